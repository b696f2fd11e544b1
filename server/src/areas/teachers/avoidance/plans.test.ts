import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { wholeReads } from '../../../testing/whole-reads';
import { notAmongAvoided, notAvoided } from './condition';

const big = ['orders', 'order_avoids', 'avoid_hits', 'buyer_avoids', 'users'];
const teacher = 500;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['avoidance'] });
  const { db } = site.core;
  // 20,000 orders with three words each out of 2,000, each of which 10 of 5,000 teachers fall under.
  await sql`insert into avoid_terms (kind, word, text) select 1, n::text, n::text from generate_series(1, 2000) n`.execute(
    db,
  );
  await sql`
    insert into avoid_hits (term_id, teacher_id)
    select t.id, (t.id * 7 + k * 499) % 5000 from avoid_terms t, generate_series(1, 10) k on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into order_avoids (order_id, term_id)
    select o, (o * 3 + k) % 2000 + 1 from generate_series(1, 20000) o, generate_series(0, 2) k`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => site.close());

const statements = () => [
  sql`select o.id from (select generate_series(1, 20000) as id) o where ${notAmongAvoided('o.id', teacher)}`,
  sql`select o.id from (select generate_series(1, 20) as id) o where ${notAvoided('o.id', teacher)}`,
  sql`select b.term_id from buyer_avoids b join avoid_hits h on h.term_id = b.term_id where b.user_id = 4`,
];

test.each([0, 1, 2])('no big table is read whole for one teacher (%i)', async (n) => {
  const { sql: statement, parameters } = statements()[n]?.compile(site.core.db) ?? {
    sql: '',
    parameters: [],
  };
  expect(await wholeReads(site.core.pool, statement, parameters, big)).toEqual([]);
});

test('both conditions leave out the same orders', async () => {
  const ids = async (condition: ReturnType<typeof notAvoided>) =>
    (
      await sql<{ id: number }>`
        select o.id from (select generate_series(1, 20000) as id) o where ${condition} order by 1`.execute(
        site.core.db,
      )
    ).rows.length;
  const [one, other] = [await ids(notAvoided('o.id', teacher)), await ids(notAmongAvoided('o.id', teacher))];
  expect(one).toBe(other);
  expect(one).toBeLessThan(20_000);
});
