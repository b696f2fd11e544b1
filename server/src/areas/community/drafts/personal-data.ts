import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const drafts: DataKind = {
  key: 'post_drafts',
  title: '帖子草稿',
  purpose: '保存您没有写完的帖子',
  retention: '到删除、发布或注销为止',
  fate: '删除',
  correct: { title: '论坛', path: '/forumindex/' },
  tables: ['post_drafts'],
  fields: [
    { name: 'title', label: '标题' },
    { name: 'content', label: '内容' },
    { name: 'saved_at', label: '保存时间' },
  ],
  query: (userId) => sql`
    select title, content, saved_at from post_drafts where user_id = ${userId} order by saved_at desc`,
  erase: deleteRows('post_drafts'),
};
