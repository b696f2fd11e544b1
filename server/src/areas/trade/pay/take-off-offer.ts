import type { Db } from '../../../db/connect';
import type { PaymentRow } from './rows';

/** Takes locked payments off the offer. The poller closes them at once, should nobody else. */
export async function takeOffOffer(trx: Db, payments: PaymentRow[], now: Date): Promise<void> {
  if (payments.length === 0) return;
  await trx
    .updateTable('payments')
    .set((eb) => ({
      replaced_at: eb.fn.coalesce('replaced_at', eb.val(now)),
      next_poll_at: now,
      updated_at: now,
    }))
    .where(
      'id',
      'in',
      payments.map(({ id }) => id),
    )
    .execute();
}
