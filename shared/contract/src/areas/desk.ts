import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { fen, id, idParam, idParams, moment, page } from '../fields';
import { lines, word } from '../people-fields';

/** How far a case or a queue is from its time limit: in time, three quarters of it gone, over it. */
export const deskUrgency = z.enum(['ok', 'soon', 'late']);

const queueKey = z.string().regex(/^[a-z]{2,20}$/, '队列不存在');
const caseParams = z.object({ queue: queueKey, id: idParam });

/** Who works on a case: nobody else may decide it until then. */
const holder = z.object({
  id: z.int(),
  name: z.string(),
  until: moment,
  /** It is whoever asks. */
  mine: z.boolean(),
  /** They may decide it, so nobody else does; who only looks keeps nobody from it. */
  deciding: z.boolean(),
});

/** One case of a queue, as its list shows it. */
export const deskCase = z.object({
  id: z.int(),
  title: z.string(),
  /** Short facts under the title: whose it is, what it is about. */
  facts: z.array(z.string()),
  tags: z.array(z.object({ text: z.string(), tone: z.enum(['danger', 'warn', 'info', 'plain']) })),
  /** What it is about in money; null where it is not. */
  amount_fen: fen.nullable(),
  /** Since when it waits for the team. */
  waiting_since: moment,
  due_at: moment.nullable(),
  urgency: deskUrgency,
  holder: holder.nullable(),
});

const queueTab = z.object({ key: z.string(), title: z.string(), count: z.int() });

/** A queue that whoever asks may work on. */
export const deskQueue = z.object({
  key: z.string(),
  title: z.string(),
  group: z.enum(['trade', 'content', 'people', 'service']),
  /** The first is what waits; `count` of the queue is its count. */
  tabs: z.array(queueTab),
  count: z.int(),
  /** Time limit in hours; null without one. */
  limit_hours: z.number().nullable(),
  oldest_at: moment.nullable(),
  late: z.int(),
  urgency: deskUrgency,
  /** What several cases can be given at once. */
  batch: z.array(z.object({ key: z.string(), title: z.string(), needs_reason: z.boolean() })),
  /** Reasons to choose from. */
  reasons: z.array(z.string()),
  /** Cases of whoever asks. */
  mine: z.int(),
});

const figure = z.object({
  key: z.enum(['paid', 'orders', 'on_time', 'refunds', 'users']),
  title: z.string(),
  /** 分 for money, a share in percent for `on_time`, a number otherwise; null without anything to tell. */
  now: z.number().nullable(),
  /** The same hours a week ago. */
  before: z.number().nullable(),
  unit: z.enum(['fen', 'percent', 'count']),
  /** Beside the number: 146 笔. */
  note: z.string(),
  /** Until now by hours of the day, for a line. */
  hours: z.array(z.number()),
});

const releaseHealth = z.object({
  remote: z.string(),
  title: z.string(),
  version: z.string(),
  /** Share of visits that get the canary, 0 to 100; null without one. */
  canary_percent: z.number().nullable(),
  state: z.enum(['stable', 'canary', 'reverted']),
  /** Shares in percent of the last 24 hours; null without visits. */
  error_percent: z.number().nullable(),
  released_at: moment.nullable(),
});

const alert = z.object({
  kind: z.enum(['queue_late', 'release', 'drawing', 'jobs', 'gateway']),
  title: z.string(),
  detail: z.string(),
  tone: z.enum(['danger', 'warn', 'ok']),
  link: z.string(),
  at: moment.nullable(),
});

const handoverNote = z.object({
  id: z.int(),
  content: z.string(),
  author: z.string(),
  mine: z.boolean(),
  at: moment,
});

const duty = z.object({
  id: z.int(),
  name: z.string(),
  /** Their roles in words. */
  roles: z.array(z.string()),
  /** Said to be on duty. */
  on: z.boolean(),
  /** Last call of the desk; null for never. */
  seen_at: moment.nullable(),
  online: z.boolean(),
});

/** One thing that the search of the desk found. */
const found = z.object({
  kind: z.enum(['order', 'person', 'ticket', 'post']),
  id: z.int(),
  title: z.string(),
  facts: z.array(z.string()),
  /** Page of the desk that shows it. */
  link: z.string(),
});

