import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { changedJournals } from '../journal-desk/changes/read';
import { heldChangesOf, changedJournals as heldJournals } from '../journal-desk/held-changes';
import { forgetUploads } from '../journal-desk/imports/discard';
import { deskChanges, deskImport, deskImports, deskRows } from '../journal-desk/imports/read';
import { whatUndoes } from '../journal-desk/imports/undo';
import { goOnWithImports } from '../journal-desk/imports/work';
import { collectedOf, collectJournal, uncollectJournal } from './favourites/collect';
import { collectedMagazines } from './favourites/collected';
import { groupsOf } from './favourites/groups';
import { collectedJournals } from './favourites/list';
import { settledIndex } from './index/library';
import { readJournals, readMetrics, readNames, readNumbers, readWarnings } from './index/read';
import { cardsOf } from './reading/cards';
import { compareJournals } from './reading/compare';
import { journalDetail } from './reading/detail';
import { allSchemes, chooseSchemes } from './reading/schemes';
import { suggestJournals } from './search/suggest';
import { journalAreas } from './testing/journals';

/** Tables that grow without end: reading one whole is a fault. */
const big = [
  ...[
    'journals',
    'journal_names',
    'journal_numbers',
    'journal_metrics',
    'journal_warnings',
    'journal_collects',
  ],
  ...[
    'journal_groups',
    'journal_import_rows',
    'journal_import_parts',
    'journal_import_slots',
    'journal_changes',
  ],
  ...['journal_before', 'users'],
];

const many = 20_000;

let site: TestApp;
let db: Db;
let group: number;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
const core = () => ({ ...site.core, db });
const now = new Date('2026-11-21T08:00:00Z');

const fill = [
  `insert into users (nickname, phone) select '用户' || n, null from generate_series(1, 2000) n`,
  `insert into journal_schemes (kind, code, year, title, publisher, source, updated_at)
    select k, 'of-' || k, 2015 + n, k || n, '测试', '测试', '2026-01-01' from unnest(array['partition', 'citation', 'cn', 'warning']) k, generate_series(1, 5) n`,
  `insert into journals (name, name_key, issn, created_at, updated_at)
    select 'Journal ' || n, 'journal ' || n, lpad(n::text, 9, '0'), '2026-01-01', '2026-01-01' from generate_series(1, ${many}) n`,
  `insert into journal_names (journal_id, kind, name, key) select id, 'name', name, name_key from journals`,
  `insert into journal_numbers (number, journal_id, kind) select issn, id, 'issn' from journals`,
  `insert into journal_metrics (journal_id, scheme_id, type, value, since_import)
    select j.id, s.id, case s.kind when 'citation' then 'if' when 'partition' then 'major' else 'cif' end, 1, 1
    from journals j, journal_schemes s where s.kind <> 'warning'`,
  `insert into journal_warnings (journal_id, scheme_id) select j.id, s.id from journals j, journal_schemes s where s.kind = 'warning' and j.id % 10 = 0`,
  `insert into journal_groups (user_id, title, created_at) select u.id, '组' || n, '2026-01-01' from users u, generate_series(1, 5) n`,
  `insert into journal_collects (user_id, journal_id, group_id, title, created_at)
    select g.user_id, 1 + (g.id * 7 + n) % ${many}, g.id, '期刊', '2026-01-01' from journal_groups g, generate_series(1, 5) n on conflict do nothing`,
  `insert into journal_imports (file_name, bytes, sha256, format, encoding, columns, sample, created_by, created_at, status, place)
    select 'f', 1, '', 'csv', 'utf-8', '[]', '[]', 1, timestamptz '2026-01-01' + n * interval '1 hour', case when n % 50 = 0 then 5 else 7 end, n
    from generate_series(1, 2000) n`,
  `insert into journal_import_parts (import_id, number, bytes) select i, n, 'x' from generate_series(1, 2000) i, generate_series(1, 5) n`,
  `insert into journal_import_slots (import_id, slot, journal_id, is_new, data)
    select i, n, 1 + (i * 200 + n) % ${many}, false, '{}' from generate_series(1, 100) i, generate_series(1, 200) n`,
  `insert into journal_before (import_id, journal_id, document)
    select i, n, '{}' from generate_series(1, 100) i, generate_series(1, 200) n`,
  `insert into journal_import_rows (import_id, row_no, slot, verdict, title, reason)
    select i, n, case when n <= 200 then n end, n % 5, '行', case when n % 7 = 0 then '说明' else '' end from generate_series(1, 100) i, generate_series(1, 500) n`,
  `insert into journal_changes (import_id, journal_id, field, new) select 1 + n % 100, 1 + n % ${many}, 'publisher', '"x"' from generate_series(1, 50000) n`,
];

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas] });
  const client = await site.core.pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [...fill, ...big.map((table) => `vacuum analyze ${table}`)])
    await client.query(statement);
  client.release(true);
  await settledIndex(site.core);
  group = (await getRow(site.core.db, 'journal_groups', { user_id: 700, title: '组3' }, ['id'])).id;
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

