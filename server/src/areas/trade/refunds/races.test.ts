import { refundStatus as r } from '@harbor/contract/refund-status';
import type { TestApp } from '../../../testing/app';
import { coreAt, dueInTurn } from '../../../testing/core-at';
import { inTurns } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { copiesOf } from '../orders/testing/copies';
import { orderRow } from '../orders/testing/orders';
import { tradeSite } from '../orders/testing/trade-site';
import { escalateUnanswered, lapseUnsupplied } from './clocks';
import { apply, content, putRefund, refundRow, reserved, servedOrder } from './testing/refunds';

let site: TestApp;
let staff: { token: string };
beforeAll(async () => {
  site = await tradeSite([]);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const atOnce = 4;
const hour = 3_600_000;

/** Orders of one buyer that a teacher works on; with a status, whose refund stands there. */
async function orders(status?: 1 | 2 | 8) {
  const { id, token } = await servedOrder(site);
  if (status !== undefined) {
    await apply(site, token, id);
    await putRefund(site, id, status);
  }
  return { token, ids: await copiesOf(site, id, repeats) };
}

const withdraw = (token: string, id: number) =>
  site.call('POST /user/cancel_refund/:id', { params: { id }, token });

/** What is set aside belongs to the refund, which the order mirrors. */
async function expectConsistent(id: number, setAside: number) {
  const { status } = await refundRow(site, id);
  expect([await reserved(site, id), (await orderRow(site, id)).refund_status]).toEqual([setAside, status]);
  return status;
}

test('two applications at once: one refund, and its money set aside once', async () => {
  const { token, ids } = await orders();
  await inTurns(ids, atOnce, async (id) => {
    const answers = await Promise.all([apply(site, token, id), apply(site, token, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await expectConsistent(id, 20000)).toBe(r.applied);
  });
});

test('withdrawal against decision: one of them holds, and the money set aside follows', async () => {
  const { token, ids } = await orders(1);
  const ends = await inTurns(ids, atOnce, async (id, round) => {
    const { id: refund } = await refundRow(site, id);
    const body =
      round % 4 < 2
        ? { act: 'refuse' as const, content: '约定的内容已完成', basis: '退款规则第3条' }
        : { act: 'approve' as const, amount_fen: 15000 };
    const answers = await race(
      round,
      () => withdraw(token, id),
      () => site.call('POST /staff/refund/act/:id', { params: { id: refund }, token: staff.token, body }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await refundRow(site, id);
    return expectConsistent(id, status === r.processing ? 15000 : 0);
  });
  expect(ends).toContain(r.withdrawn);
  expect(ends.some((status) => status !== r.withdrawn)).toBe(true);
});

test('evidence against the clock: it counts, or the application lapsed', async () => {
  const { token, ids } = await orders(2);
  const moments = await dueInTurn(
    site.core.db,
    ['refunds', 'order_id', 'due_at'],
    ids,
    site.clock.now() + hour,
  );
  await inTurns(ids, atOnce, async (id, round) => {
    const [{ status }] = await race(
      round,
      () => site.call('POST /refund/supply/:id', { params: { id }, token, body: { content } }),
      () => lapseUnsupplied(coreAt(site.core, moments[round] ?? 0)),
    );
    expect([200, 409]).toContain(status);
    const supplied = status === 200;
    expect(await expectConsistent(id, supplied ? 20000 : 0)).toBe(supplied ? r.applied : r.withdrawn);
  });
});

test('what nobody answered goes to the lead once, whichever of two processes sees it', async () => {
  const { ids } = await orders(8);
  site.clock.advance(2 * hour);
  const clock = async () => {
    while ((await escalateUnanswered(site.core)) > 0);
  };
  await Promise.all([clock(), clock()]);
  const lines = await site.core.db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.refund_no', 'refund_lines.refund_no')
    .select('refunds.order_id')
    .where('refunds.order_id', 'in', ids)
    .where('event', '=', 'escalate')
    .execute();
  expect(lines.map(({ order_id }) => order_id).sort()).toEqual([...ids].sort());
});
