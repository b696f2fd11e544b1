import { sql } from 'kysely';
import { HttpProblem } from '../../../http/problem';
import type { TestApp } from '../../../testing/app';
import { coreAt } from '../../../testing/core-at';
import { inTurns, upTo } from '../../../testing/in-turns';
import { deliver } from '../../trade/fulfilment/deliver';
import { moveOrder } from '../../trade/orders/move';
import { lockOrder } from '../../trade/orders/queries';
import { copiesOf } from '../../trade/orders/testing/copies';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { chooseTrial } from './choose';
import { endChoices } from './clocks';
import { takeOrder } from './take';
import { hour, ordered, poolTeacher } from './testing/pool';
import { mapping } from './transitions';
import { beginTrial, handInTrial } from './trial';

/** The issue asks for so many of each. */
const rounds = 200;
const atOnce = 4;

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['fulfilment', 'forms', 'orderDesk', 'pool']);
});
afterAll(() => site.close());

const now = () => new Date(site.clock.now());
const trial = { text: '先说明取样的位置与方向，再对应断口与温度。', notes: [], ai_statement: '' };

type Work = Parameters<ReturnType<TestApp['core']['db']['transaction']>['execute']>[0];

/** Whether something was done; false where the table of steps or a limit refused it. */
async function tryOut(work: Work): Promise<boolean> {
  try {
    await site.core.db.transaction().execute(work);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && [404, 409, 422].includes(error.status)) return false;
    throw error;
  }
}

/** Orders of one buyer that wait, each a copy of the first, with the pool's row beside it. */
async function waiting(count: number, needTrial: boolean) {
  const buyer = await site.user();
  const first = await ordered(site, buyer.token, { trial: needTrial });
  const ids = [first, ...(count > 1 ? await copiesOf(site, first, count - 1) : [])];
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'wait_takes'
      and column_name not in ('order_id', 'in_hall')`.execute(site.core.db);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await sql`insert into wait_takes (order_id, ${names}) select n, ${names} from wait_takes,
    unnest(${ids.slice(1)}::bigint[]) n where order_id = ${first}`.execute(site.core.db);
  return { buyer, ids };
}

const refund =
  (id: number): Work =>
  async (trx) => {
    const order = await lockOrder(trx, id);
    if (order) await moveOrder(trx, order, 'refund_whole', { actor: 'system', at: now() });
  };

/** What everybody must find true of an order, however its race ended: order and pool agree, and counters are the rows. */
async function agree(ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{
    id: number;
    order: number;
    pool: number;
    counted: number;
    kept: number;
    chosen: number;
  }>`
    select o.id, o.status as order, w.status as pool, w.candidates as kept,
      (select count(*)::int from takes t where t.order_id = o.id and t.status in (1, 2, 3)) as counted,
      (select count(*)::int from takes t where t.order_id = o.id and t.status = 4 and t.ended_at is null) as chosen
    from orders o join wait_takes w on w.order_id = o.id where o.id = any(${[...ids]}::bigint[])`.execute(
    site.core.db,
  );
  expect(rows).toHaveLength(ids.length);
  for (const row of rows) {
    expect([row.id, mapping[row.order as keyof typeof mapping]]).toEqual([
      row.id,
      expect.arrayContaining([row.pool]),
    ]);
    expect(row.kept).toBe(row.counted);
    expect(row.chosen).toBeLessThanOrEqual(1);
    if (row.order === 80) expect([row.counted, row.chosen]).toEqual([0, 0]);
  }
}

test('200 teachers take one order: as many win as there are places', async () => {
  const teachers = await inTurns(upTo(rounds), atOnce, () => poolTeacher(site));
  for (const [needTrial, places] of [
    [true, 3],
    [false, 1],
  ] as const) {
    const { ids } = await waiting(1, needTrial);
    const [id = 0] = ids;
    const won = await inTurns(teachers, 10, (teacher) =>
      tryOut((trx) => takeOrder(trx, { teacherId: teacher.id, orderId: id, now: now() })),
    );
    expect(won.filter(Boolean)).toHaveLength(places);
    await agree(ids);
    // What served is over, for the next round.
    await site.core.db.transaction().execute(refund(id));
  }
});

test('one teacher takes 200 orders at once: as many as the limit lets through', async () => {
  const { ids } = await waiting(rounds, true);
  const teacher = await poolTeacher(site);
  const won = await inTurns(ids, 10, (orderId) =>
    tryOut((trx) => takeOrder(trx, { teacherId: teacher.id, orderId, now: now() })),
  );
  expect(won.filter(Boolean)).toHaveLength(5);
  await agree(ids);
});

test('taking against the refund: never both', async () => {
  const { ids } = await waiting(rounds, false);
  const ends = await inTurns(ids, atOnce, async (id, round) => {
    const teacher = await poolTeacher(site);
    const taking = () => tryOut((trx) => takeOrder(trx, { teacherId: teacher.id, orderId: id, now: now() }));
    const refunding = () => tryOut(refund(id));
    const [taken] =
      round % 2 === 0
        ? await Promise.all([taking(), refunding()])
        : (await Promise.all([refunding(), taking()])).toReversed();
    return taken;
  });
  await agree(ids);
  expect(new Set(ends).size).toBe(2);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from takes where order_id = any(${ids}::bigint[]) and ended_at is null`.execute(
    site.core.db,
  );
  expect(rows[0]?.open).toBe(0);
});

