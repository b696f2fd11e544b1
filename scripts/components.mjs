// `npm run components`: writes which antd and antd-mobile components the parts import, so that the shell's next build
// cuts its shared files for them. To be run when a part begins to use another one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';

checkNode();
await install();
const folders = [...frontends(), 'shared/ui', 'shared/runtime']
  .map((name) => join(root, name, 'src'))
  .filter(existsSync);
const { code } = await run('node', [
  'shared/build/bin/harbor-components.mjs',
  join(root, 'shell'),
  ...folders,
]);
process.exit(code);
