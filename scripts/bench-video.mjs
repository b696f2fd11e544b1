// `npm run bench:video`: a lesson as somebody sees it for the first time, on fast 4G with a processor four times slower:
// from the press of play to the first picture, then a seek inside of what is buffered and one elsewhere. Medians of some
// visits on the trial of a course, on a site of its own; fails beyond 1.5 s, 200 ms and 1 s.
// Options: --runs=5 --course=1 --base=http://… (a running site instead)
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onOwnSite } from './bench/own-site.mjs';
import { desktop, line, slowdown } from './bench/visitor-conditions.mjs';
import { browserSwitches, browser as findBrowser } from './bootstrap/browser.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const text = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const runs = Number(text('runs', 5));
const course = text('course', '1');
/** In ms. */
const limits = { first: 1500, near: 200, far: 1000 };

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

/**
 * Times in the page: from an act to the next picture that is shown, in ms. An act that seeks returns its second: pictures
 * of before do not count. Runs inside of it.
 */
function watchPictures() {
  window.nextPicture = (act) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('no picture within 20 s')), 20_000);
      const began = performance.now();
      const second = act();
      const wait = () => {
        const video = document.querySelector('video');
        if (!video) return requestAnimationFrame(wait);
        return video.requestVideoFrameCallback((now, { mediaTime }) =>
          second === undefined || Math.abs(mediaTime - second) < 1 ? resolve(now - began) : wait(),
        );
      };
      wait();
    });
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, userAgent: desktop });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPictures);
    await page.goto(`${url}/classdetail/${course}`);
    const play = page.getByRole('button', { name: /^试看：/ });
    await play.waitFor();
    // Somebody reads before they press.
    await page.waitForTimeout(2000);
    const first = await play.evaluate((button) => window.nextPicture(() => button.click()));
    await page.waitForTimeout(4000);
    const near = await page.evaluate(() =>
      window.nextPicture(() => {
        const video = document.querySelector('video');
        const end = video.buffered.end(video.buffered.length - 1);
        video.currentTime = Math.max(0, Math.min(video.currentTime + 5, end - 1));
        return video.currentTime;
      }),
    );
    const far = await page.evaluate(() =>
      window.nextPicture(() => {
        const video = document.querySelector('video');
        const second = Math.max(0, video.duration - 10);
        const { buffered } = video;
        for (let n = 0; n < buffered.length; n += 1)
          if (second >= buffered.start(n) && second < buffered.end(n))
            throw new Error('the lesson is too short: its end is buffered already');
        video.currentTime = second;
        return second;
      }),
    );
    const decoded = await page.evaluate(
      () => document.querySelector('video').getVideoPlaybackQuality().totalVideoFrames,
    );
    if (decoded === 0) throw new Error('No picture was decoded: does this browser play H.264?');
    return { first, near, far };
  } finally {
    await context.close();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measured(url) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserSwitches });
  try {
    await visit(browser, url);
    const visits = [];
    for (let n = 0; n < runs; n += 1) visits.push(await visit(browser, url));
    return visits;
  } finally {
    await browser.close();
  }
}

checkNode();
await install();
const base = text('base', '');
if (!base) await build();
const visits = base ? await measured(base.replace(/\/$/, '')) : await onOwnSite(({ url }) => measured(url));
const rows = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => {
    const value = Math.round(median(visits.map((one) => one[name])));
    return [name, { median: value, limit, share: Number((value / limit).toFixed(2)) }];
  }),
);
console.table(rows);
say(
  `first: from the press to the first picture; near: a seek within the buffer; far: elsewhere (ms, ${runs} visits)`,
);
const late = Object.entries(rows).filter(([, { median: value, limit }]) => value > limit);
if (late.length > 0) giveUp(`Too slow: ${late.map(([name]) => name).join(', ')}`);
