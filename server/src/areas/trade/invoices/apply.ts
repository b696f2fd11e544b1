import type { InvoiceRequest } from '@harbor/contract';
import { invoiceStatus as s } from '@harbor/contract/invoice-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { shareAccount } from '../../base/accounts/share-account';
import { ownOrder } from '../orders/queries';
import { lockForRefund } from '../refunds/queries';
import { makeInvoice, moveInvoice } from './move';
import { invoicesOf } from './queries';
import { whyNoInvoice } from './terms';

/**
 * The buyer asks for the invoice of a finished order, or corrects what they asked for while it is not issued. What they
 * wrote is remembered for the next one.
 * @throws HttpProblem 404 not the user's order, 409 not to be invoiced now
 */
export async function applyForInvoice(
  core: Core,
  trx: Db,
  userId: number,
  orderId: number,
  request: InvoiceRequest,
): Promise<void> {
  if (!(await ownOrder(trx, userId, orderId))) throw notFound('订单不存在');
  await shareAccount(trx, userId);
  const at = new Date(core.settings.clock.now());
  const { order, past } = await lockForRefund(trx, orderId);
  const why = whyNoInvoice(order, past);
  if (why) throw conflict(why);
  const [newest] = await invoicesOf(trx, orderId);
  const { remark = '', ...asked } = request;
  const context = { actor: 'user', actorId: userId, at } as const;
  if (!newest || newest.status === s.reversed)
    await makeInvoice(trx, { order_id: orderId, user_id: userId, ...asked, remark }, context);
  else if (newest.status === s.issued) throw conflict('这个订单的发票已开具，信息有误请联系客服红冲后重开');
  else await moveInvoice(trx, newest, 'correct', context, { ...asked, remark, reason: '' });
  await remember(trx, userId, asked, at);
}

async function remember(
  trx: Db,
  userId: number,
  profile: Omit<InvoiceRequest, 'remark'>,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('invoice_profiles')
    .values({ user_id: userId, ...profile, updated_at: at })
    .onConflict((on) => on.column('user_id').doUpdateSet({ ...profile, updated_at: at }))
    .execute();
}
