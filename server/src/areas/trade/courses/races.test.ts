import { coreAt, dueInTurn } from '../../../testing/core-at';
import { inTurns, upTo } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { expireOrders } from '../checkout/expire';
import { copiesOf } from '../orders/testing/copies';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { balanced, ledgerOf } from '../pay/testing/ledger';
import { type PaySite, paySite } from '../pay/testing/pay-site';
import { naturalKey } from './course-order';
import {
  buyCourse,
  enrolmentsOf,
  insertCourse,
  insertCourses,
  openThrough,
  unpaidCourse,
} from './testing/courses';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

/** Unpaid orders with a payment each, of one buyer, `each` of them for every one of the courses, in their order. */
async function ordersOf(courses: number[], each: number): Promise<{ token: string; orders: number[][] }> {
  const buyer = await site.user();
  const bought = await unpaidCourse(site, buyer.token, await insertCourse(site.core));
  await site.core.db.deleteFrom('payments').where('order_id', '=', bought).execute();
  await insertPayment(site.core, bought);
  const ids = await copiesOf(site, bought, courses.length * each);
  const orders = await Promise.all(
    courses.map(async (course, n) => {
      const own = ids.slice(n * each, (n + 1) * each);
      await site.core.db
        .updateTable('orders')
        .set({ goods_id: course, purchase_hash: naturalKey })
        .where('id', 'in', own)
        .execute();
      return own;
    }),
  );
  return { token: buyer.token, orders };
}

async function payNosOf(orderId: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('payments')
    .select('pay_no')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ pay_no }) => pay_no);
}

async function payNoOf(orderId: number): Promise<string> {
  const [payNo] = await payNosOf(orderId);
  if (!payNo) throw new Error('nothing was to be paid');
  return payNo;
}

test('two tabs with two gateways make one order, and both payments settle it once', async () => {
  const buyer = await site.user();
  const courses = await insertCourses(site.core, repeats);
  const buy = (channel: 'wechat' | 'alipay', id: number) => () => buyCourse(site, buyer.token, id, channel);
  const ends = await inTurns(courses, 4, async (course, round) => {
    const answers = await race(round, buy('wechat', course), buy('alipay', course));
    const made = await site.core.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', buyer.id)
      .where('goods_id', '=', course)
      .execute();
    const [order] = made;
    if (!order) return 'no order';
    // Whatever the gateways were told to close: money that still comes in by either number is settled.
    const [first = '', second = ''] = await payNosOf(order.id);
    const results = await race(
      round,
      () => settleDirectly(site.core, first),
      () => settleDirectly(site.core, second),
    );
    const ledger = await ledgerOf(site.core, order.id);
    return {
      // The way chosen last is answered; the other one may have been replaced before its code was there.
      answered: answers.every(({ status }) => status === 200 || status === 409),
      shown: answers.some(({ status }) => status === 200),
      orders: made.length,
      results: [...results].sort(),
      books: [ledger.status, ledger.received, ledger.kept, ledger.extraRefunds, ledger.paidMessages],
      open: (await openThrough(site.core, course)).length,
    };
  });
  for (const end of ends)
    expect(end).toEqual({
      ...{ answered: true, shown: true, orders: 1, results: ['paid', 'refunding'] },
      books: [60, 39_800, 19_900, 19_900, 1],
      open: 1,
    });
});

test('a second press against the settlement of the first makes no second order', async () => {
  const courses = await insertCourses(site.core, repeats);
  const { token, orders } = await ordersOf(courses, 1);
  await inTurns(orders, 4, async ([id = 0], n) => {
    const payNo = await payNoOf(id);
    const course = courses[n] ?? 0;
    const [, again] = await race(
      n,
      () => settleDirectly(site.core, payNo),
      () =>
        site.call('POST /course/:id/alipay/pay', { params: { id: course }, body: { agreed: true }, token }),
    );
    const said = again.status === 200 ? again.data.order_id : again.msg;
    expect([id, '您已拥有该课程', '状态已变化，请刷新']).toContain(said);
    const { made } = await site.core.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('made'))
      .where('goods_id', '=', course)
      .executeTakeFirstOrThrow();
    expect([made, await openThrough(site.core, course)]).toEqual([1, [id]]);
  });
});

test('five deliveries of a notify at once open the course once', async () => {
  const courses = await insertCourses(site.core, repeats);
  const { orders } = await ordersOf(courses, 1);
  await inTurns(orders, 2, async ([id = 0], n) => {
    const payNo = await payNoOf(id);
    const results = await Promise.all(
      upTo(5).map((event) => settleDirectly(site.core, payNo, `${payNo} ${event % 3}`)),
    );
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(results.filter((result) => result === 'duplicate')).toHaveLength(4);
    expect(await enrolmentsOf(site.core, courses[n] ?? 0)).toMatchObject([{ order_id: id, status: 1 }]);
  });
});

test('two orders of one course paid at once: one opens it, the money of the other goes back', async () => {
  const courses = await insertCourses(site.core, repeats);
  const { orders: pairs } = await ordersOf(courses, 2);
  await inTurns(pairs, 4, async ([one = 0, two = 0], round) => {
    const numbers = [await payNoOf(one), await payNoOf(two)] as const;
    const results = await race(
      round,
      () => settleDirectly(site.core, numbers[0]),
      () => settleDirectly(site.core, numbers[1]),
    );
    expect([...results].sort()).toEqual(['paid', 'refunding']);
    const ledgers = [await ledgerOf(site.core, one), await ledgerOf(site.core, two)];
    expect(ledgers.every(balanced)).toBe(true);
    expect(ledgers.map(({ kept, extraRefunds }) => kept - extraRefunds).sort()).toEqual([-19_900, 19_900]);
    const paid = results[0] === 'paid' ? one : two;
    expect(await openThrough(site.core, courses[round] ?? 0)).toEqual([paid]);
  });
});

test('the timeout against a notify: paid and open, or closed and refunded', async () => {
  const courses = await insertCourses(site.core, repeats);
  const ids = (await ordersOf(courses, 1)).orders.flat();
  const later = site.clock.now() + 31 * 60_000;
  const moments = await dueInTurn(site.core.db, ['orders', 'id', 'expire_at'], ids, later);
  const ends = await inTurns(ids, 4, async (id, round) => {
    const payNo = await payNoOf(id);
    await race(
      round,
      () => settleDirectly(site.core, payNo),
      () => expireOrders(coreAt(site.core, moments[round] ?? 0)),
    );
    const { status, kept, extraRefunds } = await ledgerOf(site.core, id);
    const open = (await openThrough(site.core, courses[round] ?? 0)).length;
    return `${status}: kept ${kept}, back ${extraRefunds}, open ${open}`;
  });
  const right = ['60: kept 19900, back 0, open 1', '70: kept 0, back 19900, open 0'];
  expect(ends.filter((end) => !right.includes(end))).toEqual([]);
});
