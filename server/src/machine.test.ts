import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from './paths';

const machineTables = [
  ...[
    'users',
    'account_closings',
    'data_exports',
    'files',
    'orders',
    'payments',
    'refunds',
    'invoices',
    'enrolments',
    'quotes',
    'change_requests',
    'account_reviews',
  ],
  ...[
    'user_coupons',
    'appraises',
    'submissions',
    'tickets',
    'support_conversations',
    'posts',
    'comments',
    'topics',
    'forum_reports',
    'press',
    'press_reports',
    'diary_manuscripts',
    'journal_experiences',
    'journal_corrections',
  ],
];

/** What is written to a table, with Kysely or through `db/rows.ts`. */
const writes = [
  /\.updateTable\('(\w+)'\)\s*\.set\(([\s\S]*?)\)\s*\.(?:where|from|returning|execute)/g,
  /\bupdateRows\(\s*[\w.]+,\s*'(\w+)',\s*\{[^{}]*\},\s*([\s\S]*?)\);/g,
];

const statusesSetIn = (source: string): string[] =>
  writes
    .flatMap((write) => [...source.matchAll(write)])
    .filter(
      ([, table = '', set = '']) =>
        machineTables.includes(table) && /[{,]\s*(?:status|form_status|state)\b/.test(set),
    )
    .map(([, table = '']) => table);

test.each([
  ["await trx.updateTable('orders').set({ status: 2 }).where('id', '=', id).execute();", ['orders']],
  ["await updateRows(trx, 'refunds', { refund_no: no }, {\n  updated_at: now,\n  status,\n});", ['refunds']],
  ["await updateRows(core.db, 'users', { id, status: 1 }, { last_seen_at: now });", []],
])('%s sets the status of %j', (source, tables) => {
  expect(statusesSetIn(source)).toEqual(tables);
});

test('nobody writes the status of a row that has a machine', () => {
  const areas = join(serverRoot, 'src/areas');
  const found = readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
    .flatMap((name) =>
      statusesSetIn(readFileSync(join(areas, name), 'utf8')).map((table) => `areas/${name} ${table}`),
    );
  expect([...new Set(found)]).toEqual([]);
});
