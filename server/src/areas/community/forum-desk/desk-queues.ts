import { commentStatus, postStatus, postStatusLabel, topicStatus } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { escapeLike } from '../../../db/like';
import { type BatchAction, hours, lit, type ShownCase, type StaffQueue } from '../../../queues/queue';
import { titleOf } from '../forum/comments/move';
import { forumLimits } from '../forum/limits';
import { invalidateForum } from '../forum/reading/cache';
import { decideComment, keepComment } from './comments';
import { decidePost, type PostAct, refuseAppeal } from './posts';
import { deskComments, deskPosts } from './present';
import { disableTopic, publishTopic } from './topics';
import { undoComment, undoPost } from './undo';

const limitHours = forumLimits.lookWithin / 3_600_000;
const limit = hours(limitHours);
const reportedAt = sql<Date>`(select min(forum_reports.created_at) from forum_reports
  where target = 'comment' and target_id = comments.id and forum_reports.status = 1)`;
const like = (keyword: string) => `%${escapeLike(keyword)}%`;

const reasons = [
  '含有广告或联系方式',
  '涉及代写、代发等服务',
  '侵犯他人权益',
  '含有人身攻击',
  '与本版块主题无关',
];

/** What people read of a forum is cached: it ends with the decision, as it does with the single call. */
function ending<A extends unknown[]>(work: (core: Core, ...rest: A) => Promise<unknown>) {
  return async (core: Core, ...rest: A): Promise<void> => {
    await work(core, ...rest);
    invalidateForum(core);
  };
}

const postAction = (key: PostAct, title: string, needsReason = false): BatchAction => ({
  key,
  title,
  needsReason,
  run: ending((core, id: number, { staffId, reason }: { staffId: number; reason: string }) =>
    decidePost(core, staffId, id, key, reason),
  ),
});

type Item = Awaited<ReturnType<typeof deskPosts>>[number];

const tagsOf = ({ urgent, findings, reports, appeal, ai_flag }: Item): ShownCase['tags'] => [
  ...(urgent ? [{ text: '优先', tone: 'danger' as const }] : []),
  ...(findings.length > 0
    ? [{ text: `命中：${findings.slice(0, 3).join('、')}`, tone: 'warn' as const }]
    : []),
  ...(reports.length > 0 ? [{ text: `${reports.length} 人举报`, tone: 'warn' as const }] : []),
  ...(appeal ? [{ text: '申诉', tone: 'info' as const }] : []),
  ...(ai_flag ? [{ text: '含 AI 内容', tone: 'plain' as const }] : []),
];

export const postQueue: StaffQueue = {
  key: 'post',
  title: '帖子',
  group: 'content',
  right: 'forum.moderate',
  limitHours,
  limit: 'limit.post',
  table: 'posts',
  since: sql`coalesce(waits_since, due_at - ${limit})`,
  due: sql`due_at`,
  order: sql`urgent desc, due_at, id`,
  tabs: [
    { key: 'waiting', title: '待审', where: sql`status = ${lit(postStatus.waiting)}` },
    { key: 'after', title: '先发后审', where: sql`look_after`, waits: true },
    { key: 'report', title: '被举报', where: sql`status = ${lit(postStatus.reported)}`, waits: true },
    {
      key: 'appeal',
      title: '申诉',
      waits: true,
      where: sql`appeal_status = 1`,
      since: sql`appeal_at`,
      due: sql`appeal_at + ${limit}`,
      dueAfterSince: true,
      order: sql`appeal_at, id`,
    },
  ],
  found: (keyword) => sql`title ilike ${like(keyword)}
    or user_id in (select users.id from users where nickname = ${keyword})`,
  async show({ db }, ids) {
    const rows = await db.selectFrom('posts').selectAll().where('id', 'in', ids).execute();
    return (await deskPosts(db, rows)).map((item) => ({
      id: item.id,
      title: item.title,
      facts: [item.author.nickname, postStatusLabel[item.status as keyof typeof postStatusLabel]],
      tags: tagsOf(item),
      amount_fen: null,
    }));
  },
  batch: [
    postAction('approve', '通过'),
    postAction('confirm', '复查无误'),
    postAction('reject', '驳回', true),
    postAction('keep', '保留', true),
    postAction('hide', '隐藏', true),
    {
      key: 'refuse_appeal',
      title: '申诉不成立',
      needsReason: true,
      run: ending((core, id: number, { staffId, reason }: { staffId: number; reason: string }) =>
        refuseAppeal(core, staffId, id, reason),
      ),
    },
  ],
  reasons,
  undo: ending(undoPost),
};

