import { sql } from 'kysely';
import { removeRows } from '../../../db/rows';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import type { EditedKind } from './rows';

const kinds: Record<EditedKind, string> = {
  post: '帖子',
  comment: '评论',
  topic: '话题',
  review: '评价',
  append: '追评',
};

export const staffEdits: DataKind = {
  key: 'staff_edits',
  title: '审核时调整过的文字与您的原文',
  purpose: '保留您的原文，供您与我们核对审核时的改动',
  retention: '到您注销账号为止',
  fate: '删除',
  correct: null,
  tables: ['staff_edits'],
  fields: [
    { name: 'kind', label: '类型', words: named(kinds) },
    { name: 'title', label: '原标题' },
    { name: 'text', label: '原文' },
    { name: 'changed', label: '改为' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select kind, before->>'title' as title, before->>'text' as text, after->>'text' as changed, at
    from staff_edits where owner_id = ${userId} order by at desc, id desc`,
  async erase(_core, trx, userId) {
    await removeRows(trx, 'staff_edits', { owner_id: userId });
  },
};
