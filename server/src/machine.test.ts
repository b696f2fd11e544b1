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
  ],
];

test('nobody writes the status of a row that has a machine', () => {
  const areas = join(serverRoot, 'src/areas');
  const found = readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
    .flatMap((name) => {
      const updates = readFileSync(join(areas, name), 'utf8').matchAll(
        /\.updateTable\('(\w+)'\)\s*\.set\(([\s\S]*?)\)\s*\.(?:where|from|returning|execute)/g,
      );
      return [...updates]
        .filter(
          ([, table = '', set = '']) =>
            machineTables.includes(table) && /[{,]\s*(?:status|form_status|state)\b/.test(set),
        )
        .map(([, table]) => `areas/${name} ${table}`);
    });
  expect([...new Set(found)]).toEqual([]);
});
