import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../paths';
import { testDatabase } from '../testing/database';
import { tableTypes } from '../testing/tables';
import type { StrayColumns } from './schema';

const file = join(serverRoot, 'src/db/tables.ts');

test('the types of the tables are those of the migrated schema', async () => {
  const database = await testDatabase();
  const types = await tableTypes(database.url);
  await database.drop();
  // `npm run tables` sets it.
  if (process.env.HARBOR_WRITE_TABLES) writeFileSync(file, types);
  expect(readFileSync(file, 'utf8')).toBe(types);
});

test('areas know nothing of columns that do not exist', () => {
  const stray: StrayColumns[] = [];
  const none: never[] = stray;
  expect(none).toEqual([]);
});
