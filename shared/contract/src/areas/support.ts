import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, id, idParams, moment, page, queryCode, queryInt } from '../fields';
import { line, lines, word } from '../people-fields';

const qrCode = z.object({
  /** A PNG as a data address. */
  image: z.string(),
  /** What is written in the code. */
  content: z.string(),
});

const uploaded = z.string().regex(/^\/media\/uploads\/[\w\-/]+\.webp$/, '请先上传图片');
const images = z.array(uploaded).max(6, '最多上传6张图片');

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

const rating = z.strictObject({
  score: z.int('请选择满意度').min(1, '请选择满意度').max(5, '请选择满意度'),
  comment: lines().max(200, '评价最多200个字').optional(),
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

const deskConversation = conversation.extend({
  id: z.int(),
  user: z.object({ id: z.int(), nickname: z.string(), avatar_img: z.string() }),
  assignee: z.string(),
  latest: z.string(),
  unread: z.int(),
  at: moment,
});

export const supportContact = z.object({
  wechat: z.string(),
  /** Address of the QR image. */
  image: z.string(),
  /** Office hours in words, e.g. `9:00–21:00`. */
  hours: z.string(),
});

const staffContact = supportContact.extend({
  id: z.int(),
  name: z.string(),
  variant: z.enum(['default', 'report']),
  active: z.boolean(),
  uses: z.int(),
});

export const support = defineArea({
  'GET /get_manage': {
    summary: '客服联系方式',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: supportContact,
  },
  'GET /get_cs': {
    summary: '客服列表',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(supportContact.extend({ id: z.int(), name: z.string() })) }),
  },
  'GET /api/contact/us/:product': {
    summary: '某项服务的客服；编号后加 _mobile 为移动端',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    params: z.object({ product: z.string().regex(/^\d{1,9}(_mobile)?$/, '编号不正确') }),
    data: supportContact.extend({
      /** `report` for the service whose report is handed over by WeChat (number 37). */
      variant: z.enum(['default', 'report']),
    }),
  },
  'GET /get_default_code': {
    summary: '网站首页的二维码',
    access: 'public',
    rate: 'read',
    data: qrCode,
  },
  'POST /get_code': {
    summary: '某个页面或某项服务的二维码',
    access: 'public',
    rate: 'read',
    body: z.strictObject({
      /** Path of a page of this site, e.g. `/goodsdetail/5`. */
      page: z
        .string()
        .max(300, '页面地址过长')
        .regex(/^\/(?!\/)[\w\-/?=&%.]*$/, '页面地址不正确')
        .optional(),
      /** Number of a service. */
      product: id.optional(),
    }),
    data: qrCode,
  },
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
    rate: 'read',
    params: idParams,
    data: staffTicketDetail,
  },
  'POST /staff/ticket/act/:id': {
    summary: '客服：受理、回复、请用户补充、解决、关闭或内部备注',
    access: 'staff',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      act: ticketAct,
      content: lines().max(1000, '最多1000个字').optional(),
      images: images.optional(),
    }),
    data: staffTicketDetail,
  },
  'GET /staff/chat/list': {
    summary: '客服：会话列表，等待接待的在前',
    access: 'staff',
    rate: 'read',
    query: z.object({ page, status: queryCode }),
    data: paged(deskConversation),
  },
  'GET /staff/chat/msg/:id': {
    summary: '客服：会话内容',
    access: 'staff',
    rate: 'read',
    params: idParams,
    query: z.object({ before: queryInt, after: queryInt }),
    data: z.object({ conversation: deskConversation, data: z.array(chatMessage), has_more: z.boolean() }),
  },
  'POST /staff/chat/take/:id': {
    summary: '客服：接待',
    access: 'staff',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: deskConversation,
  },
  'POST /staff/chat/send/:id': {
    summary: '客服：回复',
    access: 'staff',
    rate: 'write',
    params: idParams,
    body: chatInput.omit({ order_id: true }),
    data: chatMessage,
  },
  'POST /staff/chat/close/:id': {
    summary: '客服：结束会话，邀请用户评价',
    access: 'staff',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: deskConversation,
  },
  'GET /staff/support/contacts': {
    summary: '运营：全部客服联系方式',
    access: 'staff',
    rate: 'read',
    data: z.object({ data: z.array(staffContact) }),
  },
  'POST /staff/support/contact': {
    summary: '运营：新增或修改客服联系方式；没有上传图片时由系统绘制二维码',
    access: 'staff',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      name: line().min(2, '名称为2至20个字').max(20, '名称为2至20个字'),
      wechat: word().regex(/^[A-Za-z][\w-]{5,19}$/, '微信号为6至20位字母、数字、下划线或减号'),
      image: uploaded.optional(),
      hours: line().min(2, '请填写服务时间').max(40, '服务时间过长'),
      variant: z.enum(['default', 'report'], '请选择用途'),
      active: z.boolean(),
    }),
    data: staffContact,
  },
});

export type ChatMessage = z.output<typeof chatMessage>;
export type Conversation = z.output<typeof conversation>;
export type TicketCard = z.output<typeof ticketCard>;
export type TicketDetail = z.output<typeof ticketDetail>;
export type SupportContact = z.output<typeof supportContact>;
