import type { fulfilment } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { AreaHandlers } from '../../../http/handler';
import { watchTexts } from '../../base/sentinel/watch';
import { orderInfo } from '../orders/order-page';
import { acceptDelivery } from './accept';
import { requestChanges } from './changes';
import { deliver, lockServed } from './deliver';
import { answerProposal, extendReview } from './extend';
import { giveUp } from './give-up';
import { addNote, replyToBuyer } from './notes';

export const routes: AreaHandlers<typeof fulfilment> = {
  'POST /delivery/accept/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await acceptDelivery(core, trx, { userId: user.id, orderId: params.id, now }, body.version);
      return orderInfo(trx, user.id, params.id, now);
    }),
  'POST /delivery/changes/:id': async ({ core, user, params, body, once, now }) => {
    const place = { userId: user.id, place: 'order_chat', object: { type: 'order', id: params.id } } as const;
    const texts = Object.fromEntries(body.items.map((item, i) => [`items.${i}`, item]));
    const items = Object.values(await watchTexts(core, place, texts));
    return once.inTransaction(async (trx) => {
      await requestChanges(core, trx, { userId: user.id, orderId: params.id, now }, { ...body, items });
      return orderInfo(trx, user.id, params.id, now);
    });
  },
  'POST /delivery/extend/:id': ({ core, user, params, now }) =>
    core.db.transaction().execute(async (trx) => {
      await extendReview(trx, { userId: user.id, orderId: params.id, now });
      return orderInfo(trx, user.id, params.id, now);
    }),
  'POST /delivery/consent/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      await answerProposal(trx, { userId: user.id, orderId: params.id, now }, body.agree);
      return orderInfo(trx, user.id, params.id, now);
    }),
  'POST /order_note/add/:id': async ({ core, user, params, body, once, now }) => {
    const place = { userId: user.id, place: 'order_chat', object: { type: 'order', id: params.id } } as const;
    const { content } = await watchTexts(core, place, { content: body.content });
    return once.inTransaction(async (trx) => {
      await addNote(trx, { userId: user.id, orderId: params.id, now }, { ...body, content });
      return orderInfo(trx, user.id, params.id, now);
    });
  },
  'POST /teacher/order/deliver/:id': ({ user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      const order = await lockServed(trx, user.id, params.id);
      const version = await deliver(trx, { order, actor: 'teacher', user, body, now });
      return { version, status: s.delivered };
    }),
  'POST /teacher/order/reply/:id': async ({ core, user, params, body, once, now }) => {
    const place = { userId: user.id, place: 'order_chat', object: { type: 'order', id: params.id } } as const;
    const { content } = await watchTexts(core, place, { content: body.content });
    return once.inTransaction(async (trx) => {
      const order = await lockServed(trx, user.id, params.id);
      await replyToBuyer(trx, {
        order,
        author: 'teacher',
        authorId: user.id,
        body: { ...body, content },
        now,
      });
      return { status: order.status };
    });
  },
  'POST /teacher/order/give_up/:id': ({ core, user, params, body, now }) =>
    core.db.transaction().execute(async (trx) => {
      const order = await lockServed(trx, user.id, params.id);
      await giveUp(trx, {
        order,
        actor: 'teacher',
        actorId: user.id,
        reason: body.reason,
        extendDays: 0,
        now,
      });
      return { status: s.waiting };
    }),
};
