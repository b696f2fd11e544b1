import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams, moment } from '../fields';
import { mostAvoided } from '../order-form/limits';
import { line } from '../people-fields';

const text = line({ error: '请填写单位或老师' }).min(2, '至少2个字').max(50, '最多50个字');

const entry = z.object({
  id: z.int(),
  /** As it was written; the name of a teacher who was set on their page. */
  text: z.string(),
  /** 1 单位或老师（文字） · 2 平台上的一位老师 */
  kind: z.int(),
  /** Of the account, for kind 2. */
  teacher_id: z.int().nullable(),
  created_at: moment,
});

const list = z.object({ data: z.array(entry), most: z.int() });

/** The standing list of a buyer, which each order's form begins with. */
export const avoidance = defineArea({
  'GET /avoid/list': {
    summary: '我的回避名单：单位与老师，对每个订单生效',
    access: 'login',
    rate: 'read',
    data: list.extend({
      /** Entries as a form's field begins with. */
      texts: z.array(z.string()),
    }),
  },
  'POST /avoid/add': {
    summary: '回避名单增加单位或老师；待接单的订单同时生效',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ texts: z.array(text).min(1, '请填写单位或老师').max(mostAvoided) }),
    data: list,
  },
  'POST /avoid/remove/:id': {
    summary: '从回避名单移除一项（编号为名单里的编号）',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: list,
  },
  'POST /avoid/teacher/:id': {
    summary: '回避或不再回避平台上的一位老师',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ avoided: z.boolean() }),
  },
  'GET /avoid/order/:id': {
    summary: '一个订单已回避的单位与老师，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({ units: z.array(z.string()), count: z.int() }),
  },
  'GET /teacher/avoid/list': {
    summary: '老师：自己的回避名单，不会看到这些单位的买家的订单',
    access: 'teacher',
    rate: 'read',
    data: list,
  },
  'POST /teacher/avoid/add': {
    summary: '老师：回避名单增加单位',
    access: 'teacher',
    rate: 'write',
    body: z.strictObject({ texts: z.array(text).min(1, '请填写单位').max(mostAvoided) }),
    data: list,
  },
  'POST /teacher/avoid/remove/:id': {
    summary: '老师：从自己的回避名单移除一项',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    data: list,
  },
});

export type AvoidEntry = z.output<typeof entry>;
