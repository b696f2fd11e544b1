import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { tellOpenPages } from '../../base/messages/notify';
import { lockPaymentsOf, openPayments } from './queries';
import { takeOffOffer } from './take-off-offer';

/** The buyer's open pages look again at what they may pay. */
export async function tellBuyerOf(db: Db, orderId: number): Promise<void> {
  const order = await findRow(db, 'orders', { id: orderId }, ['user_id']);
  if (order) await tellOpenPages(db, order.user_id);
}

/**
 * After an order was paid: its other numbers are offered no more, and the poller closes them with its next round. Apart from
 * the settlement, which holds one payment and the order, for which settlements of the others wait. Should it fail, the
 * poller finds them all the same.
 */
export async function afterPaid(core: Core, payNo: string): Promise<void> {
  const now = new Date(core.settings.clock.now());
  try {
    await core.db.transaction().execute(async (trx) => {
      const paid = await getRow(trx, 'payments', { pay_no: payNo }, ['order_id']);
      await lockPaymentsOf(trx, paid.order_id);
      await takeOffOffer(trx, await openPayments(trx, paid.order_id), now);
      await tellBuyerOf(trx, paid.order_id);
    });
  } catch (error) {
    core.log.warn({ payNo, err: error }, 'other payments of a paid order were left to the poller');
  }
}
