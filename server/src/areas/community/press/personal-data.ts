import { pressReportStatusLabel } from '@harbor/contract/press-rules';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { eraseReactions } from './reactions';

export const pressLikes: DataKind = {
  key: 'press_likes',
  title: '赞与收藏的头条',
  purpose: '保存您赞过和收藏的头条',
  retention: '到取消或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: ['press_likes', 'press_collects'],
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'title', label: '头条' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select '赞'::text as kind, p.title, l.created_at from press_likes l join press p on p.id = l.press_id
        where l.user_id = ${userId}
      union all
      select '收藏'::text, p.title, c.created_at from press_collects c join press p on p.id = c.press_id
        where c.user_id = ${userId}
    ) given order by created_at desc`,
  async erase(_core, trx, userId) {
    for (const reaction of ['like', 'collect'] as const) await eraseReactions(trx, userId, reaction);
    return undefined;
  },
};

export const pressReports: DataKind = {
  key: 'press_reports',
  title: '头条纠错',
  purpose: '核对您指出的错误并告知结果',
  retention: '答复后 6 个月，或到注销为止',
  fate: '删除',
  correct: null,
  tables: ['press_reports'],
  fields: [
    { name: 'title', label: '头条' },
    { name: 'content', label: '说明' },
    { name: 'status', label: '结果', words: named(pressReportStatusLabel) },
    { name: 'reply', label: '答复' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select p.title, r.content, r.status, r.reply, r.created_at from press_reports r join press p on p.id = r.press_id
    where r.user_id = ${userId} order by r.created_at desc`,
  async erase(_core, trx, userId) {
    await trx.deleteFrom('press_reports').where('user_id', '=', userId).execute();
    return undefined;
  },
};
