import {
  type CommentStatus,
  commentStatusLabel,
  type PostStatus,
  postStatusLabel,
  type ReportReason,
  reportReasons,
} from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { eraseComments, erasePosts } from '../../../forum/erase';
import { countReaction } from '../../../forum/posts/reactions';
import type { DataKind } from '../kind';

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
  fate: '按您注销时的选择：匿名保留，或删除；图片、地区、修改前的版本与未公开的帖子都删除',
  correct: { title: '论坛', path: '/forumindex/' },
  tables: ['posts', 'post_versions', 'topics', 'forum_history'],
  fields: [
    { name: 'title', label: '标题' },
    { name: 'body', label: '正文' },
    { name: 'images', label: '图片' },
    { name: 'category', label: '分类' },
    { name: 'status', label: '状态', words: (value) => postStatusLabel[value as PostStatus] ?? '' },
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
    await sql`delete from post_versions v using posts p where p.id = v.post_id and p.user_id = ${userId}`.execute(
      trx,
    );
    if (await goesWithAccount(trx, userId)) await erasePosts(core, trx, userId);
    await sql`
      update posts set images = '{}', ip_region = '未知', appeal = '',
        content = regexp_replace(content, '<img [^>]*>', '', 'g')
      where user_id = ${userId}`.execute(trx);
    await sql`update topics set user_id = null where user_id = ${userId}`.execute(trx);
    // What an appeal said stands in the history too.
    await sql`
      update forum_history set owner_id = null, note = case event when 'appeal' then '' else note end
      where owner_id = ${userId}`.execute(trx);
    return undefined;
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
    { name: 'status', label: '状态', words: (value) => commentStatusLabel[value as CommentStatus] ?? '' },
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
    await sql`update comments set ip_region = '未知' where user_id = ${userId}`.execute(trx);
    return undefined;
  },
};

export const likes: DataKind = {
  key: 'post_likes',
  title: '赞与收藏的帖子',
  purpose: '保存您赞过和收藏的帖子；您同意后用于个性化推荐',
  retention: '到取消或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: ['post_likes', 'post_collects', 'comment_likes'],
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'title', label: '帖子' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select '赞' as kind, p.title, l.created_at from post_likes l join posts p on p.id = l.post_id
        where l.user_id = ${userId}
      union all
      select '收藏', p.title, l.created_at from post_collects l join posts p on p.id = l.post_id
        where l.user_id = ${userId}
      union all
      select '赞评论', p.title, l.created_at from comment_likes l join comments c on c.id = l.comment_id
        join posts p on p.id = c.post_id where l.user_id = ${userId}
    ) given order by created_at desc`,
  async erase(_core, trx, userId) {
    for (const [table, reaction] of [
      ['post_likes', 'like'],
      ['post_collects', 'collect'],
    ] as const) {
      const gone = await trx.deleteFrom(table).where('user_id', '=', userId).returning('post_id').execute();
      for (const { post_id } of gone.sort((a, b) => a.post_id - b.post_id))
        await countReaction(trx, post_id, reaction, -1);
    }
    await sql`
      with gone as (delete from comment_likes where user_id = ${userId} returning comment_id)
      update comments set like_count = like_count - 1 where id in (select comment_id from gone)`.execute(trx);
    return undefined;
  },
};

export const relations: DataKind = {
  key: 'member_relations',
  title: '关注、备注与屏蔽',
  purpose: '展示您关注的人，按您的意愿称呼或屏蔽他人',
  retention: '到取消或注销为止',
  fate: '删除',
  correct: { title: '论坛', path: '/forumindex/' },
  tables: ['member_follows', 'member_remarks', 'member_blocks'],
  fields: [
    { name: 'kind', label: '类型' },
    { name: 'nickname', label: '用户' },
    { name: 'remark', label: '备注' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select '关注' as kind, u.nickname, '' as remark, f.created_at from member_follows f
        join users u on u.id = f.followed_id where f.user_id = ${userId}
      union all
      select '屏蔽', u.nickname, '', b.created_at from member_blocks b
        join users u on u.id = b.blocked_id where b.user_id = ${userId}
      union all
      select '备注', u.nickname, r.remark, null from member_remarks r
        join users u on u.id = r.member_id where r.user_id = ${userId}
    ) related order by created_at desc nulls last`,
  async erase(_core, trx, userId) {
    await sql`delete from member_follows where user_id = ${userId} or followed_id = ${userId}`.execute(trx);
    await sql`delete from member_remarks where user_id = ${userId} or member_id = ${userId}`.execute(trx);
    await sql`delete from member_blocks where user_id = ${userId} or blocked_id = ${userId}`.execute(trx);
    return undefined;
  },
};

export const reading: DataKind = {
  key: 'post_reads',
  title: '浏览过的帖子',
  purpose: '让您找回看过的帖子；可在隐私设置中暂停',
  retention: '90 天',
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
    return undefined;
  },
};

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
  async erase(_core, trx, userId) {
    await trx.deleteFrom('post_drafts').where('user_id', '=', userId).execute();
    return undefined;
  },
};

const answers: Record<number, string> = { 1: '处理中', 2: '成立', 3: '不成立' };

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
    { name: 'reason', label: '原因', words: (value) => reportReasons[value as ReportReason] ?? '' },
    { name: 'content', label: '说明' },
    { name: 'status', label: '结果', words: (value) => answers[Number(value)] ?? '' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select target, reason, content, status, created_at from forum_reports
    where user_id = ${userId} order by created_at desc`,
};
