import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm test -- generator`: one journey from nothing to a released remote, step by step. */
export default defineConfig({
  ...base,
  // Apart from the other browser tests: the traces of what failed there stay.
  outputDir: './test-results/generator',
  testDir: './generator',
  timeout: 240_000,
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'generator', use: { viewport: { width: 1366, height: 768 } } }],
});
