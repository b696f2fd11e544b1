import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { insertRow, updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { shortTime } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { noteOnOrder } from '../orders/move';
import type { OrderRow } from '../orders/rows';
import { tellOrder } from '../orders/tell';
import { quoteLimits } from './limits';
import { endOpenQuote } from './move';
import { quotesOf } from './queries';

/** Who names which price, when. */
export interface NewQuote {
  order: OrderRow;
  staffId: number;
  terms: BodyOf<'POST /staff/order/quote/:id'>;
  now: Date;
}

/**
 * Names a price for an order that waits for one, valid for 72 hours; an earlier one that is still open is replaced. Needs
 * the lock on the order.
 * @throws HttpProblem 409 when the order waits for no price
 */
export async function giveQuote(trx: Db, { order, staffId, terms, now }: NewQuote): Promise<void> {
  if (order.status !== s.quoting) throw conflict(staleMessage);
  const [newest] = await quotesOf(trx, order.id);
  await endOpenQuote(trx, order.id, 'replace');
  const expireAt = new Date(now.getTime() + quoteLimits.validFor);
  await insertRow(trx, 'quotes', {
    order_id: order.id,
    round: (newest?.round ?? 0) + 1,
    state: 'open',
    amount_fen: terms.amount_fen,
    days: terms.days,
    revisions: terms.revisions,
    note: terms.note ?? '',
    by_id: staffId,
    expire_at: expireAt,
    created_at: now,
  });
  await updateRows(
    trx,
    'orders',
    { id: order.id },
    { quote_until: expireAt, waiting_since: null, alerted_at: null, updated_at: now },
  );
  await noteOnOrder(trx, order, 'quote', {
    actor: 'operator',
    actorId: staffId,
    at: now,
    facts: { amount_fen: terms.amount_fen, days: terms.days },
    note: terms.note ?? '',
  });
  await tellOrder(
    trx,
    order,
    {
      title: '您的需求已报价',
      body: `报价 ${yuan(terms.amount_fen)}，${terms.days} 天交付，含 ${terms.revisions} 次免费修改。请在 ${shortTime(expireAt)} 前确认，超时订单自动取消。`,
    },
    now,
  );
}
