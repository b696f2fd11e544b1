// Starts the built site on a free port with demo data of its own and runs one group of browser tests against it:
// node run.mjs forum. More arguments go to Playwright: node run.mjs forum drafts --project desktop
// The claims on the pages of one part are a group too, which the part's own package.json names: node run.mjs pages:mf-forum
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from '../scripts/bootstrap/browser.mjs';
import { copyDemoData, prepareDemoData } from '../scripts/bootstrap/demo-data.mjs';
import { freePort } from '../scripts/bootstrap/port.mjs';
import { run } from '../scripts/bootstrap/run.mjs';
import { scratchFolder } from '../scripts/bootstrap/scratch.mjs';
import { startSite, stopSite } from '../scripts/bootstrap/site.mjs';

const [group, ...options] = process.argv.slice(2);
const [folder, part] = group.split(':');
/** Pages that teachers alone may open are not claimed: a part may have no others. */
const tests = part
  ? ['--pass-with-no-tests', `tests/${folder}/`]
  : group === 'generator'
    ? ['--config', 'generator.config.ts']
    : [`tests/${group}/`];
const results = part ? join('..', part, `results-${folder}.json`) : `results-${group}.json`;

/** What nothing has to survive: databases, uploads, profiles of browsers. */
const scratch = scratchFolder('harbor-test-');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// It may lie in memory, and would stay there.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const path = await browser();
await prepareDemoData();
const data = join(scratch, 'site');
copyDemoData(data);
const site = await startSite({
  port: await freePort(),
  env: {
    HARBOR_DATA: data,
    HARBOR_LIMITS: 'demo',
    HARBOR_LOG: 'error',
    // A slow machine answers and draws late, and is not to be taken for one that does not.
    HARBOR_DATABASE_PATIENCE: '6',
    HARBOR_DRAWING_WAIT: '20000',
    NODE_ENV: 'production',
    TMPDIR: scratch,
  },
});
const { code } = await run('node', ['node_modules/@playwright/test/cli.js', 'test', ...tests, ...options], {
  cwd: import.meta.dirname,
  env: {
    CHROMIUM_PATH: path,
    HARBOR_URL: site.url,
    HARBOR_RESULTS: results,
    ...(part && { HARBOR_PART: part }),
    FORCE_COLOR: '0',
    TMPDIR: scratch,
  },
});
await stopSite(site);
process.exit(code);
