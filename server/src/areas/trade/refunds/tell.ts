import type { Db } from '../../../db/connect';
import { systemSub } from '../../base/messages/notify';
import type { OrderRow } from '../orders/rows';
import { tellOrder } from '../orders/tell';

/** Tells the buyer of an order how its refund stands, in the transaction in which it came to stand so. */
export const tellBuyer = (
  trx: Db,
  order: Pick<OrderRow, 'id' | 'user_id' | 'goods'>,
  words: { title: string; body: string },
  now: Date,
): Promise<void> => tellOrder(trx, order, words, now, { sub: systemSub.refund, page: 'orderrefund' });
