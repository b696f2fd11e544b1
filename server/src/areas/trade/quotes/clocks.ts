import { orderStatus as s } from '@harbor/contract/order-status';
import { promises } from '@harbor/contract/promises';
import type { Core } from '../../../core';
import { getRow } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { shortTime } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { endUnpaid } from '../checkout/end-unpaid';
import { lockOrder } from '../orders/queries';
import { tellOrder } from '../orders/tell';
import { lockPaymentsOf } from '../pay/queries';
import { quoteLimits } from './limits';

const batch = 50;

/**
 * Cancels orders whose quote nobody accepted in time. The form that was filled in stays as it is. Safe in several
 * processes: each looks again under the lock.
 * @returns how many were looked at
 */
export async function expireQuotes(core: Core, now = new Date(core.settings.clock.now())): Promise<number> {
  const due = await core.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', s.quoting)
    .where('quote_until', '<=', now)
    .orderBy('quote_until')
    .limit(batch)
    .execute();
  for (const { id } of due)
    await core.db.transaction().execute(async (trx) => {
      await lockPaymentsOf(trx, id);
      const order = await lockOrder(trx, id);
      if (order?.status !== s.quoting || !order.quote_until || order.quote_until > now) return;
      await endUnpaid(trx, id, {
        event: 'quote_expired',
        actor: 'system',
        reason: `报价超过${promises.quoteHours}小时未确认，订单已自动取消`,
        now,
      });
      await tellOrder(
        trx,
        order,
        {
          title: '报价已过期，订单自动取消',
          body: `的报价没有在${promises.quoteHours}小时内确认，订单已自动取消。您填写的资料已保留，如仍需要可再次购买。`,
        },
        now,
      );
    });
  return due.length;
}

/** Reminds the buyer once, a day before a quote ends. @returns how many were reminded */
export async function remindOfQuotes(core: Core, now = new Date(core.settings.clock.now())): Promise<number> {
  return core.db.transaction().execute(async (trx) => {
    const reminded = await trx
      .updateTable('quotes')
      .set({ reminded_at: now })
      .where('state', '=', 'open')
      .where('reminded_at', 'is', null)
      .where('expire_at', '>', now)
      .where('expire_at', '<=', new Date(now.getTime() + quoteLimits.remindBefore))
      .returningAll()
      .execute();
    for (const quote of reminded) {
      const order = await getRow(trx, 'orders', { id: quote.order_id });
      await tellOrder(
        trx,
        order,
        {
          title: '报价即将过期',
          body: `的报价 ${yuan(quote.amount_fen)} 将在 ${shortTime(quote.expire_at)} 过期，请及时确认。`,
        },
        now,
      );
    }
    return reminded.length;
  });
}

/** What recurs for quotes. */
export const quoteTicks: Tick[] = [
  { name: 'quotes.expire', everySeconds: 15, run: (core) => untilNone(() => expireQuotes(core), batch) },
  { name: 'quotes.remind', everySeconds: 60, run: async (core) => void (await remindOfQuotes(core)) },
];