test('choosing against the end of its time: one teacher is asked, or the best is, never two', async () => {
  const { buyer, ids } = await waiting(rounds, true);
  await site.core.db
    .updateTable('wait_takes')
    .set({ letters: 'ABC', auto_pick: true })
    .where('order_id', 'in', ids)
    .execute();
  await inTurns(ids, atOnce, async (orderId) => {
    for (const _ of upTo(3)) {
      const { id: teacherId } = await poolTeacher(site);
      const act = { teacherId, orderId, now: now() };
      await site.core.db.transaction().execute(async (trx) => {
        await takeOrder(trx, act);
        await beginTrial(trx, act);
        await handInTrial(trx, act, trial);
      });
    }
  });
  await sql`update trials set score = 4.0 where order_id = any(${ids}::bigint[])
    and take_id in (select id from takes where letter = 'B')`.execute(site.core.db);
  const late = coreAt(site.core, site.clock.now() + 48 * hour + 60_000);
  const at = new Date(late.settings.clock.now());
  const clock = (async () => {
    for (let n = 0; n < 8; n += 1) await endChoices(late, at);
  })();
  const won = await inTurns(ids, 6, (orderId) =>
    tryOut((trx) => chooseTrial(trx, { userId: buyer.id, orderId, now: at }, 'A', '说明清楚')),
  );
  await clock;
  for (let n = 0; n < 8; n += 1) await endChoices(late, at);
  await agree(ids);
  const { rows } = await sql<{ letter: string; count: number }>`
    select letter, count(*)::int as count from takes where order_id = any(${ids}::bigint[]) and status = 4
    group by letter order by letter`.execute(site.core.db);
  const byBuyer = won.filter(Boolean).length;
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(rounds);
  expect(rows.find(({ letter }) => letter === 'A')?.count ?? 0).toBe(byBuyer);
});

test('delivering against the refund: a delivery or the money, and the pool says the same', async () => {
  const { ids } = await waiting(rounds, false);
  const ends = await inTurns(ids, atOnce, async (orderId, round) => {
    const teacher = await poolTeacher(site);
    await site.core.db
      .transaction()
      .execute((trx) => takeOrder(trx, { teacherId: teacher.id, orderId, now: now() }));
    const delivering = () =>
      tryOut(async (trx) => {
        const order = await lockOrder(trx, orderId);
        if (!order) return;
        const body = { title: '第一版', text: '逐段批注见说明。' };
        await deliver(trx, {
          order,
          actor: 'teacher',
          user: { id: teacher.id, nickname: '老师' },
          body,
          now: now(),
        });
      });
    const refunding = () => tryOut(refund(orderId));
    const [delivered] =
      round % 2 === 0
        ? await Promise.all([delivering(), refunding()])
        : (await Promise.all([refunding(), delivering()])).toReversed();
    return delivered;
  });
  await agree(ids);
  expect(new Set(ends).size).toBe(2);
});
