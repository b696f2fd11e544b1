// `npm run bench:federation`: the same sources as one bundle and as the federated site, measured in one run. First view
// of a service, then on to the login page of a second remote. Options: --runs=5 --path=/goodsdetail/1
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveOneBundle } from './bench/one-bundle-site.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { line, phone, slowdown } from './bench/visitor-conditions.mjs';
import { browserSwitches, browser as findBrowser } from './bootstrap/browser.mjs';
import { build, frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say, step } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const runs = Number(option('runs', 5));
const path = option('path', '/goodsdetail/1');
const second = '/login';

const screens = {
  desktop: { viewport: { width: 1366, height: 768 } },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: phone },
};
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function visit(instance, platform, url) {
  const context = await instance.newContext(screens[platform]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const kinds = new Map();
  const tally = { bytes: 0, requests: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!['Script', 'Stylesheet'].includes(kinds.get(requestId))) return;
    tally.bytes += encodedDataLength;
    tally.requests += 1;
  });
  const started = Date.now();
  await page.goto(url + path, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForSelector('main[data-state=ready]', { timeout: 60_000 });
  const ready = Date.now() - started;
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {});
  const first = { ...tally };
  await page.evaluate((to) => {
    const link = document.createElement('a');
    history.pushState(null, '', to);
    link.remove();
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, second);
  const onward = Date.now();
  await page.waitForSelector('main[data-remote=mf-account][data-state=ready]', { timeout: 60_000 });
  const secondReady = Date.now() - onward;
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {});
  await context.close();
  return { ready, ...first, secondReady, secondBytes: tally.bytes - first.bytes };
}

/** A machine that is busy with something else can miss the site's own time limits: such a visit says nothing and is made again. */
async function patientVisit(...visitor) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(...visitor);
    } catch (error) {
      if (attempt === 3) throw error;
      say(`  A visit came to nothing, once more: ${String(error.message).split('\n')[0]}`);
    }
  }
}

async function compare(instance, platform, federated, bundle) {
  const results = { federated: [], bundle: [] };
  for (let i = 0; i < runs; i += 1) {
    results.federated.push(await patientVisit(instance, platform, federated));
    results.bundle.push(await patientVisit(instance, platform, bundle));
  }
  const middle = (name) =>
    Object.fromEntries(
      Object.keys(results[name][0]).map((key) => [key, median(results[name].map((row) => row[key]))]),
    );
  return { federated: middle('federated'), bundle: middle('bundle') };
}

function pageOf(release, pathname, userAgent) {
  const platform = /Mobile/.test(userAgent) ? 'mobile' : 'desktop';
  const fits = (pattern) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(pathname);
  const route = release.routes.routes.find((entry) => entry.platform === platform && fits(entry.path));
  return { platform, page: route?.page };
}

checkNode();
await install();
await build();
const folder = join(root, 'shell/dist/.one-bundle');
await step('Building the same sources as one bundle', async () => {
  const parts = frontends().map((name) => join(root, name));
  rmSync(folder, { recursive: true, force: true });
  const { code } = await run('node', ['shared/build/bin/harbor-one-bundle.mjs', folder, ...parts], {
    prefix: '  ',
  });
  if (code !== 0) giveUp('The one bundle could not be built.');
});
/** Visits both, platform by platform. */
async function benchmark(instance, url, bundleUrl) {
  const summary = {};
  for (const platform of ['desktop', 'mobile']) {
    const { federated, bundle } = await compare(instance, platform, url, bundleUrl);
    headline(`${platform} (${runs} runs each in turn, medians; script and style bytes on the wire)`);
    console.table({ federated, 'one bundle': bundle });
    const ratio = (key) => Number((federated[key] / bundle[key]).toFixed(3));
    summary[platform] = {
      bytesRatio: ratio('bytes'),
      readyRatio: ratio('ready'),
      secondBytesRatio: ratio('secondBytes'),
      secondReadyRatio: ratio('secondReady'),
    };
  }
  return summary;
}

const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');
const summary = await onOwnSite(async ({ url }) => {
  const instance = await chromium.launch({ executablePath: await findBrowser(), args: browserSwitches });
  const bundleServer = await serveOneBundle({ folder, upstream: url, pageOf });
  try {
    return await benchmark(instance, url, `http://localhost:${bundleServer.address().port}`);
  } finally {
    await instance.close();
    bundleServer.close();
    bundleServer.closeAllConnections();
  }
});
say('');
console.log(JSON.stringify(summary));
process.exit(0);
