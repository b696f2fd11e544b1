import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// Explained in scripts/bootstrap/browser.mjs.
const switches: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../scripts/bootstrap/browser-switches.json'), 'utf8'),
);

/** Optimising compilers pay off for scripts that run long: a page of a test is gone before, an eighth cheaper without. */
const unoptimised = '--js-flags=--no-opt --no-maglev';

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};

const desktop = {
  viewport: { width: 1366, height: 768 },
  // By its own name, a browser without a window is taken for a crawler.
  userAgent: devices['Desktop Chrome'].userAgent,
};

/** What is claimed of every page; see support/claim-pages.ts. */
const pages = /pages\.(desktop|mobile)\.spec\.ts$/;

/** `run.mjs` starts a site for each group of tests; HARBOR_URL points at another one. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/site',
  // Small machines share their processors with others, and may be three times slower for a while.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // More than a small machine has cores, for tests wait for the browser's own clocks; but not many more: with eight on two
  // cores, the same 189 tests took a twelfth more of the processors (258 s instead of 239 s). Desktop and mobile may
  // have five together, so that the claims on pages, which are short, come last.
  workers: 5,
  // Another try tells a machine that was too slow for a while from a fault; it is counted as flaky, not as passed.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.HARBOR_RESULTS ?? 'results-tests.json' }]],
  use: {
    baseURL: process.env.HARBOR_URL ?? 'http://localhost:8080',
    // What is not there is said within a minute, not at the end of the whole test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Half a second of drawing for each sheet and dialog, of which a small machine makes several.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every run would take a third of its time.
    trace: 'on-first-retry',
    launchOptions: {
      // Without it, Playwright's own.
      executablePath: process.env.CHROMIUM_PATH,
      args: [...switches, unoptimised],
    },
  },
  projects: [
    {
      name: 'desktop',
      workers: 3,
      testIgnore: [/\.mobile\.spec\.ts$/, pages],
      use: desktop,
    },
    {
      name: 'mobile',
      workers: 2,
      testIgnore: [/\.desktop\.spec\.ts$/, pages],
      use: phone,
    },
    { name: 'pages on desktop', workers: 3, testMatch: /pages\.desktop\.spec\.ts$/, use: desktop },
    { name: 'pages on mobile', workers: 3, testMatch: /pages\.mobile\.spec\.ts$/, use: phone },
  ],
});
