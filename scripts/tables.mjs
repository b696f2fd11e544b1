// `npm run tables`: writes server/src/db/tables.ts, the types of all tables, from the schema that the migrations make.
import { join } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';

await install();
const { code } = await run(process.execPath, ['node_modules/jest/bin/jest.js', 'src/db/tables.test.ts'], {
  cwd: join(root, 'server'),
  env: { ...process.env, HARBOR_WRITE_TABLES: '1' },
});
process.exit(code);
