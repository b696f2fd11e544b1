// `npm test`: everything that proves the product. Names of suites as arguments run only those:
// npm test -- check unit server e2e generator
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './bootstrap/browser.mjs';
import { build, frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { freePort } from './bootstrap/port.mjs';
import { inParallel, root, run } from './bootstrap/run.mjs';
import { headline, say } from './bootstrap/say.mjs';
import { startSite, stopSite } from './bootstrap/site.mjs';

const started = Date.now();
const asked = process.argv.slice(2);
const wanted = (suite) => asked.length === 0 || asked.includes(suite);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

checkNode();
await install();

// Fetching a browser takes a minute where there is none, and hardly any of the processor: it goes on beside the rest.
const chromium = wanted('e2e') || wanted('generator') ? browser() : undefined;

const totals = { passed: 0, flaky: 0, failed: 0, skipped: 0 };
const broken = [];

/**
 * Jest prints `Tests: 1 failed, 12 passed, 13 total`, Playwright `12 passed (1.2m)`. A flaky test passed at its second
 * try only: it is counted apart, for it wants looking at.
 */
function count(output) {
  const lines = output.split('\n');
  const jest = lines.filter((line) => line.startsWith('Tests:')).at(-1);
  const text = jest ?? lines.slice(-40).join('\n');
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  totals.passed += number('passed');
  totals.flaky += number('flaky');
  totals.failed += number('failed');
  totals.skipped += number('skipped') + number('todo');
}

async function suite(name, work) {
  const since = Date.now();
  const { code, output } = await work();
  count(output);
  if (code !== 0) broken.push(name);
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
}

const jest =
  (folder, options = []) =>
  () =>
    suite(`tests of ${folder}`, () =>
      run('npx', ['jest', '--silent', ...options], { cwd: join(root, folder), prefix: `  ${folder} │ ` }));

if (wanted('check')) {
  headline('Lint, format, types');
  await suite('check', () => run('node', ['scripts/check.mjs']));
}

if (wanted('unit')) {
  headline('Unit and component tests');
  const folders = ['shared/contract', 'shared/runtime', 'shared/sentinel', 'shared/ui', ...frontends()];
  await inParallel(
    folders.map((folder) => jest(folder, ['--maxWorkers=1'])),
    2,
  );
}

if (wanted('server')) {
  headline('Server tests on a real PostgreSQL');
  // Its tests wait for PostgreSQL half of their time.
  await jest('server', [`--maxWorkers=${availableParallelism() * 2}`])();
}

/** Browser tests against a site of their own, built and started for them. */
async function inBrowser(name, args) {
  const path = await chromium;
  await build();
  const data = mkdtempSync(join(tmpdir(), 'harbor-e2e-'));
  // As root the server lends PostgreSQL a user without rights: where that one cannot get in, the database would lie
  // elsewhere and be left behind.
  chmodSync(data, 0o755);
  const env = { HARBOR_DATA: data, HARBOR_LIMITS: 'demo', HARBOR_LOG: 'error', NODE_ENV: 'production' };
  const site = await startSite({ port: await freePort(), env });
  try {
    await suite(name, () =>
      run('npx', ['playwright', 'test', ...args], {
        cwd: join(root, 'e2e'),
        env: { CHROMIUM_PATH: path, HARBOR_URL: site.url, FORCE_COLOR: '0' },
        prefix: '  e2e │ ',
      }),
    );
  } finally {
    await stopSite(site);
    rmSync(data, { recursive: true, force: true });
  }
}

if (wanted('e2e')) {
  headline('Browser tests against the built site');
  await inBrowser('browser tests', []);
}

if (wanted('generator')) {
  headline('A new remote, from nothing to the running site');
  await inBrowser('generator', ['--config', 'generator.config.ts']);
}

headline(broken.length === 0 ? `Everything passed in ${seconds(started)}` : `Failed: ${broken.join(', ')}`);
say(
  Object.entries(totals)
    .map(([word, number]) => `${number} ${word}`)
    .join(', '),
);
process.exit(broken.length === 0 ? 0 : 1);
