import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import type { SessionUser } from '../../../http/session-user';
import { allQueues } from '../../../queues/queue';
import { type TestApp, testApp } from '../../../testing/app';
import { wholeReads } from '../../../testing/whole-reads';
import { board } from './board';
import { casesOf } from './cases';
import { search } from './search';
import { summaries } from './summaries';
import { oneOfEach } from './testing/cases';

/** Tables that grow without end: reading one whole is a fault. */
const big = [
  ...[
    'orders',
    'refunds',
    'invoices',
    'deliverables',
    'posts',
    'comments',
    'users',
    'forum_reports',
    'topics',
  ],
  ...[
    'forum_history',
    'appraises',
    'tickets',
    'ticket_lines',
    'submissions',
    'support_messages',
    'post_search',
  ],
  ...[
    'support_conversations',
    'sentinel_hits',
    'sentinel_alerts',
    'account_reviews',
    'order_words',
    'desk_holds',
    'journal_experiences',
    'journal_corrections',
  ],
];

let site: TestApp;
let db: Db;
let user: SessionUser;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];

const everything = () => true;
const now = () => new Date(site.clock.now());

beforeAll(async () => {
  site = await testApp();
  await oneOfEach(site);
  const { id } = await site.user({ is_staff: true });
  user = { id, nickname: '值班', is_staff: true } as SessionUser;
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
}, 60_000);
afterAll(() => site.close());

/** The statements of some work with the big tables that they read whole although there is an index. */
async function readsOf(work: () => Promise<unknown>) {
  asked = [];
  await work();
  const statements = asked;
  expect(statements.length).toBeGreaterThan(0);
  const found: [string, string[]][] = [];
  for (const { sql, parameters } of statements)
    found.push([sql, await wholeReads(site.core.pool, sql, parameters, big)]);
  return found.filter(([, tables]) => tables.length > 0);
}

const core = () => ({ ...site.core, db });

test('what waits in all queues is counted from indexes', async () => {
  const queues = await allQueues();
  expect(await readsOf(() => summaries(core(), user, queues, now()))).toEqual([]);
});

test('every tab of every queue is read from an index that has its order', async () => {
  for (const queue of await allQueues())
    for (const { key } of queue.tabs)
      expect([queue.key, key, await readsOf(() => casesOf(core(), user, queue, { tab: key }))]).toEqual([
        queue.key,
        key,
        [],
      ]);
});

test('a keyword reads no table whole', async () => {
  for (const queue of await allQueues())
    for (const { key } of queue.tabs)
      expect([
        queue.key,
        key,
        await readsOf(() => casesOf(core(), user, queue, { tab: key, keyword: '润色' })),
      ]).toEqual([queue.key, key, []]);
});

test('the search reads no table whole', async () => {
  for (const keyword of [
    '润色',
    '没有的词',
    '20261126000001',
    '13800000000',
    '12345',
    '小',
    'GD20261126000001',
  ])
    expect([keyword, await readsOf(() => search(db, everything, keyword))]).toEqual([keyword, []]);
});

test('nor does the board', async () => {
  expect(await readsOf(() => board(core(), user, now()))).toEqual([]);
});
