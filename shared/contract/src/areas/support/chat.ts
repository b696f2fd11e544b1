import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParams, moment, page, queryCode, queryInt } from '../../fields';
import { lines } from '../../people-fields';
import { rating, uploaded } from './fields';

/** A line of a conversation with support. */
export const chatMessage = z.object({
  id: z.int(),
  from: z.enum(['user', 'staff', 'system']),
  sender: z.string(),
  type: z.enum(['text', 'image', 'order']),
  content: z.string(),
  image: z.string(),
  order: z
    .object({
      id: z.int(),
      order_no: z.string(),
      title: z.string(),
      cover: z.string(),
      pay_fen: z.int(),
      status_text: z.string(),
    })
    .nullable(),
  /** The sender's own mark, so that a repeat is recognised. */
  client_id: z.string(),
  created_at: moment,
});

const conversation = z.object({
  /** 0 尚未开始 · 1 待接待 · 2 接待中 · 3 已结束 */
  status: z.int(),
  status_text: z.string(),
  /** The closed conversation may be rated. */
  can_rate: z.boolean(),
  score: z.int().nullable(),
});

const officeHours = z.object({
  open: z.boolean(),
  /** E.g. 每天 9:00–21:00 */
  hours: z.string(),
  /** When the next shift begins; null while it is open. */
  opens_at: moment.nullable(),
});

const chatInput = z.strictObject({
  content: lines().max(1000, '最多1000个字').optional(),
  image: uploaded.optional(),
  order_id: id.optional(),
  client_id: z.uuid('消息编号不正确'),
});

const deskConversation = conversation.extend({
  /** As for the user, and 4 稍后处理 */
  status: z.int(),
  id: z.int(),
  user: z.object({ id: z.int(), nickname: z.string(), avatar_img: z.string() }),
  assignee: z.string(),
  assignee_id: z.int().nullable(),
  /** What a colleague wrote who handed it over; seen by the team alone. */
  handover: z.string(),
  /** When it comes back; null unless it was put off. */
  snoozed_until: moment.nullable(),
  /** What the user wrote with the score. */
  score_comment: z.string(),
  latest: z.string(),
  unread: z.int(),
  at: moment,
});

/** The last line that whoever decides has read: what the user said after it is not put away with the rest. */
const seen = id.optional();

const snooze = z.enum(['half_hour', 'two_hours', 'next_shift'], '请选择稍后的时间');

/** The conversation with support, and its desk. */
export const chatCalls = defineArea({
  'GET /customer/chat/msg/list': {
    summary: '与客服的会话：不带参数为最近的，before 为更早的，after 为其后的',
    access: 'login',
    rate: 'read',
    query: z.object({ before: queryInt, after: queryInt }),
    data: z.object({
      conversation,
      office: officeHours,
      data: z.array(chatMessage),
      has_more: z.boolean(),
      unread: z.int(),
    }),
  },
  'POST /customer/chat/msg/send': {
    summary: '发送文字、图片或订单；非服务时间转为留言工单',
    access: 'login',
    rate: 'write',
    body: chatInput,
    data: z.object({
      message: chatMessage,
      conversation,
      /** The ticket that an offline message became part of. */
      ticket: z.object({ id: z.int(), ticket_no: z.string() }).nullable(),
    }),
  },
  'POST /customer/chat/msg/read': {
    summary: '客服消息标为已读',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ last_id: id }),
    data: z.object({ unread: z.int() }),
  },
  'POST /customer/chat/rate': {
    summary: '会话结束后的满意度',
    access: 'login',
    rate: 'write',
    body: rating,
    data: conversation,
  },
  'GET /staff/chat/list': {
    summary: '客服：会话列表，等待接待的在前',
    access: 'staff',
    right: 'chat',
    rate: 'read',
    query: z.object({ page, status: queryCode }),
    data: paged(deskConversation),
  },
  'GET /staff/chat/msg/:id': {
    summary: '客服：会话内容',
    access: 'staff',
    right: 'chat',
    unattended: true,
    rate: 'read',
    params: idParams,
    query: z.object({ before: queryInt, after: queryInt }),
    data: z.object({ conversation: deskConversation, data: z.array(chatMessage), has_more: z.boolean() }),
  },
  'POST /staff/chat/take/:id': {
    summary: '客服：接待',
    access: 'staff',
    right: 'chat',
    decides: 'chat',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: deskConversation,
  },
  'POST /staff/chat/send/:id': {
    summary: '客服：回复',
    access: 'staff',
    right: 'chat',
    rate: 'write',
    params: idParams,
    body: chatInput.omit({ order_id: true }),
    data: chatMessage,
  },
  'GET /staff/chat/colleagues': {
    summary: '客服：可以接待会话的同事',
    access: 'staff',
    right: 'chat',
    rate: 'read',
    data: z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), on_duty: z.boolean() })) }),
  },
  'POST /staff/chat/assign/:id': {
    summary: '客服：把会话转交给同事，或从同事那里接手',
    access: 'staff',
    right: 'chat',
    decides: 'chat',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      /** Who serves it from now on. */
      to: id,
      /** What they should know. */
      note: lines().max(300, '最多300个字').optional(),
    }),
    data: deskConversation,
  },
  'POST /staff/chat/snooze/:id': {
    summary: '客服：稍后处理；到时间或用户再发消息时回到接待中',
    access: 'staff',
    right: 'chat',
    decides: 'chat',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ until: snooze, seen }),
    data: deskConversation,
  },
  'POST /staff/chat/wake/:id': {
    summary: '客服：恢复处理',
    access: 'staff',
    right: 'chat',
    decides: 'chat',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: deskConversation,
  },
  'POST /staff/chat/close/:id': {
    summary: '客服：结束会话，邀请用户评价',
    access: 'staff',
    right: 'chat',
    decides: 'chat',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ seen }).optional(),
    data: deskConversation,
  },
});

export type ChatMessage = z.output<typeof chatMessage>;
export type Conversation = z.output<typeof conversation>;
