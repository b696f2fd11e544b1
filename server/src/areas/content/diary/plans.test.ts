import { Kysely, PostgresDialect } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { wholeReads } from '../../../testing/whole-reads';
import { calendarOfDeadlines } from './calendar/deadlines';
import { ownerOfFeed } from './calendar/feed';
import { publishFigures } from './figures/publish';
import { figuresOf } from './figures/read';
import { continueSubmission } from './from-submission';
import { diaryOf } from './list';
import { presentDetail } from './present';
import { remindOfDeadlines } from './reminders';
import { addStep } from './steps';
import { dayAt, deadline, diaryAreas, written } from './testing/diary';

/** Tables that grow with the people of the site. */
const big = [
  ...['diary_owners', 'diary_manuscripts', 'diary_rounds', 'diary_steps', 'diary_deadlines'],
  ...['diary_figures', 'diary_counted', 'users', 'journals', 'journal_names', 'submissions'],
];

let site: TestApp;
let db: Db;
let userId: number;
let id: number;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas] });
  const person = await site.user();
  userId = person.id;
  id = (await written(site, person.token, { sentAgo: 9 })).id;
  await deadline(site, person.token, id, { ahead: 9, remind: 1 });
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
});
afterAll(() => site.close());

const core = (): Core => ({ ...site.core, db });
const now = () => new Date(site.clock.now());

test.each<[string, () => Promise<unknown>]>([
  ['the list', () => diaryOf(db, userId, now())],
  ['a manuscript', () => presentDetail(db, userId, id, now())],
  ['a calendar', () => calendarOfDeadlines(core(), userId)],
  ['the owner of an address', () => ownerOfFeed(core(), 'x'.repeat(43))],
  ['reminders', () => remindOfDeadlines(core())],
  ['figures of a journal', () => figuresOf(db, 7)],
  ['the making of figures', () => db.transaction().execute((trx) => publishFigures(trx, 7, now()))],
  [
    'a step',
    () =>
      db
        .transaction()
        .execute((trx) => addStep(trx, { userId, id, now: now() }, { kind: 'review', day: dayAt(site) })),
  ],
  [
    'a submission that goes on',
    () =>
      db
        .transaction()
        .execute((trx) => continueSubmission(trx, { userId, id: 1, now: now() }))
        .catch(() => undefined),
  ],
])('%s: nothing is read whole', async (_, run) => {
  asked = [];
  await run();
  const statements = asked.filter(({ sql }) => /^\s*(select|with|update|delete)/i.test(sql));
  expect(statements.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const { sql, parameters } of statements)
    for (const table of await wholeReads(site.core.pool, sql, parameters, big))
      whole.push(`${table} in ${sql}`);
  expect(whole).toEqual([]);
});
