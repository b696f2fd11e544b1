import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, idParams, moment, page, queryCode } from '../fields';
import { forumCategory as category, postVersion } from '../forum/shapes';
import { line, lines } from '../people-fields';
import { postRule } from '../post-status';
import { visibleLength } from '../visible-text';
import { lookedAt, seenRevision } from './moderation';

const why = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');
const withReason = z.strictObject({ reason: why });
const moved = z.object({ id: z.int(), status: z.int(), status_text: z.string() });

const report = z.object({
  id: z.int(),
  reason: z.string(),
  reason_text: z.string(),
  content: z.string(),
  reporter: z.object({ id: z.int(), nickname: z.string() }),
  created_at: moment,
});

/** A post or comment as staff see it. */
const deskItem = z.object({
  kind: z.enum(['post', 'comment']),
  id: z.int(),
  post_id: z.int(),
  title: z.string(),
  /** Plain text of the whole. */
  text: z.string(),
  images: z.array(z.string()),
  author: z.object({ id: z.int(), nickname: z.string() }),
  status: z.int(),
  status_text: z.string(),
  /** Found by the rules on wording, or a reason to look first. */
  urgent: z.boolean(),
  /** Words that the rules found. */
  findings: z.array(z.string()),
  ai_flag: z.boolean(),
  reason: z.string(),
  appeal: z.string(),
  reports: z.array(report),
  /** Until when it should be looked at. */
  due_at: moment,
  created_at: moment,
  history: z.array(
    z.object({
      event: z.string(),
      from: z.int().nullable(),
      to: z.int(),
      actor: z.string(),
      note: z.string(),
      at: moment,
    }),
  ),
});

const deskTopic = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  status: z.int(),
  status_text: z.string(),
  post_count: z.int(),
  author: z.object({ id: z.int(), nickname: z.string() }).nullable(),
  created_at: moment,
});

/** The same, with everything that is known of its text. */
const deskItemDetail = deskItem.extend(lookedAt.shape);

/** A post's formatting stays as it is: words are changed where they stand. */
const postEdit = z.strictObject({
  revision: seenRevision,
  title: line({ error: '请填写标题' }).max(200, '标题太长'),
  fixes: z
    .array(
      z.strictObject({
        find: lines({ error: '请填写要改的文字' }).min(1, '请填写要改的文字').max(200, '一处最多200个字'),
        replace: lines().max(200, '一处最多200个字'),
      }),
    )
    .max(20, '一次最多改20处'),
});

const topicTitle = line({ error: '请填写话题' })
  .min(2, '话题为2至20个字')
  .max(postRule.topicTitle.max, '话题为2至20个字');
const topicDescription = lines().max(200, '说明最多200个字');

