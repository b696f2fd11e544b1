import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { yuan } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { moveOrder, noteOnOrder } from '../orders/move';
import { lockOwnOrder } from '../orders/queries';
import { tellOwnPages, tellStaff } from '../orders/tell';
import { quoteLimits } from './limits';
import { endOpenQuote } from './move';
import { openQuote } from './queries';
import type { QuoteRow } from './rows';

/** Whose order, and when. */
interface Answering {
  userId: number;
  orderId: number;
  now: Date;
}

/** The order and the quote that the buyer saw, locked. @throws HttpProblem 404, 409 */
async function lockQuoted(trx: Db, { userId, orderId, now }: Answering, round: number) {
  const order = await lockOwnOrder(trx, userId, orderId);
  const quote = await openQuote(trx, orderId);
  if (order.status !== s.quoting || !quote) throw conflict(staleMessage);
  if (quote.round !== round) throw conflict('报价已更新，请刷新后确认');
  if (quote.expire_at <= now) throw conflict('报价已过期');
  return { order, quote };
}

const pricesOf = (quote: QuoteRow) => ({
  quantity: 1,
  unit_fen: quote.amount_fen,
  total_fen: quote.amount_fen,
  coupon_fen: 0,
  adjust_fen: 0,
  pay_fen: quote.amount_fen,
});

/**
 * The buyer says yes to a quote: its price, days and rounds of changes become the order's, which can be paid from now on.
 * @param unpaidFor ms until the order closes unpaid
 * @throws HttpProblem 404 not the user's order, 409 another quote, too late, or no quote
 */
export async function acceptQuote(
  trx: Db,
  answering: Answering,
  round: number,
  unpaidFor: number,
): Promise<void> {
  const { order, quote } = await lockQuoted(trx, answering, round);
  const { now } = answering;
  await moveOrder(
    trx,
    order,
    'accept_quote',
    { actor: 'user', actorId: order.user_id, at: now, facts: { amount_fen: quote.amount_fen } },
    {
      ...pricesOf(quote),
      spec: JSON.stringify({
        ...order.spec,
        price_fen: quote.amount_fen,
        days: quote.days,
        revisions: quote.revisions,
      }),
      quote_until: null,
      expire_at: new Date(now.getTime() + unpaidFor),
    },
  );
  await endOpenQuote(trx, order.id, 'accept');
  await tellOwnPages(trx, order);
}

/**
 * The buyer says what would suit them instead: staff quote anew.
 * @throws HttpProblem 404 not the user's order, 409 another quote, too late, or asked twice already
 */
export async function counterQuote(
  trx: Db,
  answering: Answering,
  { round, wish, wish_fen }: BodyOf<'POST /quote/counter/:id'>,
): Promise<void> {
  const { order } = await lockQuoted(trx, answering, round);
  const { now } = answering;
  if (order.counters_used >= quoteLimits.counters)
    throw conflict(`最多可请重新报价${quoteLimits.counters}次，请接受报价或取消订单`);
  await endOpenQuote(trx, order.id, 'counter', { wish, wish_fen: wish_fen ?? null });
  await updateRows(
    trx,
    'orders',
    { id: order.id },
    {
      quote_until: null,
      counters_used: order.counters_used + 1,
      waiting_since: now,
      alerted_at: null,
      updated_at: now,
    },
  );
  await noteOnOrder(trx, order, 'counter_quote', {
    actor: 'user',
    actorId: order.user_id,
    at: now,
    ...(wish_fen && { facts: { amount_fen: wish_fen } }),
    note: wish,
  });
  const price = wish_fen ? `，期望 ${yuan(wish_fen)}` : '';
  await tellStaff(trx, order, { title: '买家请求重新报价', body: `${price}：${wish}` }, now);
  await tellOwnPages(trx, order);
}
