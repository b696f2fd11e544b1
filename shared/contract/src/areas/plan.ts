import { z } from 'zod';
import { defineArea } from '../endpoint';
import { day, fen, idParams, moment } from '../fields';
import { line } from '../people-fields';
import { type PlanFit, type PlanKind, planFits, planKinds } from '../plan-kinds';

const kind = z.enum(Object.keys(planKinds) as [PlanKind, ...PlanKind[]], '请选择要准备的事');
const fit = z.enum(Object.keys(planFits) as [PlanFit, ...PlanFit[]]);
const step = z.string().regex(/^[a-z]{2,20}$/, '步骤不正确');

const planStep = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** Days as `2026-11-28`: when it should begin and be done, so that everything behind it has its time. */
  from: z.string(),
  until: z.string(),
  days: z.int(),
  /** Days that it usually takes, and that it takes at least. */
  usual_days: z.int(),
  least_days: z.int(),
  done: z.boolean(),
  /** What there is too little time for; empty where there is enough. */
  warning: z.string(),
  services: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      deliver_days: z.int(),
      price_fen: fen,
      /** 3: the price is quoted. */
      price_mode: z.int(),
      unit: z.string(),
      /** Whether its delivery fits into the step. */
      fits: z.boolean(),
    }),
  ),
  courses: z.array(z.object({ id: z.int(), title: z.string(), hours: z.number() })),
  /** Another page of the site that helps; null for none. */
  way: z.object({ title: z.string(), path: z.string() }).nullable(),
});

const planned = z.object({
  /** Null while it is not saved. */
  id: z.int().nullable(),
  kind,
  title: z.string(),
  date: z.string(),
  days_left: z.int(),
  fit,
  /** What is true of the time that is left, in a sentence or two. */
  verdict: z.string(),
  steps: z.array(planStep),
  /** The plan as a calendar (RFC 5545), for a file. */
  ics: z.string(),
  saved_at: moment.nullable(),
});

const target = { kind, date: day('日期') };

/** From a day back to what has to be done until then, and what there is too little time for. */
export const plan = defineArea({
  'POST /plan/preview': {
    summary: '从一个日期倒排：各步骤的起止、可用的服务与课程、来不及的提醒；不保存',
    access: 'public',
    rate: 'read',
    body: z.strictObject(target),
    data: planned,
  },
  'GET /plan/list': {
    summary: '我的倒排计划，日期近的在前',
    access: 'login',
    rate: 'read',
    data: z.object({ data: z.array(planned) }),
  },
  'POST /plan/save': {
    summary: '保存一个倒排计划',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ ...target, title: line().max(30, '名称最多30个字').optional() }),
    data: planned,
  },
  'POST /plan/change/:id': {
    summary: '改一个计划的日期或名称',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      date: day('日期').optional(),
      title: line().max(30, '名称最多30个字').optional(),
    }),
    data: planned,
  },
  'POST /plan/step/:id': {
    summary: '把计划的一步标为完成或未完成',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ step, done: z.boolean('请选择是否完成') }),
    data: planned,
  },
  'POST /plan/remove/:id': {
    summary: '删除一个计划',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ data: z.array(planned) }),
  },
});

export type Plan = z.output<typeof planned>;
export type PlanStep = z.output<typeof planStep>;
