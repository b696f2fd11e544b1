import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { coreAt } from '../../../testing/core-at';
import { wholeReads } from '../../../testing/whole-reads';
import { ownPool, ownTrials } from './buyer';
import {
  closeWindows,
  endChoices,
  expireInvitations,
  expireMaterial,
  remindOfReports,
  timeOutTakes,
} from './clocks';
import { openTakes } from './closing-blockers';
import { candidatesFor } from './desk/candidates';
import { deskPoolDetail } from './desk/detail';
import { deskCounts, deskPool } from './desk/list';
import { hallCounts, hallList, invitedCount, invitedList } from './hall';
import { invalidList, mineCounts, mineList } from './mine';
import { poolRow, runningOf } from './queries';
import { type PoolTeacher, poolTeacher as teacherById } from './teacher';
import { fillHall } from './testing/fill-hall';
import { visibleTo } from './visible';

/** Tables that grow without end: reading one whole is a fault. Teachers are looked for by their match, which reads them. */
const big = [
  'orders',
  'wait_takes',
  'takes',
  'trials',
  'invitations',
  'take_reports',
  'material_requests',
  'order_avoids',
  'avoid_hits',
];

let site: TestApp;
let teacher: PoolTeacher;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
let db: Db;
let orderId: number;
let buyerId: number;
const now = new Date('2026-11-28T08:00:00Z');

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pool'] });
  const made = await fillHall(site.core.db, { orders: 3000, teachers: 300, now });
  orderId = made.orderId;
  buyerId = made.buyerId;
  const known = await teacherById(site.core.db, made.teacherId, now);
  if (!known) throw new Error('no teacher');
  teacher = known;
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
});
afterAll(() => site.close());

const core = () => ({ ...coreAt(site.core, site.clock.now()), db });

test.each<[string, () => Promise<unknown>]>([
  ['the hall', () => hallList(db, teacher, {})],
  ['the whole hall', () => hallList(db, teacher, { scope: 'all' })],
  ['the hall by amount', () => hallList(db, teacher, { scope: 'all', sort: 'amount', group: 'polish' })],
  ['the hall by time', () => hallList(db, teacher, { scope: 'all', sort: 'due', days: '7', trial: 'none' })],
  ['the newest of the hall', () => hallList(db, teacher, { sort: 'newest' })],
  ['counts of the hall', () => hallCounts(db, teacher, now)],
  ['invitations', () => invitedList(db, teacher)],
  ['how many invitations', () => invitedCount(db, teacher.id)],
  ['one order, if it may be seen', () => visibleTo(db, teacher.id, orderId)],
  ['own takes', () => mineList(db, teacher.id, {}, now)],
  ['own takes that are done', () => mineList(db, teacher.id, { column: 'done' }, now)],
  ['counts of own takes', () => mineCounts(db, teacher.id)],
  ['takes in vain', () => invalidList(db, teacher.id, 1)],
  ['what runs', () => runningOf(db, teacher.id)],
  ['what blocks a closing', () => openTakes(db, teacher.id)],
  ['the pool of an order', () => ownPool(db, buyerId, orderId, now)],
  ['the trials of an order', () => ownTrials(db, buyerId, orderId, now)],
  ['the pool at the desk', () => deskPool(db, { tab: 'waiting' }, now)],
  ['all of the pool at the desk', () => deskPool(db, { tab: 'all' }, now)],
  ['the pool at the desk by a word', () => deskPool(db, { tab: 'all', keyword: '润色' }, now)],
  ['counts of the desk', () => deskCounts(db, now)],
  ['one order at the desk', () => deskPoolDetail(db, orderId, now)],
  [
    'teachers for an order',
    async () => {
      const row = await poolRow(db, orderId);
      if (row) await candidatesFor(db, row, {}, now);
    },
  ],
  ['takes that ran out', () => timeOutTakes(core(), now)],
  ['rounds that ran out', () => closeWindows(core(), now)],
  ['choices that ran out', () => endChoices(core(), now)],
  ['invitations that ran out', () => expireInvitations(core(), now)],
  ['material that did not come', () => expireMaterial(core(), now)],
  ['reports that did not come', () => remindOfReports(core(), now)],
])('%s: no big table is read whole', async (_, run) => {
  asked = [];
  await run();
  const reads = asked.filter(({ sql: statement }) => /^\s*(select|with)/i.test(statement));
  expect(reads.length).toBeGreaterThan(0);
  for (const { sql: statement, parameters } of reads)
    expect([statement, await wholeReads(site.core.pool, statement, parameters, big)]).toEqual([
      statement,
      [],
    ]);
});

test('the hall finds its rows by the index of those that are in it', async () => {
  asked = [];
  await hallList(db, teacher, {});
  const [list] = asked.filter(({ sql: statement }) => statement.includes('limit'));
  if (!list) throw new Error('nothing was asked');
  const client = await site.core.pool.connect();
  try {
    const { rows } = await client.query(`explain (format json) ${list.sql}`, [...list.parameters]);
    expect(JSON.stringify(rows)).toMatch(/wait_takes_(hall|newest|paying|soon)/);
  } finally {
    client.release();
  }
});
