// `npm test`: everything that proves the product. Names of suites as arguments run only those:
// npm test -- check unit server e2e generator
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './bootstrap/browser.mjs';
import { build, buildServer, frontends } from './bootstrap/build.mjs';
import { failures } from './bootstrap/failures.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { freePort } from './bootstrap/port.mjs';
import { inParallel, root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { scratchFolder } from './bootstrap/scratch.mjs';
import { startSite, stopSite } from './bootstrap/site.mjs';

const started = Date.now();
const suites = ['check', 'unit', 'server', 'e2e', 'generator'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !suites.includes(name));
if (unknown.length > 0)
  giveUp(`There is no suite ${unknown.join(', ')}.`, `There are: ${suites.join(', ')}.`);
const wanted = (suite) => asked.length === 0 || asked.includes(suite);
/** Whether anything runs in a browser, which needs the built site. */
const inSight = wanted('e2e') || wanted('generator');
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

checkNode();
await install();

// A browser, or its fonts, may have to be installed: that goes on beside the rest.
const chromium = inSight ? browser() : undefined;

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

/** Does a part of the run and tells of it. @returns {Promise<boolean>} whether it succeeded */
async function suite(name, work) {
  const since = Date.now();
  const { code, output } = await work();
  count(output);
  if (code !== 0) broken.push({ name, output });
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
  return code === 0;
}

/** What nothing has to survive: databases, uploads, profiles of browsers. */
const scratch = scratchFolder('harbor-test-');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// It may lie in memory, and would stay there.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** A program that a package has installed; asking npx for it would take half a second each time. */
const tool = (folder, path) => join(root, folder, 'node_modules', path);

const jest = (folder, options, env = {}) =>
  suite(`tests of ${folder}`, () =>
    run('node', [tool(folder, 'jest/bin/jest.js'), '--silent', ...options], {
      cwd: join(root, folder),
      env,
      prefix: `  ${folder} │ `,
    }));

/** The server's tests on a real PostgreSQL. What Jest translated is kept for the next run. */
async function serverTests() {
  // One of them starts the server as it was built (src/boot/bench.test.ts).
  if (inSight) await built;
  else await buildServer();
  const cache = `--cacheDirectory=${join(tmpdir(), 'harbor-jest')}`;
  await jest('server', ['--config', 'jest.together.cjs', cache], { TMPDIR: scratch });
}

/** A site of its own, built and started, with what browser tests need to know of it. */
async function siteFor(name) {
  const path = await chromium;
  await build();
  const env = {
    HARBOR_DATA: join(scratch, name.replaceAll(' ', '-')),
    HARBOR_LIMITS: 'demo',
    HARBOR_LOG: 'error',
    NODE_ENV: 'production',
    TMPDIR: scratch,
  };
  const site = await startSite({ port: await freePort(), env });
  return {
    name,
    site,
    env: { CHROMIUM_PATH: path, HARBOR_URL: site.url, FORCE_COLOR: '0', TMPDIR: scratch },
  };
}

/** Browser tests against a site that was started for them, which ends with them. */
async function inBrowser({ name, site, env }, args) {
  try {
    await suite(name, () =>
      run('node', [tool('e2e', '@playwright/test/cli.js'), 'test', ...args], {
        cwd: join(root, 'e2e'),
        env,
        prefix: '  e2e │ ',
      }),
    );
  } finally {
    await stopSite(site);
  }
}

/**
 * Many files as one; but the runtime's are about how a page begins, over and over, and packages whose components have two
 * platforms are read once for each by Jest itself.
 */
const whole = join(root, 'shared/build/src/jest/whole.cjs');
const isReadByFile = (folder) =>
  folder === 'shared/runtime' ||
  readFileSync(join(root, folder, 'jest.config.cjs'), 'utf8').includes('jest/platforms');
const unit = (folder) => jest(folder, isReadByFile(folder) ? ['--maxWorkers=1'] : ['--config', whole]);
const folders = [
  'shared/runtime',
  ...frontends(),
  'shared/build',
  'shared/ui',
  'shared/contract',
  'shared/gate',
  'shared/sentinel',
];
const said = [
  wanted('check') && 'lint, format, types',
  wanted('unit') && 'units and components',
  inSight && 'the build of everything',
  wanted('server') && 'the server on a real PostgreSQL',
  wanted('generator') && 'a new remote, from nothing to the running site',
].filter(Boolean);
headline(said.join('; ').replace(/^./, (first) => first.toUpperCase()));
/** Whether the site could be built; nobody asks where no browser is needed. */
const built = inSight && suite('build', () => run('node', ['scripts/build.mjs'], { prefix: '  ' }));

/** Suites that read the folders of all parts, where the generator makes one more. */
const readers = [];
const reader = (work) => () => {
  const reading = work();
  readers.push(reading);
  return reading;
};

/** A site for a suite, unless it cannot be started: then the suite has failed. */
async function prepareSite(name) {
  try {
    return await siteFor(name);
  } catch (error) {
    broken.push({ name, output: String(error) });
  }
}

/** The site for the browser tests, started while the last other suite is still at work. */
let visited;

/** What needs the built site, as far as other suites may run beside it. */
async function withTheSite() {
  if (!(await built)) return;
  if (wanted('generator')) {
    await Promise.all(readers);
    const site = await prepareSite('generator');
    if (site) await inBrowser(site, ['--config', 'generator.config.ts']);
  }
  // After the generator, whose remote is none of this site.
  if (wanted('e2e')) visited = await prepareSite('browser tests');
}

// One queue, so that both processors of a small machine have work throughout: the longest of the short ones first (the
// runtime's tests wait most of their time, and the build's first half is one thread's work), then the server's tests, and
// beside these the generator, which waits for its builds.
await inParallel(
  [
    // It is one of the three that may work at once.
    () => built,
    ...(wanted('check')
      ? [reader(() => suite('check', () => run('node', ['scripts/check.mjs'], { prefix: '  check │ ' })))]
      : []),
    ...(wanted('unit') ? folders.map((folder) => reader(() => unit(folder))) : []),
    ...(wanted('server') ? [serverTests] : []),
    withTheSite,
  ],
  3,
);

if (visited) {
  headline('Browser tests against the built site');
  await inBrowser(visited, []);
}

// Where nothing could be built, packages of the system may still be on their way: they are not left half installed.
await chromium;

// Thousands of lines may lie between a failure and the end, which is what people and records of a run look at.
for (const { name, output } of broken) {
  headline(`What failed: ${name}`);
  for (const line of failures(output)) say(line);
}
const names = broken.map(({ name }) => name).join(', ');
headline(broken.length === 0 ? `Everything passed in ${seconds(started)}` : `Failed: ${names}`);
say(
  Object.entries(totals)
    .map(([word, number]) => `${number} ${word}`)
    .join(', '),
);
process.exit(broken.length === 0 ? 0 : 1);
