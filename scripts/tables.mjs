// `npm run tables`: writes the list of migrations, and from the schema that they make the types of all tables (server/src/db/tables.ts).
import { join } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';

await install();
const lists = await run(process.execPath, [join(root, 'scripts/registers.mjs')]);
if (lists.code !== 0) process.exit(lists.code);
const { code } = await run(process.execPath, ['node_modules/jest/bin/jest.js', 'src/db/tables.test.ts'], {
  cwd: join(root, 'server'),
  env: { ...process.env, HARBOR_WRITE_TABLES: '1' },
});
process.exit(code);
