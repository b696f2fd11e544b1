import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParam, idParams, moment, page } from '../../fields';
import { word } from '../../people-fields';
import { usableCoupon } from '../services';
import {
  courseCard,
  courseComment,
  courseDetail,
  courseDiscuss,
  courseNote,
  courseReply,
  courseTeacher,
  ownCourse,
} from './fields';

const filters = {
  page,
  category: z
    .string()
    .regex(/^[1-7]$/, '分类不正确')
    .transform(Number)
    .optional(),
  /** `low` up to ¥200, `high` above, `own`: what whoever asks has. */
  price: z.enum(['free', 'low', 'high', 'own'], '价格不正确').optional(),
  feature: z.enum(['certificate', 'captions', 'files', 'updating', 'try'], '特点不正确').optional(),
  sort: z.enum(['all', 'newest', 'students', 'score', 'price_up', 'price_down'], '排序不正确').optional(),
  teacher: idParam.optional(),
  /** In titles, teachers, lessons and captions. */
  keyword: word().max(50, '最多输入50个字').optional(),
};

const list = paged(courseCard);

const counted = z.object({
  all: z.int(),
  free: z.int(),
  low: z.int(),
  high: z.int(),
  own: z.int(),
  certificate: z.int(),
  captions: z.int(),
  files: z.int(),
  updating: z.int(),
  try: z.int(),
});

const categories = z.array(z.object({ id: z.int(), title: z.string(), count: z.int() }));

export const readCalls = defineArea({
  'GET /course/list': {
    summary: '移动端课程列表，按分类、价格、特点、排序、关键词',
    access: 'public',
    rate: 'read',
    query: z.object(filters),
    data: list.extend({ categories }),
  },
  'GET /course/pc/list': {
    summary: '电脑端课程列表，附各分类与各条件的门数、热搜词',
    access: 'public',
    rate: 'read',
    query: z.object(filters),
    data: list.extend({
      categories,
      counts: counted,
      hot_words: z.array(z.string()),
    }),
  },
  'GET /course/teachers': {
    summary: '授课教师，学员多的在前',
    access: 'public',
    rate: 'read',
    query: z.object({ page }),
    data: paged(courseTeacher.extend({ course: z.object({ id: z.int(), title: z.string() }).nullable() })),
  },
  'GET /course/front': {
    summary: '首页的课程：人气课程，登录后附正在学的一门',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(courseCard) }),
  },
  'GET /course/:id/info': {
    summary: '课程详情：目录、试看、价格与可用优惠券、退款规则、资料、教师、本人的学习情况',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: z.object({ info: courseDetail }),
  },
  'GET /course/:id/coupons': {
    summary: '购买一门课程时本人可用的优惠券，最优的在前',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({ data: z.array(usableCoupon), best_id: z.int().nullable() }),
  },
  'GET /course/:id/comment': {
    summary: '学员评价',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ page, sort: z.enum(['hot', 'newest'], '排序不正确').optional() }),
    data: paged(courseComment).extend({
      /** What whoever asks wrote; null for nothing, and for visitors. */
      mine: courseComment.nullable(),
      /** They may write one now. */
      may_write: z.boolean(),
    }),
  },
  'GET /course/:id/discuss': {
    summary: '课程讨论，可只看一讲的',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      lesson: idParam.optional(),
      sort: z.enum(['hot', 'newest'], '排序不正确').optional(),
    }),
    data: paged(courseDiscuss).extend({ may_write: z.boolean() }),
  },
  'GET /course/discuss/:id/replies': {
    summary: '一条讨论的全部回复（编号为讨论的编号）',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ page }),
    data: paged(courseReply),
  },
  'GET /course/:id/notes': {
    summary: '笔记：公开的与本人的；mine=1 只看本人的，lesson 只看一讲的',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      lesson: idParam.optional(),
      mine: z.enum(['0', '1'], '请求不正确').optional(),
    }),
    data: paged(courseNote).extend({
      counts: z.object({ all: z.int(), mine: z.int(), lesson: z.int() }),
      may_write: z.boolean(),
    }),
  },
  'GET /cloudclassroom/list': {
    summary: '云课堂：本人的全部课程与进度',
    access: 'login',
    rate: 'read',
    query: z.object({
      page,
      tab: z.enum(['all', 'learning', 'finished', 'ended'], '分类不正确').optional(),
    }),
    data: paged(
      z.object({
        course: courseCard,
        own: ownCourse,
        learnt_at: moment.nullable(),
        /** Seconds that were truly watched. */
        watched_seconds: z.int(),
      }),
    ).extend({
      counts: z.object({ all: z.int(), learning: z.int(), finished: z.int(), ended: z.int() }),
      /** Truly watched in the last seven days, by day of Beijing, the oldest first. */
      week: z.array(z.object({ day: z.string(), seconds: z.int() })),
    }),
  },
  'GET /cloudclassroom/continue': {
    summary: '继续学习：最近看的一讲；没有时为空',
    access: 'login',
    rate: 'read',
    data: z.object({
      last: z
        .object({
          course: z.object({ id: z.int(), title: z.string(), cover: z.string(), percent: z.int() }),
          lesson: z.object({ id: z.int(), number: z.int(), title: z.string(), seconds: z.int() }),
          position: z.int(),
          at: moment,
          /** 手机 or 电脑, by what reported last. */
          device: z.string(),
        })
        .nullable(),
    }),
  },
});
