import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParams, moment, nothing, page } from '../../fields';
import { lines } from '../../people-fields';
import {
  chatRange,
  deskOrderChat,
  newChatLine,
  orderChat,
  type orderChatLine,
  readUpTo,
  sentChatLine,
} from './fields';

export { orderChatLimits } from './fields';

const empty = z.strictObject({}).optional();

/** The chat of an order between its buyer, the teacher who serves it and the team. Ids are ids of orders. */
export const chat = defineArea({
  'GET /wait_take/chat/:id': {
    summary: '老师：所服务订单的沟通记录；before 为更早的，since 为其后的变化，keyword 为搜索',
    access: 'teacher',
    rate: 'poll',
    params: idParams,
    query: chatRange,
    data: orderChat,
  },
  'POST /wait_take/chat/:id': {
    summary: '老师：在所服务订单里发消息，文字、图片或文件',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: newChatLine,
    data: sentChatLine,
  },
  'POST /wait_take/read/:id': {
    summary: '老师：消息标为已读',
    access: 'teacher',
    rate: 'poll',
    params: idParams,
    body: readUpTo,
    data: z.object({ unread: z.int() }),
  },
  'GET /order_chat/list/:id': {
    summary: '订单的沟通记录，仅客户本人与所服务的老师；before 为更早的，since 为其后的变化，keyword 为搜索',
    access: 'login',
    rate: 'poll',
    params: idParams,
    query: chatRange,
    data: orderChat,
  },
  'POST /order_chat/send/:id': {
    summary: '在订单里发消息：文字、图片或文件；同一 client_id 只发一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: newChatLine,
    data: sentChatLine,
  },
  'POST /order_chat/read/:id': {
    summary: '消息标为已读',
    access: 'login',
    rate: 'poll',
    params: idParams,
    body: readUpTo,
    data: z.object({ unread: z.int() }),
  },
  'POST /order_chat/recall/:id': {
    summary: '撤回自己2分钟内的消息，内容与文件对所有人消失',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ message_id: id }),
    data: sentChatLine,
  },
  'POST /order_chat/typing/:id': {
    summary: '正在输入，只告诉对方的页面，不保存',
    access: 'login',
    rate: 'poll',
    params: idParams,
    body: empty,
    data: nothing,
  },
  'POST /order_chat/call_staff/:id': {
    summary: '请客服加入这个订单的沟通',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: empty,
    data: z.object({ called: z.boolean() }),
  },
  'GET /order_chat/export/:id': {
    summary: '把订单的沟通记录与文件清单导出为文本',
    access: 'login',
    rate: 'file',
    params: idParams,
    file: 'text/plain',
    data: nothing,
  },
  'GET /order_chat/pdf/:id': {
    summary: '把订单的沟通记录与文件清单导出为 PDF',
    access: 'login',
    rate: 'file',
    params: idParams,
    file: 'application/pdf',
    data: nothing,
  },
  'GET /staff/order_chat/called': {
    summary: '运营：请求客服加入的订单沟通，最早的在前',
    access: 'staff',
    right: 'orders.note',
    rate: 'read',
    query: z.object({ page }),
    data: paged(
      z.object({
        id: z.int(),
        order_no: z.string(),
        title: z.string(),
        by: z.enum(['buyer', 'teacher', '']),
        called_at: moment,
      }),
    ),
  },
  'POST /staff/order_chat/open/:id': {
    summary: '运营：写明原因后查看订单的沟通记录，30分钟内有效，每次留痕',
    access: 'staff',
    right: 'orders.read',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写查看原因' }).min(2, '原因为2至200个字').max(200, '原因为2至200个字'),
    }),
    data: deskOrderChat,
  },
  'GET /staff/order_chat/:id': {
    summary: '运营：订单的沟通记录；须先写明原因',
    access: 'staff',
    right: 'orders.read',
    unattended: true,
    rate: 'poll',
    params: idParams,
    query: chatRange,
    data: deskOrderChat,
  },
  'POST /staff/order_chat/join/:id': {
    summary: '运营：加入订单的沟通，双方看到提示',
    access: 'staff',
    right: 'orders.note',
    rate: 'write',
    params: idParams,
    body: empty,
    data: deskOrderChat,
  },
  'POST /staff/order_chat/leave/:id': {
    summary: '运营：离开订单的沟通，双方看到提示',
    access: 'staff',
    right: 'orders.note',
    rate: 'write',
    params: idParams,
    body: empty,
    data: deskOrderChat,
  },
  'POST /staff/order_chat/send/:id': {
    summary: '运营：加入后在订单的沟通里发消息',
    access: 'staff',
    right: 'orders.note',
    rate: 'write',
    params: idParams,
    body: newChatLine,
    data: sentChatLine,
  },
});

export type OrderChat = z.output<typeof orderChat>;
export type OrderChatLine = z.output<typeof orderChatLine>;
export type NewChatLine = z.output<typeof newChatLine>;
export type DeskOrderChat = z.output<typeof deskOrderChat>;
