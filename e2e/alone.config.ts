import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Tests that change the site for everybody, so that nothing else may run meanwhile: one after the other, one browser. */
export default defineConfig({
  ...base,
  testDir: './alone',
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'alone', use: { viewport: { width: 1366, height: 768 } } }],
});
