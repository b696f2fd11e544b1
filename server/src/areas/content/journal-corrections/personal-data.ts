import { correctableFields, correctionStatusLabel } from '@harbor/contract/journal-correction';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const journalCorrections: DataKind = {
  key: 'journal_corrections',
  title: '期刊纠错',
  purpose: '核对您指出的期刊资料错误并告知结果',
  retention: '到注销为止',
  fate: '删除',
  correct: null,
  tables: ['journal_corrections'],
  fields: [
    { name: 'name', label: '期刊' },
    { name: 'field', label: '有误的一项', words: named(correctableFields) },
    { name: 'proposed', label: '正确的内容' },
    { name: 'source_url', label: '出处' },
    { name: 'note', label: '补充说明' },
    { name: 'status', label: '结果', words: named(correctionStatusLabel) },
    { name: 'reply', label: '答复' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select j.name, c.field, c.proposed, c.source_url, c.note, c.status, c.reply, c.created_at
    from journal_corrections c join journals j on j.id = c.journal_id
    where c.user_id = ${userId} order by c.created_at desc, c.id desc`,
  erase: deleteRows('journal_corrections'),
};
