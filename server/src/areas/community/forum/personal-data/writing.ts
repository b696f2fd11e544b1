import { commentStatusLabel, postStatusLabel, topicStatusLabel } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DataKind } from '../../../../personal-data/kind';
import { named } from '../../../../personal-data/labels';
import { eraseComments, erasePosts } from '../erase';
import { textOf } from '../text/plain';

/** Whether somebody chose, when they asked to be closed, that what they wrote in the forum goes too. */
async function goesWithAccount(trx: Db, userId: number): Promise<boolean> {
  const closing = await trx
    .selectFrom('account_closings')
    .select('posts')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return closing?.posts === 'delete';
}

export const posts: DataKind = {
  key: 'posts',
  title: '帖子',
  purpose: '在论坛公开展示您的帖子',
  retention: '到您删除为止；删除后对他人不可见',
  fate: '按您注销时的选择：匿名保留，或删除；图片、地区、未公开的帖子都删除',
  correct: { title: '论坛', path: '/forumindex/' },
  tables: ['posts', 'forum_history'],
  fields: [
    { name: 'title', label: '标题' },
    { name: 'body', label: '正文' },
    { name: 'images', label: '图片' },
    { name: 'category', label: '分类' },
    { name: 'status', label: '状态', words: named(postStatusLabel) },
    { name: 'reason', label: '驳回或隐藏的原因' },
    { name: 'appeal', label: '申诉' },
    { name: 'ai_flag', label: '含AI生成内容' },
    { name: 'ip_region', label: 'IP属地' },
    { name: 'created_at', label: '时间' },
    { name: 'edited_at', label: '修改时间' },
  ],
  query: (userId) => sql`
    select p.title, p.body, p.images, c.title as category, p.status, p.reason, p.appeal, p.ai_flag, p.ip_region,
      p.created_at, p.edited_at
    from posts p left join post_categories c on c.id = p.category_id
    where p.user_id = ${userId} order by p.created_at desc, p.id desc`,
  // What others answered stays readable, without its author and their pictures; what nobody could see goes.
  async erase(core, trx, userId) {
    await sql`delete from posts where user_id = ${userId} and published_at is null`.execute(trx);
    if (await goesWithAccount(trx, userId)) await erasePosts(core, trx, userId);
    await sql`
      update posts set images = '{}', ip_region = '', appeal = '',
        content = regexp_replace(content, '<img [^>]*>', '', 'g')
      where user_id = ${userId}`.execute(trx);
    // What an appeal said stands in the history too.
    await sql`
      update forum_history set owner_id = null, note = case event when 'appeal' then '' else note end
      where owner_id = ${userId}`.execute(trx);
  },
};

export const postVersions: DataKind = {
  key: 'post_versions',
  title: '帖子修改前的版本',
  purpose: '让您看到自己改过什么，并与审核通过时的内容对照',
  retention: '每个帖子最近 50 个版本，随帖子删除',
  fate: '删除',
  correct: null,
  tables: ['post_versions'],
  fields: [
    { name: 'title', label: '标题' },
    { name: 'content', label: '正文', words: (value) => textOf(String(value)) },
    { name: 'ai_flag', label: '含AI生成内容' },
    { name: 'written_at', label: '写于' },
    { name: 'replaced_at', label: '改于' },
  ],
  query: (userId) => sql`
    select v.title, v.content, v.ai_flag, v.written_at, v.replaced_at
    from post_versions v join posts p on p.id = v.post_id
    where p.user_id = ${userId} order by v.replaced_at desc, v.id desc`,
  async erase(_core, trx, userId) {
    await sql`delete from post_versions v using posts p where p.id = v.post_id and p.user_id = ${userId}`.execute(
      trx,
    );
  },
};

export const topics: DataKind = {
  key: 'topics',
  title: '您提出的话题',
  purpose: '审核您提出的话题并告知结果',
  retention: '到话题停用为止；话题本身供所有人使用',
  fate: '话题保留，不再与您关联',
  correct: null,
  tables: ['topics'],
  fields: [
    { name: 'title', label: '话题' },
    { name: 'status', label: '状态', words: named(topicStatusLabel) },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select title, status, created_at from topics where user_id = ${userId} order by created_at desc, id desc`,
  async erase(_core, trx, userId) {
    await sql`update topics set user_id = null where user_id = ${userId}`.execute(trx);
  },
};

export const comments: DataKind = {
  key: 'comments',
  title: '评论',
  purpose: '在帖子下公开展示您的评论',
  retention: '到您删除为止；删除后对他人不可见',
  fate: '按您注销时的选择：匿名保留，或删除；地区删除',
  correct: { title: '论坛', path: '/forumindex/' },
  tables: ['comments'],
  fields: [
    { name: 'post', label: '帖子' },
    { name: 'content', label: '内容' },
    { name: 'status', label: '状态', words: named(commentStatusLabel) },
    { name: 'reason', label: '原因' },
    { name: 'ip_region', label: 'IP属地' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select p.title as post, c.content, c.status, c.reason, c.ip_region, c.created_at
    from comments c join posts p on p.id = c.post_id
    where c.user_id = ${userId} order by c.created_at desc, c.id desc`,
  async erase(core, trx, userId) {
    if (await goesWithAccount(trx, userId)) await eraseComments(core, trx, userId);
    await sql`update comments set ip_region = '' where user_id = ${userId}`.execute(trx);
  },
};
