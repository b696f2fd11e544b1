import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, id, idParams, page } from '../fields';
import { forumComment as comment, forumReply as reply } from '../forum/shapes';
import { lines } from '../people-fields';
import { postRule } from '../post-status';
import { visibleLength } from '../visible-text';

const { max } = postRule.comment;
const sort = z.enum(['hot', 'newest', 'oldest'], '排序不正确').optional();
const accepted = z.object({ accepted_comment_id: z.int().nullable() });
const liked = z.object({ liked: z.boolean(), like_count: z.int() });

export const discuss = defineArea({
  'POST /hot_post/discuss/:id': {
    summary: '一个帖子的评论，每条带前几条回复（编号为帖子的编号）',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: z
      .strictObject({
        page: bodyPage,
        sort,
        /** Only what the post's author said. */
        author_only: z.boolean().optional(),
        /** A comment or reply that a link leads to: its comment comes first on the first page. */
        focus: id.optional(),
      })
      .optional(),
    data: paged(comment),
  },
  'GET /hot_post/comments/:id': {
    summary: '一个帖子的评论，供地址直接打开的页面（编号为帖子的编号）',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ page, sort }),
    data: paged(comment),
  },
  'POST /hot_post/more_discuss/:id': {
    summary: '一条评论的回复（编号为评论的编号）',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: z.strictObject({ page: bodyPage }).optional(),
    data: paged(reply),
  },
  'POST /hot_post/discuss': {
    summary: '写评论或回复，1至500字；@昵称 会提醒对方',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      post_id: id,
      /** The comment or reply that is answered; without, the post itself. */
      parent_id: id.nullable().optional(),
      content: lines({ error: '请填写评论' })
        // White space takes no room in the count, and is no way to write without end.
        .max(8 * max, `评论最多${max}个字`)
        .refine((text) => visibleLength(text) >= 1, '请填写评论')
        .refine((text) => visibleLength(text) <= max, `评论最多${max}个字`),
    }),
    data: z.object({ comment, comment_count: z.int(), message: z.string() }),
  },
  'POST /hot_post/delete_discuss/:id': {
    summary: '删除本人的评论；有回复时保留“该评论已删除”',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ id: z.int(), kept: z.boolean(), comment_count: z.int() }),
  },
  'POST /hot_post/like_discuss/:id': {
    summary: '赞一条评论',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: liked,
  },
  'POST /hot_post/cancel_discuss/:id': {
    summary: '取消对评论的赞',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: liked,
  },
  'POST /hot_post/accept/:id': {
    summary: '采纳本人求助帖下的一条回答，替换之前采纳的（编号为评论的编号）',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: accepted,
  },
  'POST /hot_post/cancel_accept/:id': {
    summary: '取消采纳（编号为评论的编号）',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: accepted,
  },
});
