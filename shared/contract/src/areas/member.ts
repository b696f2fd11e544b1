import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, id, idParams, moment, pageQuery } from '../fields';
import { memberBrief, memberCard, postCard } from '../forum/shapes';
import { line } from '../people-fields';
import { postRule } from '../post-status';

const paging = z.strictObject({ page: bodyPage }).optional();

/** A member's page, as everybody may read it. */
export const memberInfo = memberBrief.extend({
  bio: z.string(),
  unit: z.string(),
  gender: z.int(),
  subjects: z.array(z.string()),
  ip_region: z.string(),
  joined_at: moment,
  own: z.boolean(),
  following: z.boolean(),
  follows_me: z.boolean(),
  blocked: z.boolean(),
  counts: z.object({
    posts: z.int(),
    fans: z.int(),
    following: z.int(),
    likes: z.int(),
    collects: z.int(),
    /** Likes that the member's posts got. */
    liked: z.int(),
  }),
});

export const member = defineArea({
  'GET /member/info/:id': {
    summary: '论坛用户资料、计数、是否关注',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: memberInfo,
  },
  'POST /member/info/:id': {
    summary: '论坛用户资料、计数、是否关注',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: memberInfo,
  },
  'POST /member/my_post/:id': {
    summary: '用户的帖子；本人可见未公开的，可按状态筛选',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: z
      .strictObject({
        page: bodyPage,
        status: z.int('状态不正确').min(1, '状态不正确').max(7, '状态不正确').optional(),
      })
      .optional(),
    data: paged(postCard),
  },
  'GET /member/posts/:id': {
    summary: '用户公开的帖子，供地址直接打开的页面',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: pageQuery,
    data: paged(postCard),
  },
  'POST /member/collect/:id': {
    summary: '用户收藏的帖子',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: paging,
    data: paged(postCard),
  },
  'POST /member/like/:id': {
    summary: '用户赞过的帖子',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: paging,
    data: paged(postCard),
  },
  'POST /member/my_fans/:id': {
    summary: '粉丝',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: paging,
    data: paged(memberCard),
  },
  'POST /member/concerned/:id': {
    summary: '关注的人',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: paging,
    data: paged(memberCard),
  },
  'GET /member/mine': {
    summary: '我的论坛：各状态的帖子、草稿、收藏、赞、关注、粉丝与浏览记录的数目',
    access: 'login',
    rate: 'read',
    data: z.object({
      id: z.int(),
      posts: z.int(),
      waiting: z.int(),
      rejected: z.int(),
      hidden: z.int(),
      drafts: z.int(),
      collects: z.int(),
      likes: z.int(),
      following: z.int(),
      fans: z.int(),
      history: z.int(),
    }),
  },
  'GET /member/history': {
    summary: '我的浏览记录，保留90天',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(postCard.extend({ viewed_at: moment })).extend({
      /** False: paused in the privacy settings. */
      recording: z.boolean(),
    }),
  },
  'PUT /member/history/delete': {
    summary: '删除浏览记录：指定的帖子，或全部',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      ids: z.array(id, '请选择记录').max(100, '一次最多100条').optional(),
      all: z.boolean().optional(),
    }),
    data: z.object({ removed: z.int() }),
  },
  'PUT /member/remark/:id': {
    summary: '给关注的人设备注名，仅自己可见；空为取消',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      remark: line({ error: '请填写备注' }).max(postRule.remark, `备注最多${postRule.remark}个字`),
    }),
    data: z.object({ remark: z.string() }),
  },
  'GET /member/blocks': {
    summary: '我屏蔽的用户',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(memberCard),
  },
});

export type MemberInfo = z.output<typeof memberInfo>;
