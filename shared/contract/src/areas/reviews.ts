import { z } from 'zod';
import { hidingBases } from '../appraise-status';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, idParams, moment, page, queryCode, queryInt } from '../fields';
import { line, lines, word } from '../people-fields';
import { lookedAt, seenRevision } from './moderation';
import { appraise } from './services';

const mostPictures = 9;
const mostTags = 5;

const rating = (label: string) =>
  z
    .int({ error: `请为${label}打分` })
    .min(1, `请为${label}打分`)
    .max(5, '评分为1至5星');

const ratings = {
  stars: rating('综合评分'),
  professional: rating('专业程度'),
  punctual: rating('准时交付'),
  communication: rating('沟通清楚'),
  norm: rating('符合规范'),
};

/** 1 审核中 · 2 已展示 · 3 未展示 */
const status = z.int();

/** The service that a review is about. */
const reviewed = z.object({
  goods_id: z.int(),
  title: z.string(),
  cover: z.string(),
  category_title: z.string(),
});

/** A review of the wall: what everybody reads, and what it is about. */
export const wallAppraise = appraise.extend({ goods: reviewed });

const means = z.object({
  overall: z.number(),
  professional: z.number(),
  punctual: z.number(),
  communication: z.number(),
  norm: z.number(),
});

/** Sums over the reviews of the wall, before stars and contents are filtered. */
export const wallSummary = z.object({
  total: z.int(),
  score: z.number(),
  /** Number of reviews with 5, 4, 3, 2, 1 stars, in this order. */
  distribution: z.array(z.int()),
  /** Means of the five rubrics; 0 = nobody has rated. */
  rubrics: means,
  with_text: z.int(),
  with_images: z.int(),
  with_append: z.int(),
});

/** One's own review, whatever its state. */
export const ownAppraise = reviewed.extend({
  id: z.int(),
  /** Null for reviews that belong to no order of this site. */
  order_id: z.int().nullable(),
  spec_name: z.string(),
  ratings: z.object(ratings),
  content: z.string(),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  anonymous: z.boolean(),
  status,
  status_text: z.string(),
  /** Why it is not shown; empty otherwise. */
  hidden_reason: z.string(),
  append: z
    .object({
      content: z.string(),
      status,
      status_text: z.string(),
      hidden_reason: z.string(),
      created_at: moment,
    })
    .nullable(),
  reply: z.object({ content: z.string(), name: z.string(), created_at: moment }).nullable(),
  created_at: moment,
  /** Until when something can be added, as long as nothing was. */
  append_until: moment,
  /** What its author may do now, decided by the server. */
  actions: z.object({ append: z.boolean() }),
});

/** A review as staff and the order's teacher see it. */
const deskAppraise = ownAppraise.extend({
  author: z.object({ id: z.int(), nickname: z.string() }),
  teacher_id: z.int().nullable(),
});

const part = z.enum(['review', 'append'], '请选择评价或追评');
const why = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');
const replyBody = z.strictObject({
  content: lines({ error: '请填写回复' }).min(2, '回复至少2个字').max(300, '回复最多300个字'),
});

