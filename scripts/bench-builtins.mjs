// `npm run bench:builtins`: on a running site, what watching over the page's built-ins costs: the time to note them once
// for a page view, and that of each look (shared/runtime/src/builtins), at the CPU's own speed and four times slower.
// Medians over page views, the looks' over all of them.
// Options: --base=http://localhost:8080 --runs=5 --looks=20
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { needSite } from './bench/running-site.mjs';
import { browserSwitches, browser as findBrowser } from './bootstrap/browser.mjs';
import { checkNode } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const base = option('base', `http://localhost:${process.env.PORT || 8080}`);
const runs = Number(option('runs', 5));
const looks = Number(option('looks', 20));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The table as the page has it, under a name of its own. */
async function tableScript() {
  const { build } = createRequire(join(root, 'server/package.json'))('esbuild');
  const folder = join(root, 'shared/runtime/src/builtins');
  const contents = `import { pageHolders } from './holders'; import { BuiltinsTable } from './table';
    document.addEventListener('readystatechange', () => {
      // The shell reads it anyway.
      localStorage.length + sessionStorage.length;
      const began = performance.now();
      globalThis.table ??= new BuiltinsTable(pageHolders());
      globalThis.taken ??= performance.now() - began;
    });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0].text;
}

/** One page view. The table is taken before any script of the site: nobody has touched the interfaces yet. */
async function measure(instance, script, slowdown) {
  const context = await instance.newContext({ viewport: { width: 1366, height: 768 }, bypassCSP: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(script);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(base);
  await page.waitForSelector('main[data-remote]');
  const found = await page.evaluate((count) => {
    const { table, taken } = globalThis;
    const each = Array.from({ length: count }, () => {
      const start = performance.now();
      table.look();
      return performance.now() - start;
    });
    return { taken, each, size: table.size };
  }, looks);
  await context.close();
  return found;
}

checkNode();
await needSite(base);
const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');
const instance = await chromium.launch({ executablePath: await findBrowser(), args: browserSwitches });
const script = await tableScript();
const figures = {};
for (const slowdown of [1, 4]) {
  const views = [];
  for (let run = 0; run < runs; run += 1) views.push(await measure(instance, script, slowdown));
  const taken = median(views.map((view) => view.taken));
  const look = median(views.flatMap((view) => view.each));
  figures[slowdown] = { taken, look, properties: views[0].size };
  say(
    `CPU ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}: ${views[0].size} properties noted in ${taken.toFixed(1)} ms, a look ${look.toFixed(2)} ms`,
  );
}
await instance.close();
console.log(JSON.stringify(figures));
