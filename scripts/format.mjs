// `npm run format`: formats and sorts imports in place.
import { join } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';

await install();
const { code } = await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', '.']);
process.exit(code);
