import type { orderDesk } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { deliver } from '../fulfilment/deliver';
import { decideExtraChanges } from '../fulfilment/extra-changes';
import { giveUp } from '../fulfilment/give-up';
import { replyToBuyer } from '../fulfilment/notes';
import { giveQuote } from '../quotes/give';
import { deskAct, type StaffAction } from './act';
import { adjustPrice } from './adjust';
import { dispatch } from './dispatch';
import { addStaffNote } from './note';
import { deskDetail, deskList } from './read';

export const routes: AreaHandlers<typeof orderDesk> = {
  'POST /staff/order/list': ({ db, body }) => deskList(db, body),
  'GET /staff/order/detail/:id': ({ db, params, now }) => deskDetail(db, params.id, now),
  'POST /staff/order/quote/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      const detail = { amount_fen: body.amount_fen, days: body.days };
      const action: StaffAction = { staffId: user.id, orderId: params.id, verb: 'quote', detail, now };
      await deskAct(core, trx, action, (order) =>
        giveQuote(trx, { order, staffId: user.id, terms: body, now }),
      );
      return deskDetail(trx, params.id, now);
    }),
  'POST /staff/order/adjust/:id': ({ core, db, user, params, body, once, now }) =>
    once.around(async (record) => {
      const adjusting = { staffId: user.id, orderId: params.id, body };
      await adjustPrice(core, adjusting, async (trx) => record(trx, await deskDetail(trx, params.id, now)));
      return deskDetail(db, params.id, now);
    }),
  'POST /staff/order/dispatch/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      const { teacher_id: teacherId, institutions = [] } = body;
      const detail = {
        teacher_id: teacherId ?? 0,
        ...(institutions.length > 0 && { institutions: institutions.join('、') }),
      };
      const action: StaffAction = { staffId: user.id, orderId: params.id, verb: 'dispatch', detail, now };
      await deskAct(core, trx, action, (order) =>
        dispatch(trx, { order, staff: user, teacherId, institutions, now }),
      );
      return deskDetail(trx, params.id, now);
    }),
  'POST /staff/order/deliver/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      const action: StaffAction = { staffId: user.id, orderId: params.id, verb: 'deliver', now };
      await deskAct(core, trx, action, async (order) => {
        await deliver(trx, { order, actor: 'operator', user, body, now });
      });
      return deskDetail(trx, params.id, now);
    }),
  'POST /staff/order/remove/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      const { reason, extend_days: extendDays = 0 } = body;
      const detail = { reason, extend_days: extendDays };
      const action: StaffAction = { staffId: user.id, orderId: params.id, verb: 'remove', detail, now };
      await deskAct(core, trx, action, (order) =>
        giveUp(trx, { order, actor: 'operator', actorId: user.id, reason, extendDays, now }),
      );
      return deskDetail(trx, params.id, now);
    }),
  'POST /staff/order/extra_changes/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      const detail = { act: body.act, content: body.content };
      const action: StaffAction = {
        staffId: user.id,
        orderId: params.id,
        verb: 'extra_changes',
        detail,
        now,
      };
      await deskAct(core, trx, action, (order) =>
        decideExtraChanges(core, trx, { order, staffId: user.id, answer: body, now }),
      );
      return deskDetail(trx, params.id, now);
    }),
  'POST /staff/order/reply/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      const action: StaffAction = { staffId: user.id, orderId: params.id, verb: 'reply', now };
      await deskAct(core, trx, action, (order) =>
        replyToBuyer(trx, { order, author: 'operator', authorId: user.id, body, now }),
      );
      return deskDetail(trx, params.id, now);
    }),
  'POST /staff/order/note/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      const action: StaffAction = { staffId: user.id, orderId: params.id, verb: 'note', now };
      await deskAct(core, trx, action, (order) => addStaffNote(trx, order, user.id, body.content, now));
      return deskDetail(trx, params.id, now);
    }),
};
