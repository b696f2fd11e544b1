import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../paths';
import { environment } from './environment';

const readme = readFileSync(join(serverRoot, 'README.md'), 'utf8');
const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+/g) ?? []);

test.each(Object.keys(environment.shape))('%s stands in the table of settings', (name) => {
  expect(named).toContain(name);
});

test('the table names no setting that is none', () => {
  const own = named.filter((name) => name.startsWith('HARBOR_'));
  expect(own.filter((name) => !(name in environment.shape))).toEqual([]);
});
