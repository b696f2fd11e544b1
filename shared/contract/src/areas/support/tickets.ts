import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { bodyPage, idParams, moment, page } from '../../fields';
import { line, lines } from '../../people-fields';
import { images, rating } from './fields';

const ticketLine = z.object({
  id: z.int(),
  from: z.enum(['user', 'staff', 'system']),
  /** What happened, e.g. 客服请您补充信息; empty for a mere reply. */
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  at: moment,
});

const ticketCard = z.object({
  id: z.int(),
  ticket_no: z.string(),
  kind: z.enum(['complaint', 'feedback', 'offline']),
  kind_text: z.string(),
  topic: z.string(),
  summary: z.string(),
  status: z.int(),
  status_text: z.string(),
  created_at: moment,
  updated_at: moment,
  /** Answer promised by then; null once it is solved or closed. */
  due_at: moment.nullable(),
});

const ticketDetail = ticketCard.extend({
  order_id: z.int().nullable(),
  order_no: z.string(),
  score: z.int().nullable(),
  lines: z.array(ticketLine),
  actions: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean(), rate: z.boolean() }),
});

/** Which tickets are listed. */
export const ticketTab = z.enum(['all', 'open', 'done'], '分类不正确');

/** What staff may do with a ticket; `note` is seen by staff alone. */
export const ticketAct = z.enum(['take', 'reply', 'ask', 'resolve', 'close', 'note'], '操作不正确');

const staffTicket = ticketCard.extend({
  user: z.object({ id: z.int(), nickname: z.string(), phone: z.string() }),
  assignee: z.string(),
  overdue: z.boolean(),
});

const staffTicketDetail = ticketDetail.extend({
  user: staffTicket.shape.user,
  assignee: z.string(),
  overdue: z.boolean(),
  contact: z.string(),
  acts: z.array(ticketAct),
});

/** Complaints and feedback, and their desk. */
export const ticketCalls = defineArea({
  'POST /ticket/create': {
    summary: '提交投诉或反馈，生成工单',
    access: 'login',
    rate: 'feedback',
    idempotent: true,
    body: z.strictObject({
      kind: z.enum(['complaint', 'feedback'], '请选择类型'),
      topic: line({ error: '请选择问题类型' }).min(1, '请选择问题类型').max(20),
      content: lines({ error: '请描述问题' }).min(10, '请至少用10个字描述').max(1000, '最多1000个字'),
      images: images.optional(),
      /** 18 digits. */
      order_no: z
        .string()
        .regex(/^(\d{18})?$/, '订单号为18位数字')
        .optional(),
      contact: line().max(50, '联系方式最多50个字').optional(),
    }),
    data: z.object({ id: z.int(), ticket_no: z.string(), due_at: moment }),
  },
  'GET /ticket/list': {
    summary: '我的工单',
    access: 'login',
    rate: 'read',
    query: z.object({ page, tab: ticketTab.optional() }),
    data: paged(ticketCard),
  },
  'GET /ticket/detail/:id': {
    summary: '工单详情，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: ticketDetail,
  },
  'POST /ticket/reply/:id': {
    summary: '补充说明',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写内容' }).min(1, '请填写内容').max(1000, '最多1000个字'),
      images: images.optional(),
    }),
    data: ticketDetail,
  },
  'POST /ticket/close/:id': {
    summary: '本人关闭工单',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: ticketDetail,
  },
  'POST /ticket/reopen/:id': {
    summary: '问题没有解决，7天内重新打开',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: lines().min(2, '请说明原因').max(500, '最多500个字') }),
    data: ticketDetail,
  },
  'POST /ticket/rate/:id': {
    summary: '工单满意度',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: rating,
    data: ticketDetail,
  },
  'POST /staff/ticket/list': {
    summary: '客服：工单台',
    access: 'staff',
    right: 'tickets',
    rate: 'read',
    body: z.strictObject({
      page: bodyPage,
      status: z.int().min(1, '状态不正确').max(5, '状态不正确').optional(),
      kind: z.enum(['complaint', 'feedback', 'offline'], '类型不正确').optional(),
      mine: z.boolean().optional(),
    }),
    data: paged(staffTicket).extend({
      waiting: z.int(),
      overdue: z.int(),
      /** When the oldest unanswered one came; null for none. */
      oldest_at: moment.nullable(),
    }),
  },
  'GET /staff/ticket/detail/:id': {
    summary: '客服：工单详情',
    access: 'staff',
    right: 'tickets',
    rate: 'read',
    params: idParams,
    data: staffTicketDetail,
  },
  'POST /staff/ticket/act/:id': {
    summary: '客服：受理、回复、请用户补充、解决、关闭或内部备注',
    access: 'staff',
    right: 'tickets',
    decides: { queue: 'ticket', acts: ['take', 'reply', 'ask', 'resolve', 'close'] },
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      act: ticketAct,
      content: lines().max(1000, '最多1000个字').optional(),
      images: images.optional(),
    }),
    data: staffTicketDetail,
  },
});

export type TicketCard = z.output<typeof ticketCard>;
export type TicketDetail = z.output<typeof ticketDetail>;
