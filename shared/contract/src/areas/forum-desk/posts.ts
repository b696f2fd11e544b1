import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParams, page } from '../../fields';
import { postVersion } from '../../forum/shapes';
import { line, lines } from '../../people-fields';
import { seenRevision } from '../moderation';
import { deskItem, deskItemDetail, moved, withReason } from './fields';

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

export const postCalls = defineArea({
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
});
