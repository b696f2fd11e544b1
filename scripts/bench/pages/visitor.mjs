import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserSwitches, browser as findBrowser } from '../../bootstrap/browser.mjs';
import { root } from '../../bootstrap/run.mjs';
import { desktop, line, phone, slowdown } from '../visitor-conditions.mjs';
import { traceCategories, traceOf } from './trace.mjs';

const cdp = createRequire(join(root, 'e2e/package.json'))('chrome-remote-interface');

const screens = {
  desktop: { width: 1366, height: 768, deviceScaleFactor: 1, mobile: false },
  mobile: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
};

/** A page is done when its connections have been quiet for this long, in ms; one that never is, is done after `patience`. */
const quiet = 1000;
const patience = 30_000;

const watcher = readFileSync(join(import.meta.dirname, 'watcher.js'), 'utf8');

/** The browser writes down where it listens, once it does. */
async function addressOf(profile) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').trim().split('\n');
      return `ws://127.0.0.1:${port}${path}`;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('The browser did not start.');
}

/**
 * A browser that visits pages as somebody does for the first time: nothing stored, a slow line, a slow processor. It is
 * spoken to without the protocol's `Runtime` domain, which test libraries turn on: V8 then reads every large script a
 * second time, for which no visitor pays.
 */
export async function openVisitor() {
  const profile = mkdtempSync(join(tmpdir(), 'harbor-visitor-'));
  const switches = [...browserSwitches, '--headless', '--hide-scrollbars', '--remote-debugging-port=0'];
  const child = spawn(await findBrowser(), [...switches, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const client = await cdp({ target: await addressOf(profile), local: true });

  async function openPage(platform) {
    const { browserContextId } = await client.Target.createBrowserContext();
    const { targetId } = await client.Target.createTarget({ url: 'about:blank', browserContextId });
    const { sessionId } = await client.Target.attachToTarget({ targetId, flatten: true });
    const send = (method, params = {}) => client.send(method, params, sessionId);
    await send('Page.enable');
    await send('Network.enable');
    await send('Emulation.setDeviceMetricsOverride', screens[platform]);
    // By its own name, a browser without a window is taken for a crawler.
    await send('Emulation.setUserAgentOverride', { userAgent: platform === 'mobile' ? phone : desktop });
    if (platform === 'mobile') {
      await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    }
    await send('Network.emulateNetworkConditions', line);
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: watcher });
    const close = () => client.Target.disposeBrowserContext({ browserContextId });
    return { send, sessionId, close };
  }

  /** Counts what goes over the line, and tells when it is quiet. */
  function watchLine(sessionId) {
    const open = new Set();
    const kinds = new Map();
    const tally = { requests: 0, bytes: 0, scriptBytes: 0 };
    let moved = Date.now();
    const on = (event, listener) => {
      const name = `Network.${event}.${sessionId}`;
      const heard = (params) => {
        moved = Date.now();
        listener(params);
      };
      client.on(name, heard);
      return () => client.off(name, heard);
    };
    const ends = [
      on('requestWillBeSent', ({ requestId, type }) => type !== 'EventSource' && open.add(requestId)),
      on('responseReceived', ({ requestId, type }) => kinds.set(requestId, type)),
      on('loadingFailed', ({ requestId }) => open.delete(requestId)),
      on('loadingFinished', ({ requestId, encodedDataLength }) => {
        open.delete(requestId);
        tally.requests += 1;
        tally.bytes += encodedDataLength;
        if (kinds.get(requestId) === 'Script') tally.scriptBytes += encodedDataLength;
      }),
    ];
    return {
      tally,
      isQuiet: () => open.size === 0 && Date.now() - moved > quiet,
      end: () => {
        for (const end of ends) end();
      },
    };
  }

  /**
   * One visit.
   * @param {string} url
   * @param {'desktop' | 'mobile'} platform
   * @param {{ ready?: string, trace?: boolean }} [wanted] `ready`: the page is ready when this selector has a box
   * @returns figures in ms and bytes; `trace` is what the main thread did before the largest picture or text was painted
   */
  async function visit(url, platform, { ready = '', trace = false } = {}) {
    const page = await openPage(platform);
    const watch = watchLine(page.sessionId);
    const traced = trace ? await startTrace() : undefined;
    const read = async (expression) =>
      JSON.parse((await page.send('Runtime.evaluate', { expression })).result.value);
    try {
      await page.send('Page.navigate', { url });
      const started = Date.now();
      await sleep(quiet);
      while (Date.now() - started < patience && !watch.isQuiet()) await sleep(100);
      const figures = await read(`JSON.stringify(harborWatch(${JSON.stringify(ready)}))`);
      return { ...figures, ...watch.tally, ...(traced && { trace: await traced(figures) }) };
    } finally {
      watch.end();
      await page.close();
    }
  }

  async function startTrace() {
    const events = [];
    client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await client.Tracing.start({
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: traceCategories },
    });
    return async ({ lcp }) => {
      const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
      await client.Tracing.end();
      await complete;
      client.removeAllListeners('Tracing.dataCollected');
      return traceOf(events, lcp);
    };
  }

  async function close() {
    await client.Browser.close().catch(() => {});
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { visit, close };
}
