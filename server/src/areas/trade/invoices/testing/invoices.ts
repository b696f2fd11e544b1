import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../../testing/app';
import { pdfOf } from '../../../base/files/testing/documents';
import { uploaded } from '../../../base/files/testing/uploads';
import { paidOrder, putOrder } from '../../orders/testing/orders';
import type { InvoiceRow } from '../rows';

/** A right unified social credit code. */
export const schoolTaxNo = '12100000400000624D';

export const school = {
  kind: 'unit',
  title: '海港大学',
  tax_no: schoolTaxNo,
  email: 'kejichu@haigang.edu.cn',
  content: '技术服务费',
} as const;

/** A buyer with a finished order (¥398.00). */
export async function finishedOrder(site: TestApp) {
  const buyer = await site.user({ nickname: '小陈' });
  const id = await paidOrder(site, buyer.token);
  const now = new Date(site.clock.now());
  await putOrder(site, id, s.done, { delivered_at: now, finished_at: now });
  return { buyer, id, token: buyer.token };
}

export const applyForInvoice = (
  site: TestApp,
  token: string,
  id: number,
  body: Partial<BodyOf<'POST /invoice/apply/:id'>> = {},
) => site.call('POST /invoice/apply/:id', { params: { id }, token, body: { ...school, ...body } });

/** The newest invoice of an order as it stands in the database. */
export const invoiceRow = (site: TestApp, orderId: number): Promise<InvoiceRow> =>
  site.core.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Some 20 digits that no other invoice has. */
let count = 0;
export const freshNumber = () => {
  count += 1;
  return String(count).padStart(20, '2');
};

const today = (site: TestApp) => new Date(site.clock.now() + 8 * 3600_000).toISOString().slice(0, 10);

/** Issues it with a PDF that staff uploads first. */
export async function issueInvoice(
  site: TestApp,
  staffToken: string,
  id: number,
  body: Partial<BodyOf<'POST /staff/invoice/act/:id'>> = {},
) {
  const file = await uploaded(site, staffToken, '电子发票.pdf', pdfOf(`/Invoice ${id}`));
  return site.call('POST /staff/invoice/act/:id', {
    params: { id },
    token: staffToken,
    body: { act: 'issue', number: freshNumber(), issued_on: today(site), file_id: file.id, ...body },
  });
}
