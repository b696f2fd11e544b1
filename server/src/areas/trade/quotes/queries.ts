import type { Db } from '../../../db/connect';
import type { QuoteRow, QuoteState } from './rows';

/** Quotes of an order, newest first. */
export function quotesOf(db: Db, orderId: number): Promise<QuoteRow[]> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('round', 'desc')
    .execute();
}

/** The quote that the order can be bought at. Lock the order first. */
export function openQuote(trx: Db, orderId: number): Promise<QuoteRow | undefined> {
  return trx
    .selectFrom('quotes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Ends the open quote of an order, if there is one. */
export async function endOpenQuote(
  trx: Db,
  orderId: number,
  state: Exclude<QuoteState, 'open'>,
  wish: { wish?: string; wish_fen?: number | null } = {},
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ state, ...wish })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
}
