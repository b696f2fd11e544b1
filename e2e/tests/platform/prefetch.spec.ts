import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('the next page’s code is fetched when somebody is about to open it, and then not again', async ({
  page,
  isMobile,
}) => {
  await open(page, '/', 'shell');
  const link = page.getByRole('main').locator('a[href^="/goodsdetail/"]').first();
  const hints = page.locator('link[rel="prefetch"][as="script"]');
  await expect(hints).toHaveCount(0);
  // The piece that the link lies in may only be taken over with the first touch: fingers come again.
  await expect(async () => {
    if (isMobile) await link.dispatchEvent('touchstart');
    else await link.hover();
    expect(await hints.count()).toBeGreaterThan(0);
  }).toPass();
  await page.waitForLoadState('networkidle');
  const prefetched = await hints.evaluateAll((links) => links.map((one) => (one as HTMLLinkElement).href));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const fromNetwork: string[] = [];
  const addresses = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) addresses.set(requestId, response.url);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => addresses.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const address = addresses.get(requestId);
    if (address?.endsWith('.js')) fromNetwork.push(address);
  });
  // What the shell fetches for itself meanwhile, such as its announcements, is not the next page's.
  const html = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  const needed = new Set([...html.matchAll(/\/releases\/[^"']+\.js/g)].map(([path]) => path));
  expect(needed.size).toBeGreaterThan(1);
  await link.click();
  await expectReady(page, 'mf-services');
  expect(prefetched.length).toBeGreaterThan(1);
  expect(fromNetwork.filter((address) => needed.has(new URL(address).pathname))).toEqual([]);
});
