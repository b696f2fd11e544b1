import type { support } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { assignChat, colleagues, snoozeChat, wakeChat } from './chat/hand-on';
import { deleteReply, orderReplies, replies, saveReply } from './chat/replies';
import { answerChat, closeChat, deskList, deskRead, takeChat } from './chat/staff';
import { rateChat, readChat, readUpTo, sayToSupport } from './chat/user-side';
import { codeFor, defaultCode } from './codes';
import { allContacts, saveContact } from './contacts';
import { contactForProduct, supportContact, supportContacts } from './shown-contacts';
import {
  closeTicket,
  createTicket,
  ownTickets,
  rateTicket,
  readTicket,
  reopenTicket,
  supplementTicket,
} from './tickets/own';
import { actOnTicket, deskTicket, ticketDesk } from './tickets/staff';

export const routes: AreaHandlers<typeof support> = {
  'GET /get_manage': ({ db }) => supportContact(db),
  'GET /get_cs': ({ db }) => supportContacts(db),
  'GET /api/contact/us/:product': ({ db, params }) => contactForProduct(db, params.product),
  'GET /get_default_code': ({ core }) => defaultCode(core),
  'POST /get_code': ({ core, body }) => codeFor(core, body),
  'GET /customer/chat/msg/list': ({ core, user, query }) => readChat(core, user.id, query),
  'POST /customer/chat/msg/send': ({ core, user, body }) => sayToSupport(core, user.id, body),
  'POST /customer/chat/msg/read': ({ db, user, body }) => readUpTo(db, user.id, body.last_id),
  'POST /customer/chat/rate': ({ core, user, body }) => rateChat(core, user.id, body),
  'POST /ticket/create': ({ core, user, body, once }) => createTicket(core, user.id, body, once),
  'GET /ticket/list': ({ db, user, query }) => ownTickets(db, user.id, query),
  'GET /ticket/detail/:id': ({ core, user, params }) => readTicket(core, user.id, params.id),
  'POST /ticket/reply/:id': ({ core, user, params, body, once }) =>
    supplementTicket(core, user.id, params.id, body, once),
  'POST /ticket/close/:id': ({ core, user, params }) => closeTicket(core, user.id, params.id),
  'POST /ticket/reopen/:id': ({ core, user, params, body }) =>
    reopenTicket(core, user.id, params.id, body.reason),
  'POST /ticket/rate/:id': ({ core, user, params, body }) => rateTicket(core, user.id, params.id, body),
  'POST /staff/ticket/list': ({ core, user, body }) => ticketDesk(core, user.id, body),
  'GET /staff/ticket/detail/:id': ({ core, params }) => deskTicket(core, params.id),
  'POST /staff/ticket/act/:id': ({ core, user, params, body }) => actOnTicket(core, user.id, params.id, body),
  'GET /staff/chat/list': ({ db, query }) => deskList(db, query),
  'GET /staff/chat/msg/:id': ({ db, params, query }) => deskRead(db, params.id, query),
  'POST /staff/chat/take/:id': ({ core, user, params }) => takeChat(core, user.id, params.id),
  'POST /staff/chat/send/:id': ({ core, user, params, body }) => answerChat(core, user.id, params.id, body),
  'POST /staff/chat/close/:id': ({ core, user, params, body }) =>
    closeChat(core, user.id, params.id, body?.seen),
  'GET /staff/chat/colleagues': ({ core }) => colleagues(core),
  'POST /staff/chat/assign/:id': ({ core, user, params, body }) => assignChat(core, user, params.id, body),
  'POST /staff/chat/snooze/:id': ({ core, user, params, body }) => snoozeChat(core, user.id, params.id, body),
  'POST /staff/chat/wake/:id': ({ core, user, params }) => wakeChat(core, user.id, params.id),
  'GET /staff/reply/list': ({ db }) => replies(db),
  'POST /staff/reply/save': ({ core, user, body }) => saveReply(core, user.id, body),
  'POST /staff/reply/order': ({ core, user, body }) => orderReplies(core, user.id, body.ids),
  'POST /staff/reply/delete/:id': ({ core, user, params }) => deleteReply(core, user.id, params.id),
  'GET /staff/support/contacts': ({ db }) => allContacts(db),
  'POST /staff/support/contact': ({ core, user, body }) => saveContact(core, user.id, body),
};
