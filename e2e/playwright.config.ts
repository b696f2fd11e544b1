import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// Explained in scripts/bootstrap/browser.mjs.
const switches: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../scripts/bootstrap/browser-switches.json'), 'utf8'),
);

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};

/** `scripts/test.mjs` builds and starts one site for all tests; HARBOR_URL points at another one. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/site',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // More than a small machine has cores: many tests wait for the browser's own clocks.
  workers: 4,
  // A second try tells a machine that was too slow for a moment from a fault; it is printed as flaky, not as passed.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: process.env.HARBOR_URL ?? 'http://localhost:8080',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording every run would take a third of its time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: switches },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.mobile\.spec\.ts$/,
      use: { viewport: { width: 1366, height: 768 } },
    },
    { name: 'mobile', testIgnore: /\.desktop\.spec\.ts$/, use: phone },
  ],
});
