import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import type { QuoteRow } from './rows';

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
  return findRow(trx, 'quotes', { order_id: orderId, state: 'open' });
}
