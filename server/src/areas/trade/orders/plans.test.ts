import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { wholeReads } from '../../../testing/whole-reads';
import { formsToLookAt } from '../forms/reminders';
import { deskOrders } from '../order-desk/queries';
import { ordersToTrace } from '../traces/ticks';
import { ordersToLookAt } from '../vault/ticks';
import { listOrders } from './queries';
import { copiesOf } from './testing/copies';
import { unpaidOrder } from './testing/orders';

/** Tables that grow without end: reading one whole is a fault. */
const big = ['orders', 'order_words', 'files', 'users'];

let site: TestApp;
let userId: number;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
let db: Db;
const now = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders'] });
  const buyer = await site.user({ nickname: '陈思远' });
  userId = buyer.id;
  await copiesOf(site, await unpaidOrder(site, buyer.token), 2000);
  await sql`
    insert into files (id, user_id, purpose, name, type, size, received, sha256, status, holder_kind, holder_id,
      created_at, updated_at, held_at, look_at)
    select lpad(n::text, 26, '0'), ${userId}, 'order_form', 'a.txt', 'txt', 1, 1, '', 3, 'order_form', n::text,
      ${now}, ${now}, ${now}, ${now}::timestamptz + make_interval(days => 1)
    from generate_series(1, 2000) n`.execute(site.core.db);
  await sql`analyze`.execute(site.core.db);
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
});
afterAll(() => site.close());

const list = (keyword: string) => listOrders(db, { userId, tab: 'all', keyword, now }, 1, 10);
const desk = (keyword: string) => deskOrders(db, { tab: 'all', keyword, page: 1, perPage: 20 });

test.each<[string, () => Promise<unknown>]>([
  ['orders of a buyer', () => list('')],
  ['orders of a buyer by a word', () => list('语音')],
  ['orders of a buyer by a number', () => list('2026112100')],
  ['orders at the desk by a word', () => desk('语音讲解')],
  ['files whose time may be over', () => ordersToLookAt(db, now)],
  ['missing forms to speak of', () => formsToLookAt(db, now)],
  ['finished orders without a report', () => ordersToTrace(db)],
])('%s: no big table is read whole', async (_, run) => {
  asked = [];
  await run();
  expect(asked.length).toBeGreaterThan(0);
  for (const { sql: statement, parameters } of asked)
    expect([statement, await wholeReads(site.core.pool, statement, parameters, big)]).toEqual([
      statement,
      [],
    ]);
});

test('a word finds orders by any part of title or number, the buyer’s alone, and the desk by the buyer’s name', async () => {
  const other = await site.user({ nickname: '周明' });
  const id = await unpaidOrder(site, other.token);
  const { order_no } = await site.core.db
    .selectFrom('orders')
    .select('order_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ofOther = async (keyword: string) =>
    (await listOrders(db, { userId: other.id, tab: 'all', keyword, now }, 1, 10)).data.map((row) => row.id);
  for (const keyword of ['语音讲解', '批', order_no, order_no.slice(5, 15), '批注与 语音'.replace(' ', '')])
    expect([keyword, await ofOther(keyword)]).toEqual([keyword, [id]]);
  for (const keyword of ['专利', `${order_no}0`, '解讲', '%', '_'])
    expect(await ofOther(keyword)).toEqual([]);
  expect((await desk('周明')).data.map((row) => row.id)).toEqual([id]);
  expect((await desk(order_no)).data.map((row) => row.id)).toEqual([id]);
});
