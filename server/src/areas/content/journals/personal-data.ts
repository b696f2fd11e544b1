import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const journalNotes: DataKind = {
  key: 'journal_notes',
  title: '收藏的期刊、分组与备注',
  purpose: '保存您收藏的期刊、您建的分组和写给自己的备注',
  retention: '到取消收藏或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: ['journal_collects', 'journal_groups'],
  fields: [
    { name: 'title', label: '期刊' },
    { name: 'group_title', label: '分组' },
    { name: 'note', label: '备注' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select c.title, coalesce(g.title, '') as group_title, c.note, c.created_at
        from journal_collects c left join journal_groups g on g.id = c.group_id where c.user_id = ${userId}
      union all
      select '（空分组）'::text, g.title, '', g.created_at from journal_groups g where g.user_id = ${userId}
        and not exists (select 1 from journal_collects c where c.group_id = g.id)
    ) kept order by created_at desc`,
  erase: deleteRows('journal_collects', 'journal_groups'),
};
