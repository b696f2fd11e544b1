import { Kysely, PostgresDialect } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { journalsInDoneOrders, orderedJournals } from '../../trade/forms/named-journals';
import { journalsByWords } from '../journals/by-words';
import { journalAreas } from '../journals/testing/journals';
import { gatherPart } from './lines/gather';
import { ownChanges } from './reading/mine';
import { importAlerts } from './reading/of-import';
import { allChanges, changesOfJournal } from './reading/public';
import { recentChanges } from './reading/recent';
import { nextStep } from './telling/steps';
import { tellPart } from './telling/tell';
import { withdrawPart } from './telling/withdraw';
import { alertAreas } from './testing/alerts';

/** Tables that grow with the library, its imports and the people of the site: reading one whole is a fault. */
const big = [
  ...['journals', 'journal_names', 'journal_numbers', 'journal_metrics', 'journal_warnings'],
  ...['journal_changes', 'journal_change_lines', 'journal_collects', 'journal_alert_told'],
  ...['journal_alert_settings', 'diary_manuscripts', 'diary_rounds', 'submissions', 'users'],
  ...['order_forms', 'order_form_versions', 'orders', 'messages', 'message_settings'],
];

const many = 10_000;
const changed = 100_000;

let site: TestApp;
let db: Db;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
const core = (): Core => ({ ...site.core, db });
const now = new Date('2026-11-27T08:00:00Z');

const fill = [
  `insert into users (nickname, phone) select '用户' || n, null from generate_series(1, ${many}) n`,
  `insert into journal_schemes (kind, code, year, title, publisher, source, updated_at)
    select 'partition', 'fq', 2015 + n, '分区' || n, '测试', '测试', '2026-01-01' from generate_series(1, 5) n`,
  `insert into journals (name, name_key, issn, created_at, updated_at)
    select 'Journal ' || n, 'journal ' || n, lpad(n::text, 9, '0'), '2026-01-01', '2026-01-01' from generate_series(1, ${many}) n`,
  `insert into journal_names (journal_id, kind, name, key) select id, 'name', name, name_key from journals`,
  `insert into journal_numbers (number, journal_id, kind) select issn, id, 'issn' from journals`,
  `insert into journal_metrics (journal_id, scheme_id, type, value) select j.id, s.id, 'major', 1 from journals j, journal_schemes s`,
  `insert into journal_imports (file_name, bytes, sha256, format, encoding, columns, sample, created_by, created_at, applied_at, status, place)
    select 'f', 1, '', 'csv', 'utf-8', '[]', '[]', 1, '2026-11-01', '2026-11-01', 5, n from generate_series(1, 40) n`,
  `insert into journal_alert_runs (import_id, gathered_at, told_at) select id, '2026-11-01', '2026-11-01' from journal_imports where place < 40`,
  `insert into journal_alert_told (import_id, user_id, title, journals, told_at)
    select r.import_id, u.id, '期刊', 1, '2026-11-01' from journal_alert_runs r, users u where u.id % 9 = r.import_id`,
  `insert into journal_changes (import_id, journal_id, field, old, new)
    select 40, 1 + n % ${many}, 'indexed', '["ESCI"]', '["SCIE"]' from generate_series(1, ${changed}) n`,
  `insert into journal_change_lines (import_id, journal_id, place, kind, title, alerts, weight)
    select i, 1 + (n * 13) % ${many}, i, (array['tier', 'metric', 'indexed', 'detail'])[1 + n % 4], '分区', n % 3 > 0, 2 + n % 9
    from generate_series(1, 20) i, generate_series(1, 5000) n`,
  `insert into journal_collects (user_id, journal_id, title, created_at)
    select u.id, 1 + (u.id * 7 + n) % ${many}, '期刊', '2026-01-01' from users u, generate_series(1, 3) n on conflict do nothing`,
  `insert into journal_alert_settings (user_id, off_kinds, updated_at) select id, '{fee}', '2026-01-01' from users where id % 2 = 0`,
  `insert into message_settings (user_id, muted, updated_at) select id, '{review}', '2026-01-01' from users where id % 2 = 0`,
  `insert into diary_manuscripts (user_id, status, title, since, created_at, updated_at)
    select id, 4, '稿件', '2026-10-01', '2026-10-01', '2026-10-01' from users, generate_series(1, 3) n`,
  `insert into diary_rounds (manuscript_id, number, journal_id, journal_name) select id, 1, 1 + id % ${many}, '期刊' from diary_manuscripts`,
  `insert into orders (id, order_no, user_id, kind, goods_id, goods, spec, quantity, unit_fen, total_fen, pay_fen, status, purchase_hash, created_at, updated_at)
    select u.id * 3 + n, lpad((u.id * 3 + n)::text, 18, '0'), u.id, 1, 1, '{}', '{}', 1, 1, 1, 1, case n when 0 then 40 else 60 end, '', '2026-10-01', '2026-10-01'
    from users u, generate_series(0, 2) n`,
  `insert into order_forms (order_id, user_id, goods_id, form, saved_at, submitted_version, created_at)
    select id, user_id, 1, 14, '2026-10-01', 1, '2026-10-01' from orders`,
  `insert into order_form_versions (order_id, version, form, schema_version, answers, submitted_at)
    select order_id, 1, 14, 1, jsonb_build_object('journal', jsonb_build_array('Journal ' || user_id)), '2026-10-01' from order_forms`,
  `insert into submissions (user_id, status, submission_no, submitted_at, sent, created_at, updated_at)
    select id, 5, 'TG' || id, '2026-10-01', jsonb_build_object('journal', 'Journal ' || id), '2026-10-01', '2026-10-01' from users where id % 5 = 0`,
];

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas, ...alertAreas] });
  const client = await site.core.pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [...fill, ...big.map((table) => `vacuum analyze ${table}`)])
    await client.query(statement);
  client.release(true);
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
}, 120_000);
afterAll(() => site.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What was asked while something ran and reads a big table whole. */
async function readWhole(run: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await run();
  const statements = asked.filter(({ sql }) => /^\s*(select|with|update|delete)/i.test(sql));
  expect(statements.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await site.core.pool.query(`explain (format json) ${sql}`, [...parameters]);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan as Node))
      if (node['Node Type'] === 'Seq Scan' && big.includes(node['Relation Name'] ?? ''))
        whole.push(`${node['Relation Name']} in ${sql}`);
  }
  return whole;
}

