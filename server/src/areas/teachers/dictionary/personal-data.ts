import { candidateKindLabel, candidateStatusLabel } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

/** What somebody wrote because the lists lacked it. */
export const writtenWords: DataKind = {
  key: 'dictionary_words',
  title: '填写的院校与专业名称',
  purpose: '补充名录里没有的院校与专业',
  retention: '名称长期保留，与您的关联到注销为止',
  fate: '名称保留，不再与您关联',
  correct: { title: '老师认证', path: '/certification_new/' },
  tables: ['dictionary_candidates'],
  fields: [
    { name: 'kind', label: '类别', words: named(candidateKindLabel as unknown as Record<string, string>) },
    { name: 'text', label: '名称' },
    {
      name: 'status',
      label: '状态',
      words: named(candidateStatusLabel as unknown as Record<string, string>),
    },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select kind, text, status, created_at from dictionary_candidates
    where user_id = ${userId} order by id desc`,
  async erase(_core, trx, userId) {
    await sql`update dictionary_candidates set user_id = null where user_id = ${userId}`.execute(trx);
    return undefined;
  },
};
