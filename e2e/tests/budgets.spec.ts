import { watchFirstView } from '../support/first-view';
import { open } from '../support/main-area';
import { expect, test } from '../support/test';

// What comes over the network is the question.
test.use({ newBrowser: true });

test('a service’s page asks for 30 files at most', async ({ page }) => {
  const cost = await watchFirstView(page);
  await open(page, '/goodsdetail/1', 'mf-services');
  await page.waitForLoadState('networkidle');
  expect((await cost()).requests).toBeLessThanOrEqual(30);
});

test('a service can be read before any script runs', async ({ request }) => {
  const html = await (await request.get('/goodsdetail/1')).text();
  expect(html).toContain('<h1>SCI 论文英文深度润色');
  expect(html).toMatch(/<title>SCI 论文英文深度润色[^<]* - 学术港<\/title>/);
  expect(html).toContain('"@type":"Product"');
  expect(html).toMatch(/<link rel="preload" as="script" href="\/releases\/mf-services\//);
});
