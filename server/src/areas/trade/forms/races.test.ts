import { orderStatus as s } from '@harbor/contract/order-status';
import { HttpProblem } from '../../../http/problem';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { moveOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import { copiesOf } from '../orders/testing/copies';
import { orderRow } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { applyForRefund } from '../refunds/apply';
import { shippedSchema } from './schemas';
import { goodAnswers, orderToFill, plainForm, readForm } from './testing/forms';
import { submitForm } from './write';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['forms', 'ownOrders', 'services', 'checkout', 'pay', 'courses', 'refunds', 'messages'],
  });
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
          schema_version: shippedSchema(plainForm).version,
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

const atOnce = 4;

test('handed in twice at once: one version', async () => {
  const { id: pattern, buyer } = await orderToFill(site);
  await inTurns(await copiesOf(site, pattern, repeats), atOnce, async (id) => {
    const results = await Promise.all([handIn(buyer.id, id, 0), handIn(buyer.id, id, 0)]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await versions(id)).toBe(1);
    expect((await orderRow(site, id)).status).toBe(s.waiting);
  });
});

test('changed while it is taken: the change counts and is seen, or is refused', async () => {
  const { id: pattern, buyer, token } = await orderToFill(site);
  const seen = await inTurns(await copiesOf(site, pattern, repeats), atOnce, async (id, round) => {
    await handIn(buyer.id, id, 0);
    const { data } = await site.call('POST /orderform/:id/revise', { params: { id }, token });
    const [changed, taken] = await race(
      round,
      () => handIn(buyer.id, id, data.revision),
      () => take(id),
    );
    expect(taken).toBe(true);
    expect(await versions(id)).toBe(changed ? 2 : 1);
    expect((await orderRow(site, id)).status).toBe(s.serving);
    expect((await readForm(site, token, id)).actions.fill).toBe(false);
    return changed;
  });
  expect(new Set(seen).size).toBe(2);
});

test('handed in while the money is asked back: it is refunded, or goes on, never both', async () => {
  const { id: pattern, buyer } = await orderToFill(site);
  await inTurns(await copiesOf(site, pattern, repeats), atOnce, async (id, round) => {
    const [handed, asked] = await race(
      round,
      () => handIn(buyer.id, id, 0),
      () => won(applyForRefund(site.core, buyer.id, id, { reason: 'not_needed' }, async () => {})),
    );
    const after = await orderRow(site, id);
    // Nothing has begun in either status: the refund is granted at once, before or after the form.
    expect(asked).toBe(true);
    expect(after.refund_status).toBeGreaterThan(0);
    expect(await versions(id)).toBe(handed ? 1 : 0);
    expect(after.form_status).toBe(handed ? 2 : 0);
  });
});

test('handed in while it is paid: it waits to be taken, whichever came first', async () => {
  const { id: pattern, buyer } = await orderToFill(site, { paid: false });
  await insertPayment(site.core, pattern);
  await inTurns(await copiesOf(site, pattern, repeats), atOnce, async (id, round) => {
    const { pay_no: payNo } = await site.core.db
      .selectFrom('payments')
      .select('pay_no')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const [handed, paid] = await race(
      round,
      () => handIn(buyer.id, id, 0),
      () => settleDirectly(site.core, payNo),
    );
    expect([handed, paid]).toEqual([true, 'paid']);
    expect((await orderRow(site, id)).status).toBe(s.waiting);
  });
});