const run = (importId: number) => ({
  ...{ import_id: importId, place: importId, status: 5, source: '测试', after_journal: 0 },
  ...{ gathered_at: now, after_user: 500, told_at: null, withdrawn_after: 0, withdrawn_at: null },
});

const inTransaction = (work: (trx: Db) => Promise<unknown>) =>
  db
    .transaction()
    .execute(async (trx) => {
      await work(trx);
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });

test.each<[string, () => Promise<unknown>]>([
  ['all changes', () => allChanges(core(), { page: 3 })],
  ['changes of a kind', () => allChanges(core(), { kind: 'indexed' })],
  ['recent changes', () => recentChanges(core())],
  ['changes of a journal', () => changesOfJournal(core(), 500)],
  ['one’s own changes', () => ownChanges(db, 700, {})],
  ['how far an import was told', () => importAlerts(db, 10, now)],
  ['journals by their names', () => journalsByWords(db, ['Journal 77', 'X（ISSN 1234-5678）'])],
  ['open orders of people', () => orderedJournals.named(db, [1, 2, 3])],
  ['finished orders of somebody', () => journalsInDoneOrders(db, { userId: 3 })],
  ['people with orders', () => orderedJournals.people(db, 100, 200)],
  [
    'a part that is written down',
    () => inTransaction((trx) => gatherPart(trx, { importId: 40, place: 40, after: 300, now })),
  ],
  ['a part that is told', () => inTransaction((trx) => tellPart(trx, run(10), now))],
  ['a part that is taken back', () => inTransaction((trx) => withdrawPart(trx, run(10), now))],
  ['the next step', () => nextStep(core())],
])('%s: nothing is read whole', async (_, work) => expect(await readWhole(work)).toEqual([]));
