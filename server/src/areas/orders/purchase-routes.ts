import type { services } from '@harbor/contract';
import type { AreaHandlers } from '../../http/handler';
import { purchase } from './purchase';

type PurchaseCall = 'POST /service/purchase/:id';

/** The buying call of the catalogue's area: orders own what it does. */
export const purchaseRoutes: Pick<AreaHandlers<typeof services>, PurchaseCall> = {
  'POST /service/purchase/:id': ({ core, params, body, user, once, now }) => {
    const { unpaidFor } = core.settings.orders;
    return once.inTransaction((trx) =>
      purchase(trx, { userId: user.id, goodsId: params.id, input: body, unpaidFor, now }),
    );
  },
};