export const desk = defineArea({
  'GET /staff/desk/queues': {
    summary: '工作台：我可以处理的队列，含各分类的数量',
    access: 'staff',
    right: 'desk',
    rate: 'poll',
    data: z.object({ data: z.array(deskQueue) }),
  },
  'GET /staff/desk/cases/:queue': {
    summary: '工作台：一个队列里的事项，等得最久的在前',
    access: 'staff',
    right: 'desk',
    unattended: true,
    rate: 'read',
    params: z.object({ queue: queueKey }),
    query: z.object({
      tab: z
        .string()
        .regex(/^[a-z_]{2,20}$/, '分类不正确')
        .optional(),
      keyword: word().max(50, '关键词最多50个字').optional(),
      page,
    }),
    data: paged(deskCase),
  },
  'POST /staff/desk/hold/:queue/:id': {
    summary: '工作台：锁定正在处理的事项30分钟；他人已锁定时得到其姓名',
    access: 'staff',
    right: 'desk',
    unattended: true,
    rate: 'write',
    params: caseParams,
    body: z.strictObject({}).optional(),
    data: z.object({ holder }),
  },
  'POST /staff/desk/release/:queue/:id': {
    summary: '工作台：放开自己锁定的事项；主管可以解除他人的锁定',
    access: 'staff',
    right: 'desk',
    rate: 'write',
    params: caseParams,
    body: z.strictObject({ others: z.boolean().optional() }).optional(),
    data: z.object({ holder: holder.nullable() }),
  },
  'POST /staff/desk/batch/:queue': {
    summary: '工作台：一次处理多项，逐项说明结果',
    access: 'staff',
    right: 'desk',
    rate: 'write',
    idempotent: true,
    params: z.object({ queue: queueKey }),
    body: z.strictObject({
      action: z.string().regex(/^[a-z_]{2,20}$/, '操作不正确'),
      ids: z.array(id).min(1, '请选择事项').max(50, '一次最多50项'),
      reason: lines().max(200, '原因最多200个字').optional(),
    }),
    data: z.object({
      results: z.array(
        z.object({
          id: z.int(),
          done: z.boolean(),
          /** Why not; empty when done. */
          message: z.string(),
        }),
      ),
    }),
  },
  'POST /staff/desk/undo/:queue/:id': {
    summary: '工作台：24小时内撤销自己刚作出的处理，事项回到待处理',
    access: 'staff',
    right: 'desk',
    rate: 'write',
    params: caseParams,
    body: z.strictObject({}).optional(),
    data: z.object({ id: z.int() }),
  },
  'GET /staff/desk/board': {
    summary: '工作台：待办看板',
    access: 'staff',
    right: 'desk',
    rate: 'poll',
    data: z.object({
      queues: z.array(deskQueue),
      figures: z.array(figure),
      releases: z.array(releaseHealth),
      alerts: z.array(alert),
      holding: z.array(
        z.object({
          queue: z.string(),
          queue_title: z.string(),
          id: z.int(),
          title: z.string(),
          until: moment,
        }),
      ),
      duty: z.array(duty),
      handover: z.array(handoverNote),
      at: moment,
    }),
  },
  'GET /staff/desk/search': {
    summary: '工作台：按订单号、昵称、完整手机号、工单号或标题查找',
    access: 'staff',
    right: 'desk',
    rate: 'search',
    query: z.object({
      keyword: word({ error: '请输入关键词' }).min(1, '请输入关键词').max(50, '关键词最多50个字'),
    }),
    data: z.object({ data: z.array(found) }),
  },
  'POST /staff/desk/duty': {
    summary: '工作台：上下值班',
    access: 'staff',
    right: 'desk',
    rate: 'write',
    body: z.strictObject({ on: z.boolean() }),
    data: z.object({ duty: z.array(duty) }),
  },
  'POST /staff/desk/handover': {
    summary: '工作台：写一条交接留言',
    access: 'staff',
    right: 'desk',
    rate: 'write',
    body: z.strictObject({
      content: lines({ error: '请填写留言' }).min(2, '请填写留言').max(500, '留言最多500个字'),
    }),
    data: z.object({ handover: z.array(handoverNote) }),
  },
  'POST /staff/desk/handover/delete/:id': {
    summary: '工作台：删除自己的交接留言',
    access: 'staff',
    right: 'desk',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ handover: z.array(handoverNote) }),
  },
});

export type DeskUrgency = z.output<typeof deskUrgency>;
export type DeskCase = z.output<typeof deskCase>;
export type DeskQueue = z.output<typeof deskQueue>;
