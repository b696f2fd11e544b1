import { orderStatus as s } from '@harbor/contract/order-status';
import { HttpProblem } from '../../http/problem';
import { type TestApp, testApp } from '../../testing/app';
import { moveOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import { orderRow, putOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { applyForRefund } from '../refunds/apply';
import { currentSchema } from './schemas';
import { goodAnswers, orderToFill, plainForm, readForm } from './testing/forms';
import { submitForm } from './write';

const rounds = 100;
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['forms', 'orders', 'services', 'pay', 'refunds', 'messages'] });
});
afterAll(() => site.close());

/** Whether it went through; a 409 is a lost race, anything else a fault. */
const won = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpProblem && error.status === 409) return false;
      throw error;
    },
  );

const now = () => new Date(site.clock.now());

const handIn = (userId: number, orderId: number, revision: number) =>
  won(
    site.core.db.transaction().execute((trx) =>
      submitForm(
        trx,
        { userId, orderId, now: now() },
        {
          form: plainForm,
          schema_version: currentSchema(plainForm).version,
          revision,
          answers: goodAnswers(site),
        },
      ),
    ),
  );

const take = (orderId: number) =>
  won(
    site.core.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order) await moveOrder(trx, order, 'assign', { actor: 'operator', at: now() });
    }),
  );

const versions = async (orderId: number) =>
  (
    await site.core.db
      .selectFrom('order_form_versions')
      .select('version')
      .where('order_id', '=', orderId)
      .execute()
  ).length;

/** A fresh order each round would be bought and paid: the same one is put back instead. */
async function putBack(id: number, status: 10 | 20 | 30): Promise<void> {
  const { db } = site.core;
  await db.deleteFrom('order_form_versions').where('order_id', '=', id).execute();
  await db.deleteFrom('order_forms').where('order_id', '=', id).execute();
  await putOrder(site, id, status, { form_status: 0, refund_status: 0 });
}

test('handed in twice at once: one version', async () => {
  const { id, buyer } = await orderToFill(site);
  for (let round = 0; round < rounds; round += 1) {
    await putBack(id, s.incomplete);
    const results = await Promise.all([handIn(buyer.id, id, 0), handIn(buyer.id, id, 0)]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await versions(id)).toBe(1);
    expect((await orderRow(site, id)).status).toBe(s.waiting);
  }
});

test('changed while it is taken: the change counts and is seen, or is refused', async () => {
  const { id, buyer, token } = await orderToFill(site);
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    await putBack(id, s.incomplete);
    await handIn(buyer.id, id, 0);
    const { data } = await site.call('POST /orderform/:id/revise', { params: { id }, token });
    const first = round % 2 === 0;
    const work = [() => handIn(buyer.id, id, data.revision), () => take(id)];
    const order = first ? work : work.toReversed();
    const results = await Promise.all(order.map((one) => one()));
    const [changed, taken] = first ? results : results.toReversed();
    expect(taken).toBe(true);
    expect(await versions(id)).toBe(changed ? 2 : 1);
    expect((await orderRow(site, id)).status).toBe(s.serving);
    expect((await readForm(site, token, id)).actions.fill).toBe(false);
    seen.add(String(changed));
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('handed in while the money is asked back: it is refunded, or goes on, never both', async () => {
  const { id, buyer } = await orderToFill(site);
  const { db } = site.core;
  for (let round = 0; round < rounds; round += 1) {
    await putBack(id, s.incomplete);
    await db.deleteFrom('refund_lines').execute();
    await db.deleteFrom('refunds').where('order_id', '=', id).execute();
    await db.updateTable('payments').set({ refund_fen: 0 }).where('order_id', '=', id).execute();
    const [handed, asked] = await Promise.all([
      handIn(buyer.id, id, 0),
      won(applyForRefund(site.core, buyer.id, id, { reason: 'not_needed' })),
    ]);
    const after = await orderRow(site, id);
    // Nothing has begun in either status: the refund is granted at once, before or after the form.
    expect(asked).toBe(true);
    expect(after.refund_status).toBeGreaterThan(0);
    expect(await versions(id)).toBe(handed ? 1 : 0);
    expect(after.form_status).toBe(handed ? 2 : 0);
  }
});

test('handed in while it is paid: it waits to be taken, whichever came first', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, buyer } = await orderToFill(site, { paid: false });
    const payNo = await insertPayment(site.core, id);
    const [handed, paid] = await Promise.all([handIn(buyer.id, id, 0), settleDirectly(site.core, payNo)]);
    expect([handed, paid]).toEqual([true, 'paid']);
    expect((await orderRow(site, id)).status).toBe(s.waiting);
  }
});
