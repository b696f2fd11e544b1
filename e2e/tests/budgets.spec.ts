import { watchFirstView } from '../support/first-view';
import { open } from '../support/main-area';
import { expect, test } from '../support/test';

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

test('what a first view begins with is compiled as it arrives, the editor is not', async ({ request }) => {
  const html = await (await request.get('/postdetail/1')).text();
  const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  const textOf = async (address: string) => (await request.get(address)).text();
  const hint = '//# allFunctionsCalledOnLoad\n';
  expect(preloads.length).toBeGreaterThan(4);
  for (const address of preloads) expect((await textOf(address)).startsWith(hint), address).toBe(true);
  const folder = preloads.find((address) => address.includes('/mf-forum/'))?.replace(/[^/]+$/, '') ?? '';
  const { integrity } = await (await request.get(`${folder}release.json`)).json();
  const scripts = Object.keys(integrity).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => textOf(folder + name)));
  const editors = texts.filter((text) => text.includes('w-e-text-container'));
  expect(editors).not.toHaveLength(0);
  for (const text of editors) expect(text.startsWith(hint)).toBe(false);
});