export const reviews = defineArea({
  'GET /appraise/list': {
    summary: '评价墙：全部服务已展示的评价，可按分类、星级与内容筛选',
    access: 'public',
    rate: 'read',
    query: z.object({
      category_id: queryCode,
      /** 1 to 5. */
      stars: queryCode,
      filter: z.enum(['all', 'text', 'image', 'append'], '评价筛选条件不正确').optional(),
      page: queryInt,
    }),
    data: paged(wallAppraise).extend({
      summary: wallSummary,
      categories: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
    }),
  },
  'POST /user/appraise': {
    summary: '我的评价，新的在前',
    access: 'login',
    rate: 'read',
    body: z.strictObject({ page: bodyPage }),
    data: paged(ownAppraise),
  },
  'GET /user/appraise/:id': {
    summary: '一个订单的评价：能否评价、可选标签、已写的评价，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({
      order: reviewed.extend({
        id: z.int(),
        order_no: z.string(),
        spec_text: z.string(),
        teacher_name: z.string(),
        finished_at: moment.nullable(),
      }),
      actions: z.object({ review: z.boolean() }),
      /** Why it cannot be reviewed (any more); empty if it can, or was. */
      reason: z.string(),
      /** Last moment for a review; null while the order is not finished. */
      review_until: moment.nullable(),
      /** Tags to choose from, for four stars and more and for fewer. */
      tags: z.object({ good: z.array(z.string()), low: z.array(z.string()) }),
      review: ownAppraise.nullable(),
    }),
  },
  'POST /user/appraise/:id': {
    summary: '评价已完成的订单，每单一次；审核后展示',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      ...ratings,
      content: lines().max(500, '评价最多500个字').optional(),
      tags: z
        .array(line().max(12, '标签不正确'))
        .max(mostTags, `最多选${mostTags}个标签`)
        .refine((tags) => new Set(tags).size === tags.length, '标签不能重复')
        .optional(),
      images: z
        .array(word().max(300, '请重新上传图片'))
        .max(mostPictures, `最多上传${mostPictures}张图片`)
        .refine((images) => new Set(images).size === images.length, '图片不能重复')
        .optional(),
      anonymous: z.boolean().optional(),
    }),
    data: ownAppraise,
  },
  'POST /user/appraise_append/:id': {
    summary: '追评一次，评价后90天内；审核后展示（编号为评价的编号）',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写追评' }).min(5, '追评至少5个字').max(500, '追评最多500个字'),
    }),
    data: ownAppraise,
  },
  'GET /teacher/appraise/list': {
    summary: '教师：自己服务过的、已展示的评价',
    access: 'teacher',
    rate: 'read',
    query: z.object({ page }),
    data: paged(deskAppraise),
  },
  'POST /teacher/appraise/reply/:id': {
    summary: '教师：回复自己服务的评价，一次',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: replyBody,
    data: deskAppraise,
  },
  'GET /staff/appraise/list': {
    summary: '运营：评价与追评，按状态；待审的旧的在前',
    access: 'staff',
    right: 'reviews.moderate',
    rate: 'read',
    query: z.object({ status: queryCode, page }),
    data: paged(deskAppraise),
  },
  'GET /staff/appraise/detail/:id': {
    summary: '运营：一条评价与追评，标出规则命中的文字',
    access: 'staff',
    right: 'reviews.moderate',
    rate: 'read',
    params: idParams,
    data: deskAppraise.extend({ looked: z.object({ review: lookedAt, append: lookedAt.nullable() }) }),
  },
  'POST /staff/appraise/publish/:id': {
    summary: '运营：审核通过，展示评价或追评；可先去掉隐私等文字，作者的原文会保留并告知作者',
    access: 'staff',
    right: 'reviews.moderate',
    decides: 'review',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      part,
      edit: z
        .strictObject({ revision: seenRevision, content: lines().max(500, '评价最多500个字') })
        .optional(),
    }),
    data: deskAppraise,
  },
  'POST /staff/appraise/hide/:id': {
    summary: '运营：因违法或隐私隐藏评价或追评；原因会告知作者并留存',
    access: 'staff',
    right: 'reviews.moderate',
    decides: 'review',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      part,
      basis: z.enum(Object.keys(hidingBases) as [keyof typeof hidingBases], '只能因违法或隐私隐藏真实评价'),
      reason: why,
    }),
    data: deskAppraise,
  },
  'POST /staff/appraise/restore/:id': {
    summary: '运营：恢复展示',
    access: 'staff',
    right: 'reviews.moderate',
    decides: 'review',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ part, reason: why }),
    data: deskAppraise,
  },
  'POST /staff/appraise/reply/:id': {
    summary: '运营：以客服身份回复已展示的评价，一次',
    access: 'staff',
    right: 'reviews.reply',
    rate: 'write',
    params: idParams,
    body: replyBody,
    data: deskAppraise,
  },
});

export type WallAppraise = z.output<typeof wallAppraise>;
export type WallSummary = z.output<typeof wallSummary>;
export type OwnAppraise = z.output<typeof ownAppraise>;
export type DeskAppraise = z.output<typeof deskAppraise>;
