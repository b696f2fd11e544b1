import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { idParams } from '../../fields';
import { lines } from '../../people-fields';
import { postRule } from '../../post-status';
import { visibleLength } from '../../visible-text';
import { seenRevision } from '../moderation';
import { deskItemDetail, moved, withReason } from './fields';

export const commentCalls = defineArea({
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
});
