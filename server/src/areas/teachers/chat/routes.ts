import type { chat } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { attachment } from '../../base/files/names';
import { calledChats, deskRead, openLook } from './desk/read';
import { deskSay, joinChat, leaveChat } from './desk/speak';
import { exportPdf, exportText } from './export';
import { callStaff, hintTyping } from './hints';
import { readChat } from './read';
import { readUpTo } from './reading';
import { recall } from './recall';
import { say } from './send';

export const routes: AreaHandlers<typeof chat> = {
  'GET /wait_take/chat/:id': ({ core, user, params, query, now }) =>
    readChat(core, user, params.id, query, now),
  'POST /wait_take/chat/:id': ({ core, user, params, body }) => say(core, user, params.id, body),
  'POST /wait_take/read/:id': ({ core, user, params, body }) => readUpTo(core, user, params.id, body.last_id),
  'GET /order_chat/list/:id': ({ core, user, params, query, now }) =>
    readChat(core, user, params.id, query, now),
  'POST /order_chat/send/:id': ({ core, user, params, body }) => say(core, user, params.id, body),
  'POST /order_chat/read/:id': ({ core, user, params, body }) =>
    readUpTo(core, user, params.id, body.last_id),
  'POST /order_chat/recall/:id': ({ core, user, params, body }) =>
    recall(core, user, params.id, body.message_id),
  'POST /order_chat/typing/:id': ({ core, user, params }) => hintTyping(core, user, params.id),
  'POST /order_chat/call_staff/:id': ({ core, user, params }) => callStaff(core, user, params.id),
  'GET /order_chat/export/:id': async ({ core, user, params, now, reply }) => {
    const { name, text } = await exportText(core, user, params.id, now);
    reply.headers({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
    });
    return text as never;
  },
  'GET /order_chat/pdf/:id': async ({ core, user, params, now, reply }) => {
    const { name, content } = await exportPdf(core, user, params.id, now);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
    });
    return content as never;
  },
  'GET /staff/order_chat/called': ({ db, query }) => calledChats(db, query.page),
  'POST /staff/order_chat/open/:id': ({ core, user, params, body }) =>
    openLook(core, user.id, params.id, body.reason),
  'GET /staff/order_chat/:id': ({ core, user, params, query, now }) =>
    deskRead(core, user.id, params.id, query, now),
  'POST /staff/order_chat/join/:id': ({ core, user, params }) => joinChat(core, user.id, params.id),
  'POST /staff/order_chat/leave/:id': ({ core, user, params }) => leaveChat(core, user.id, params.id),
  'POST /staff/order_chat/send/:id': ({ core, user, params, body }) =>
    deskSay(core, user.id, params.id, body),
};
