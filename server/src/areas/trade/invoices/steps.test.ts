import type { InvoiceAct } from '@harbor/contract';
import { type InvoiceStatus, invoiceStatusLabel } from '@harbor/contract/invoice-status';
import type { TestApp } from '../../../testing/app';
import { tradeSite } from '../orders/testing/trade-site';
import { applyForInvoice, finishedOrder, invoiceRow, issueInvoice } from './testing/invoices';
import { findInvoiceStep } from './transitions';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite(['invoices', 'files', 'vault']);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

type Deed = (token: string, orderId: number, invoiceId: number) => Promise<{ status: number }>;

const act =
  (name: InvoiceAct): Deed =>
  (_token, _orderId, id) =>
    name === 'issue'
      ? issueInvoice(site, staff.token, id)
      : site.call('POST /staff/invoice/act/:id', {
          params: { id },
          token: staff.token,
          body: { act: name, reason: '抬头与税号不一致' },
        });

const deeds = [
  {
    event: 'correct',
    actor: 'user',
    deed: (token, id) => applyForInvoice(site, token, id, { title: '海港大学科技处' }),
  },
  { event: 'issue', actor: 'operator', deed: act('issue') },
  { event: 'refuse', actor: 'operator', deed: act('refuse') },
  { event: 'reverse', actor: 'operator', deed: act('reverse') },
] as const satisfies { event: string; actor: string; deed: Deed }[];

const statuses = Object.keys(invoiceStatusLabel).map(Number) as InvoiceStatus[];
const cases = statuses.flatMap((from) =>
  deeds.map((one) => ({ ...one, from, to: findInvoiceStep(from, one.event, one.actor)?.to })),
);

/** An invoice that came to the status by its own steps. */
async function invoiceAt(status: InvoiceStatus) {
  const { id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  const { id: invoiceId } = await invoiceRow(site, id);
  if (status === 2 || status === 4) await act('issue')(token, id, invoiceId);
  if (status === 3) await act('refuse')(token, id, invoiceId);
  if (status === 4) await act('reverse')(token, id, invoiceId);
  return { id, token, invoiceId };
}

const linesOf = (invoiceId: number) =>
  site.core.db
    .selectFrom('invoice_lines')
    .select(['event', 'from_status', 'to_status'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();

const auditsOf = async (invoiceId: number) => {
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_type', '=', 'invoice')
    .where('object_id', '=', String(invoiceId))
    .execute();
  return rows.map(({ action }) => action);
};

test.each(cases.filter(({ to }) => to))(
  'from $from, $actor may $event',
  async ({ from, to, event, actor, deed }) => {
    const { id, token, invoiceId } = await invoiceAt(from);
    const before = await auditsOf(invoiceId);
    expect((await deed(token, id, invoiceId)).status).toBe(200);
    expect((await invoiceRow(site, id)).status).toBe(to);
    expect((await linesOf(invoiceId)).at(-1)).toEqual({ event, from_status: from, to_status: to });
    expect(await auditsOf(invoiceId)).toEqual(
      actor === 'operator' ? [...before, `invoice.${event}`] : before,
    );
  },
);

test.each(cases.filter(({ to, event, from }) => !to && !(event === 'correct' && from === 4)))(
  'from $from, $event is refused',
  async ({ from, deed }) => {
    const { id, token, invoiceId } = await invoiceAt(from);
    const [row, lines] = [await invoiceRow(site, id), await linesOf(invoiceId)];
    expect((await deed(token, id, invoiceId)).status).toBe(409);
    expect([await invoiceRow(site, id), await linesOf(invoiceId)]).toEqual([row, lines]);
  },
);

test('after a reversal the same call asks for a new one, and the old one stays to be read', async () => {
  const { id, token, invoiceId } = await invoiceAt(4);
  const { data } = await applyForInvoice(site, token, id);
  expect(data.invoice).toMatchObject({ status: 1, title: '海港大学' });
  expect(data.invoice?.id).not.toBe(invoiceId);
  expect(data.earlier).toEqual([
    expect.objectContaining({ id: invoiceId, status_text: '已红冲', amount_fen: 39800 }),
  ]);
});