export const forumDesk = defineArea({
  'GET /staff/forum/queue': {
    summary: '运营：待审、待复查、被举报、申诉的帖子与评论；有命中的在前，旧的在前',
    access: 'staff',
    right: 'forum.moderate',
    rate: 'read',
    query: z.object({
      list: z.enum(['post', 'comment', 'after', 'report', 'appeal'], '列表不正确').optional(),
      page,
    }),
    data: paged(deskItem).extend({
      counts: z.object({
        post: z.int(),
        comment: z.int(),
        after: z.int(),
        report: z.int(),
        appeal: z.int(),
        topic: z.int(),
      }),
    }),
  },
  'GET /staff/post/detail/:id': {
    summary: '运营：一个帖子与它的经过',
    access: 'staff',
    right: 'forum.moderate',
    rate: 'read',
    params: idParams,
    data: deskItemDetail,
  },
  'GET /staff/post/versions/:id': {
    summary: '运营：一个帖子发布后修改前的各个版本',
    access: 'staff',
    right: 'forum.moderate',
    rate: 'read',
    params: idParams,
    data: z.object({ title: z.string(), data: z.array(postVersion) }),
  },
  'POST /staff/post/publish/:id': {
    summary: '运营：帖子审核通过，可先改标题与个别文字；作者的原文会保留并告知作者',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ edit: postEdit.optional() }).optional(),
    data: moved,
  },
  'POST /staff/post/reject/:id': {
    summary: '运营：驳回帖子并说明原因，作者得到可编辑的草稿',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/confirm/:id': {
    summary: '运营：先发后审的帖子复查无误',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    data: moved,
  },
  'POST /staff/post/recall/:id': {
    summary: '运营：把已发布的帖子转入复审',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/hide/:id': {
    summary: '运营：隐藏帖子并说明原因；未处理的举报一并成立',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/keep/:id': {
    summary: '运营：复审后保留帖子；未处理的举报一并不成立',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/restore/:id': {
    summary: '运营：恢复被隐藏的帖子（申诉成立）',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/refuse_appeal/:id': {
    summary: '运营：申诉不成立，维持隐藏',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/lock/:id': {
    summary: '运营：锁定帖子，不能再评论',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/post/unlock/:id': {
    summary: '运营：解除锁定',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'post',
    rate: 'write',
    params: idParams,
    data: moved,
  },
  'POST /staff/post/recommend/:id': {
    summary: '运营：推荐帖子或取消推荐',
    access: 'staff',
    right: 'forum.moderate',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ recommended: z.boolean('请选择') }),
    data: moved,
  },
  'GET /staff/discuss/detail/:id': {
    summary: '运营：一条评论与它的经过',
    access: 'staff',
    right: 'forum.moderate',
    rate: 'read',
    params: idParams,
    data: deskItemDetail,
  },
  'POST /staff/discuss/publish/:id': {
    summary: '运营：评论审核通过，可先改文字；作者的原文会保留并告知作者',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'comment',
    rate: 'write',
    params: idParams,
    body: z
      .strictObject({
        edit: z
          .strictObject({
            revision: seenRevision,
            content: lines({ error: '请填写评论' })
              // White space takes no room in the count, as where its author writes it.
              .max(8 * postRule.comment.max, `评论最多${postRule.comment.max}个字`)
              .refine((text) => visibleLength(text) >= 1, '请填写评论')
              .refine(
                (text) => visibleLength(text) <= postRule.comment.max,
                `评论最多${postRule.comment.max}个字`,
              ),
          })
          .optional(),
      })
      .optional(),
    data: moved,
  },
  'POST /staff/discuss/reject/:id': {
    summary: '运营：驳回评论并说明原因',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'comment',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/discuss/hide/:id': {
    summary: '运营：隐藏评论；未处理的举报一并成立',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'comment',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/discuss/keep/:id': {
    summary: '运营：保留被举报的评论；未处理的举报一并不成立',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'comment',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/discuss/restore/:id': {
    summary: '运营：恢复被隐藏的评论',
    access: 'staff',
    right: 'forum.moderate',
    decides: 'comment',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/discuss/accept/:id': {
    summary: '运营：代提问者采纳求助帖下的一条回答',
    access: 'staff',
    right: 'forum.moderate',
    rate: 'write',
    params: idParams,
    data: z.object({ accepted_comment_id: z.int().nullable() }),
  },
  'GET /staff/topic/list': {
    summary: '运营：话题，按状态；待审的旧的在前',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'read',
    query: z.object({ status: queryCode, page }),
    data: paged(deskTopic),
  },
  'GET /staff/topic/detail/:id': {
    summary: '运营：一个话题',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'read',
    params: idParams,
    data: deskTopic.extend(lookedAt.shape),
  },
  'POST /staff/topic/publish/:id': {
    summary: '运营：话题审核通过，可先改名称与说明，或重新启用',
    access: 'staff',
    right: 'forum.arrange',
    decides: 'topic',
    rate: 'write',
    params: idParams,
    body: z
      .strictObject({
        edit: z
          .strictObject({ revision: seenRevision, title: topicTitle, description: topicDescription })
          .optional(),
      })
      .optional(),
    data: moved,
  },
  'POST /staff/topic/merge/:id': {
    summary: '运营：把话题合并到另一个，帖子一并转移',
    access: 'staff',
    right: 'forum.arrange',
    decides: 'topic',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ into: id }),
    data: moved,
  },
  'POST /staff/topic/disable/:id': {
    summary: '运营：停用话题',
    access: 'staff',
    right: 'forum.arrange',
    decides: 'topic',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/topic/save': {
    summary: '运营：新建话题，或修改标题、说明与热门标记',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      title: topicTitle,
      description: topicDescription.optional(),
      hot: z.boolean().optional(),
    }),
    data: deskTopic,
  },
  'POST /staff/post_category/save': {
    summary: '运营：新建或修改论坛分类，两级',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      parent_id: id.nullable().optional(),
      title: line({ error: '请填写分类' }).min(2, '分类为2至12个字').max(12, '分类为2至12个字'),
      description: lines().max(100, '说明最多100个字').optional(),
      sort: z.int('排序不正确').min(0, '排序不正确').max(9999, '排序不正确').optional(),
      /** False: not offered any more; its posts stay. */
      active: z.boolean().optional(),
      /** For questions: whoever asks accepts one of the answers. */
      asks: z.boolean().optional(),
    }),
    data: z.object({ data: z.array(category) }),
  },
});

export type ForumDeskDetail = z.output<typeof deskItemDetail>;
export type ForumDeskItem = z.output<typeof deskItem>;