const commentAction = (
  key: 'approve' | 'reject' | 'hide',
  title: string,
  needsReason = false,
): BatchAction => ({
  key,
  title,
  needsReason,
  run: ending((core, id: number, { staffId, reason }: { staffId: number; reason: string }) =>
    decideComment(core, staffId, id, key, reason),
  ),
});

export const commentQueue: StaffQueue = {
  key: 'comment',
  title: '评论',
  group: 'content',
  right: 'forum.moderate',
  limitHours,
  limit: 'limit.post',
  table: 'comments',
  since: sql`coalesce(waits_since, due_at - ${limit})`,
  due: sql`due_at`,
  order: sql`urgent desc, due_at, id`,
  tabs: [
    { key: 'waiting', title: '待审', where: sql`status = ${lit(commentStatus.waiting)}` },
    {
      key: 'report',
      title: '被举报',
      waits: true,
      // Since it was reported first: the comment itself may be old.
      since: reportedAt,
      due: sql`${reportedAt} + ${limit}`,
      // From the reports: of comments themselves nearly all are published.
      where: sql`status = ${lit(commentStatus.published)} and id in (
        select target_id from forum_reports where target = 'comment' and forum_reports.status = 1)`,
    },
  ],
  found: (keyword) => sql`content ilike ${like(keyword)}`,
  async show({ db }, ids) {
    const rows = await db.selectFrom('comments').selectAll().where('id', 'in', ids).execute();
    return (await deskComments(db, rows)).map((item) => ({
      id: item.id,
      title: titleOf({ content: item.text }),
      facts: [item.author.nickname, `帖子：${item.title}`],
      tags: tagsOf(item),
      amount_fen: null,
    }));
  },
  batch: [
    commentAction('approve', '通过'),
    commentAction('reject', '驳回', true),
    commentAction('hide', '隐藏', true),
    {
      key: 'keep',
      title: '保留',
      needsReason: true,
      run: ending((core, id: number, { staffId, reason }: { staffId: number; reason: string }) =>
        keepComment(core, staffId, id, reason),
      ),
    },
  ],
  reasons,
  undo: ending(undoComment),
};

export const topicQueue: StaffQueue = {
  key: 'topic',
  title: '话题',
  group: 'content',
  right: 'forum.arrange',
  limitHours,
  limit: 'limit.post',
  table: 'topics',
  since: sql`created_at`,
  due: sql`created_at + ${limit}`,
  dueAfterSince: true,
  order: sql`created_at, id`,
  tabs: [{ key: 'waiting', title: '待审', where: sql`status = ${lit(topicStatus.waiting)}` }],
  found: (keyword) => sql`title ilike ${like(keyword)}`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('topics')
      .leftJoin('users', 'users.id', 'topics.user_id')
      .select(['topics.id', 'title', 'description', 'nickname'])
      .where('topics.id', 'in', ids)
      .execute();
    return rows.map(({ id, title, description, nickname }) => ({
      id,
      title,
      facts: [nickname ?? '运营', description].filter((fact) => fact !== ''),
      tags: [],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'publish',
      title: '通过',
      run: ending((core, id: number, { staffId }: { staffId: number }) => publishTopic(core, staffId, id)),
    },
    {
      key: 'disable',
      title: '不通过',
      needsReason: true,
      run: ending((core, id: number, { staffId, reason }: { staffId: number; reason: string }) =>
        disableTopic(core, staffId, id, reason),
      ),
    },
  ],
  reasons: ['与已有话题重复', '名称不清楚', '不适合作为话题'],
};
