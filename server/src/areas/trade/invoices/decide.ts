import type { BodyOf, InvoiceAct } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { fullTime } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { audit } from '../../base/accounts/audit';
import { holdFiles } from '../../base/files/hold';
import type { OrderRow } from '../orders/rows';
import { lockForRefund } from '../refunds/queries';
import type { RefundPast } from '../refunds/terms';
import { invoiceLimits } from './limits';
import { moveInvoice } from './move';
import { invoiceHolder } from './present';
import type { InvoiceRow } from './rows';
import { tellBuyer } from './tell';
import { invoiceableFen, whyNoInvoice } from './terms';
import { findInvoiceStep } from './transitions';

type Decision = BodyOf<'POST /staff/invoice/act/:id'>;

/** An invoice and its order, both locked, and who acts on it when. */
interface Case {
  order: OrderRow;
  past: RefundPast;
  invoice: InvoiceRow;
  staffId: number;
  at: Date;
}

/**
 * What staff does with an invoice; the buyer is told and the audit row written in the same transaction.
 * @throws HttpProblem 404, 409 no such step now, or a refund runs, 422 by field
 */
export async function actOnInvoice(
  core: Core,
  trx: Db,
  staffId: number,
  id: number,
  decision: Decision,
): Promise<void> {
  const one = await lockCase(core, trx, staffId, id);
  // A wrong moment is said before a missing word.
  if (!findInvoiceStep(one.invoice.status, decision.act, 'operator')) throw conflict(staleMessage);
  await acts[decision.act](trx, one, decision);
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `invoice.${decision.act}`,
    object: ['invoice', String(id)],
    detail: {
      order_id: one.order.id,
      from: one.invoice.status,
      ...(decision.number && { number: decision.number }),
      ...(decision.reason && { reason: decision.reason }),
    },
  });
}

async function lockCase(core: Core, trx: Db, staffId: number, id: number): Promise<Case> {
  const found = await findRow(trx, 'invoices', { id }, ['order_id']);
  if (!found) throw notFound('发票不存在');
  const { order, past } = await lockForRefund(trx, found.order_id);
  const invoice = await getRow(trx, 'invoices', { id });
  return { order, past, invoice, staffId, at: new Date(core.settings.clock.now()) };
}

type Act = (trx: Db, one: Case, decision: Decision) => Promise<void>;

const deedOf = ({ staffId, at }: Case, note = '') =>
  ({ actor: 'operator', actorId: staffId, at, note }) as const;

const today = (at: Date) => fullTime(at).slice(0, 10);

/** Checks what stands on the paper. @throws HttpProblem 422 by field */
async function checkPaper(
  trx: Db,
  { order, at }: Case,
  { number = '', issued_on = '', file_id }: Decision,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  // Of two members of staff who enter one number at once, the second sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice:${number}`}, 0))`.execute(trx);
  if (!/^(\d{8}|\d{20})$/.test(number)) errors.number = ['请输入8位或20位发票号码'];
  else if (await findRow(trx, 'invoices', { number }, ['id'])) errors.number = ['该发票号码已登记'];
  if (!issued_on) errors.issued_on = ['请输入开票日期'];
  else if (issued_on > today(at)) errors.issued_on = ['开票日期不能晚于今天'];
  else if (order.paid_at && issued_on < today(order.paid_at)) errors.issued_on = ['开票日期不能早于付款日期'];
  if (!file_id) errors.file_id = ['请上传发票PDF'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const issue: Act = async (trx, one, decision) => {
  const { order, past, invoice, staffId, at } = one;
  const why = whyNoInvoice(order, past);
  if (why) throw conflict(why);
  await checkPaper(trx, one, decision);
  const { number = '', issued_on = '', file_id = '' } = decision;
  await holdFiles(trx, {
    userId: staffId,
    ids: [file_id],
    holder: invoiceHolder(invoice.id),
    field: 'file_id',
    rule: invoiceLimits.file,
    now: at,
  });
  const amountFen = invoiceableFen(order, past);
  await moveInvoice(trx, invoice, 'issue', deedOf(one, `号码 ${number}`), {
    amount_fen: amountFen,
    number,
    issued_on,
    reason: '',
  });
  await tellBuyer(
    trx,
    order,
    { title: '发票已开具', body: `的发票已开具，金额 ${yuan(amountFen)}，可以在订单详情中下载。` },
    at,
  );
};

const refuse: Act = async (trx, one, { reason }) => {
  const { order, invoice, at } = one;
  if (!reason) throw invalid({ reason: ['请填写驳回的原因'] });
  await moveInvoice(trx, invoice, 'refuse', deedOf(one, reason), { reason });
  await tellBuyer(
    trx,
    order,
    { title: '开票申请被驳回', body: `的开票申请未通过，原因：${reason}。更正后可以重新提交。` },
    at,
  );
};

const reverse: Act = async (trx, one, { reason }) => {
  const { order, invoice, at } = one;
  if (!reason) throw invalid({ reason: ['请填写红冲的原因'] });
  await moveInvoice(trx, invoice, 'reverse', deedOf(one, reason), { reason });
  await tellBuyer(
    trx,
    order,
    {
      title: '发票已红冲',
      body: `的发票（号码 ${invoice.number}）已红冲，原因：${reason}。请不要再用于报销；需要时可以重新申请。`,
    },
    at,
  );
};

const acts: Record<InvoiceAct, Act> = { issue, refuse, reverse };

/** What staff may do with an invoice in this status. */
export const actsAt = ({ status }: Pick<InvoiceRow, 'status'>): InvoiceAct[] =>
  (Object.keys(acts) as InvoiceAct[]).filter((act) => findInvoiceStep(status, act, 'operator') !== undefined);
