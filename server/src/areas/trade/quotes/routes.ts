import type { quotes } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { unpaidFor } from '../../../site-settings/read';
import { orderInfo } from '../orders/order-page';
import { acceptQuote, counterQuote } from './answer';

export const routes: AreaHandlers<typeof quotes> = {
  'POST /quote/accept/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      const answering = { userId: user.id, orderId: params.id, now };
      await acceptQuote(trx, answering, body.round, await unpaidFor(core));
      return orderInfo(trx, user.id, params.id, now);
    }),
  'POST /quote/counter/:id': ({ user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await counterQuote(trx, { userId: user.id, orderId: params.id, now }, body);
      return orderInfo(trx, user.id, params.id, now);
    }),
};