/** Big tables that a plan reads whole. */
const wholeReads = (plan: Node): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => big.includes(table));

/** What was asked while something ran and is read whole. */
async function readWhole(run: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await run();
  const statements = asked.filter(({ sql }) => /^\s*(select|with|update|delete)/i.test(sql));
  expect(statements.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await site.core.pool.query(`explain (format json) ${sql}`, [...parameters]);
    const tables = wholeReads(rows[0]['QUERY PLAN'][0].Plan as Node);
    if (tables.length > 0) whole.push(`${tables} in ${sql}`);
  }
  return whole;
}

const ids = Array.from({ length: 20 }, (_, n) => 1 + n * 700);

test.each<[string, () => Promise<unknown>]>([
  ['cards', async () => cardsOf(db, ids, chooseSchemes(await allSchemes(db), {}))],
  ['journal', () => journalDetail(core(), 500, 5000)],
  ['comparison', () => compareJournals(core(), { ids: ids.slice(0, 4) })],
  ['suggestions', () => suggestJournals(core(), 'journal 77')],
  ['which are favourites', () => collectedOf(db, 700, ids)],
  ['favourites', () => collectedMagazines.page(db, 700, { limit: 20, offset: 20 })],
  ['count of favourites', () => collectedMagazines.count(db, 700)],
  ['favourites of a group', () => collectedJournals(core(), 700, { group })],
  ['all favourites', () => collectedJournals(core(), 700, { page: 1 })],
  ['groups', () => groupsOf(db, 700)],
  ['collecting', () => collectJournal(core(), 700, { id: 4321, note: '备注' }, now)],
  ['giving up', () => uncollectJournal(core(), 700, 4321)],
  ['imports', () => deskImports(db, 3)],
  ['import', () => deskImport(db, 2000)],
  ['rows', () => deskRows(db, 50, { page: 3 })],
  ['refused rows', () => deskRows(db, 50, { verdict: '0' })],
  ['noted rows', () => deskRows(db, 50, { verdict: 'noted' })],
  ['changes', () => deskChanges(db, 50, 2)],
  ['journals of which is to be told', () => heldJournals(db, 50, { after: 100, limit: 50 })],
  ['changes to tell of', () => heldChangesOf(db, 50, ids)],
  ['journals that change', () => changedJournals(db, 50, { page: 2 })],
  ['those that change in a way', () => changedJournals(db, 50, { kind: 'facts' })],
  ['those that jump', () => changedJournals(db, 50, { kind: 'jump' })],
  ['what undoing would do', () => whatUndoes(db, 50)],
  ['imports to go on with', () => goOnWithImports.run(core())],
  ['uploads that nobody takes in', () => forgetUploads.run(core())],
])('%s: nothing is read whole', async (_, run) => expect(await readWhole(run)).toEqual([]));

// What is searched is read part by part, each part behind the last one by an index: no part sorts all that is left.
test.each([
  ['journals', readJournals],
  ['metrics', readMetrics],
  ['warnings', readWarnings],
  ['names', readNames],
  ['numbers', readNumbers],
] as const)('%s are read for the search in parts, each by an index', async (_, read) => {
  asked = [];
  let parts = 0;
  for await (const part of read(db)) {
    expect(part.length).toBeGreaterThan(0);
    parts += 1;
  }
  expect(parts).toBeGreaterThan(2);
  for (const { sql, parameters } of asked.slice(1, 3)) {
    const { rows } = await site.core.pool.query(`explain (format json) ${sql}`, [...parameters]);
    const plan = rows[0]['QUERY PLAN'][0].Plan as Node;
    expect(wholeReads(plan)).toEqual([]);
    expect(nodesOf(plan).map((node) => node['Node Type'])).not.toContain('Sort');
  }
});
