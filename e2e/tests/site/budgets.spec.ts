import { watchFirstView } from '../../support/first-view';
import { open } from '../../support/main-area';
import { watchPreloads } from '../../support/preloads';
import { expect, test } from '../../support/test';
import { field } from '../../support/writing';

test('a service’s page asks for 30 files at most', async ({ page }) => {
  const cost = await watchFirstView(page);
  await open(page, '/goodsdetail/1', 'mf-services');
  await page.waitForLoadState('networkidle');
  expect((await cost()).requests).toBeLessThanOrEqual(30);
});

test('the editor comes by itself after the page where one writes, in 320 KB of script', async ({ page }) => {
  const cost = await watchFirstView(page);
  const loaded = await watchPreloads(page);
  await open(page, '/feedback', 'mf-forum');
  await expect(field(page)).toBeVisible();
  const { ready } = await loaded(0);
  const [whole, before] = [await cost(), await cost(ready)];
  expect(whole.scriptsKb - before.scriptsKb).toBeGreaterThan(100);
  expect(whole.scriptsKb - before.scriptsKb).toBeLessThanOrEqual(320);
  expect(whole.shift).toBeLessThan(0.02);
});

test('a service can be read before any script runs', async ({ request }) => {
  const html = await (await request.get('/goodsdetail/1')).text();
  expect(html).toMatch(/<h1[^>]*>SCI 论文英文深度润色/);
  expect(html).toMatch(/<title>SCI 论文英文深度润色[^<]* - 学术港<\/title>/);
  expect(html).toContain('"@type":"Product"');
  expect(html).toMatch(/<link rel="preload" as="script" href="\/releases\/mf-services\//);
});
