import { reportReasons } from '@harbor/contract/post-status';
import { promises } from '@harbor/contract/promises';
import { type RawBuilder, sql } from 'kysely';
import type { DataKind, DataRow } from '../../../../personal-data/kind';
import { named } from '../../../../personal-data/labels';
import { eraseReactions } from '../posts/reactions';

/** Runs of one shape, one after the other as one list. */
const together = (runs: readonly RawBuilder<DataRow>[], order: RawBuilder<unknown>) => sql<DataRow>`
  select * from (${sql.join(runs, sql` union all `)}) runs order by ${order}`;

/** What somebody gives to what others wrote: how it is called, where it is kept, whose count it is. */
const given = [
  { kind: '赞', table: 'post_likes', counted: 'like' },
  { kind: '收藏', table: 'post_collects', counted: 'collect' },
  { kind: '赞评论', table: 'comment_likes', counted: null },
] as const;

export const likes: DataKind = {
  key: 'post_likes',
  title: '赞与收藏的帖子',
  purpose: '保存您赞过和收藏的帖子；您同意后用于个性化推荐',
  retention: '到取消或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: given.map(({ table }) => table),
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'title', label: '帖子' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) =>
    together(
      given.map(({ kind, table, counted }) => {
        const post = counted ? sql`g.post_id` : sql`(select post_id from comments where id = g.comment_id)`;
        return sql`select ${kind}::text as kind, p.title, g.created_at
          from ${sql.table(table)} g join posts p on p.id = ${post} where g.user_id = ${userId}`;
      }),
      sql`created_at desc`,
    ),
  async erase(_core, trx, userId) {
    for (const { counted } of given) if (counted) await eraseReactions(trx, userId, counted);
    await sql`
      with gone as (delete from comment_likes where user_id = ${userId} returning comment_id)
      update comments set like_count = like_count - 1 where id in (select comment_id from gone)`.execute(trx);
  },
};

/** What somebody has to do with others: how it is called, where it is kept, who the other is. */
const related = [
  { kind: '关注', table: 'member_follows', other: 'followed_id', remark: sql`''`, at: sql`r.created_at` },
  { kind: '屏蔽', table: 'member_blocks', other: 'blocked_id', remark: sql`''`, at: sql`r.created_at` },
  {
    kind: '备注',
    table: 'member_remarks',
    other: 'member_id',
    remark: sql`r.remark`,
    at: sql`null::timestamptz`,
  },
] as const;

export const relations: DataKind = {
  key: 'member_relations',
  title: '关注、备注与屏蔽',
  purpose: '展示您关注的人，按您的意愿称呼或屏蔽他人',
  retention: '到取消或注销为止',
  fate: '删除',
  correct: { title: '论坛', path: '/forumindex/' },
  tables: related.map(({ table }) => table),
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'nickname', label: '用户' },
    { name: 'remark', label: '备注' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) =>
    together(
      related.map(
        ({ kind, table, other, remark, at }) => sql`
          select ${kind}::text as kind, u.nickname, ${remark} as remark, ${at} as created_at
          from ${sql.table(table)} r join users u on u.id = r.${sql.ref(other)} where r.user_id = ${userId}`,
      ),
      sql`created_at desc nulls last`,
    ),
  async erase(_core, trx, userId) {
    for (const { table, other } of related)
      await sql`delete from ${sql.table(table)} where user_id = ${userId} or ${sql.ref(other)} = ${userId}`.execute(
        trx,
      );
  },
};

export const reading: DataKind = {
  key: 'post_reads',
  title: '浏览过的帖子',
  purpose: '让您找回看过的帖子；可在隐私设置中暂停',
  retention: `${promises.historyDays} 天`,
  fate: '删除',
  correct: null,
  tables: ['post_reads'],
  fields: [
    { name: 'title', label: '帖子' },
    { name: 'viewed_at', label: '时间' },
  ],
  query: (userId) => sql`
    select p.title, r.viewed_at from post_reads r join posts p on p.id = r.post_id
    where r.user_id = ${userId} order by r.viewed_at desc`,
  async erase(_core, trx, userId) {
    await trx.deleteFrom('post_reads').where('user_id', '=', userId).execute();
    await trx.deleteFrom('post_views').where('visitor', '=', `u${userId}`).execute();
  },
};

const answers: Record<number, string> = { 1: '处理中', 2: '成立', 3: '不成立', 4: '作者已删除' };

export const reports: DataKind = {
  key: 'forum_reports',
  title: '举报',
  purpose: '处理您举报的内容并告知结果',
  retention: '处理后 6 个月，依照网络安全法',
  fate: '依法保存到期后删除',
  correct: null,
  tables: ['forum_reports'],
  fields: [
    { name: 'target', label: '对象', words: (value) => (value === 'post' ? '帖子' : '评论') },
    { name: 'reason', label: '原因', words: named(reportReasons) },
    { name: 'content', label: '说明' },
    { name: 'status', label: '结果', words: named(answers) },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select target, reason, content, status, created_at from forum_reports
    where user_id = ${userId} order by created_at desc`,
};
