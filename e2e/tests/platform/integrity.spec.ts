import { claimRefused, platformOf, type Refused, type Situation } from '../../support/claim-refused';
import { expectReady, open } from '../../support/main-area';
import { addresses, releaseOf } from '../../support/releases';
import { ranTampered, reports, restore, tamper } from '../../support/tamper';
import { expect, test } from '../../support/test';

const goods = '/goodsdetail/1';
const pageName = { desktop: 'GoodsDetailPage', mobile: 'GoodsDetailPage.mobile' };
const homeName = { desktop: 'desktop/home/HomePage', mobile: 'mobile/home/HomePage' };
const cases: Refused[] = [
  {
    what: 'the entry of a remote',
    path: goods,
    remote: 'mf-services',
    files: async ({ request }) => addresses(await releaseOf(request, 'mf-services'), ['remoteEntry.js']),
  },
  {
    what: 'a chunk of a remote',
    path: goods,
    remote: 'mf-services',
    files: async ({ request, isMobile }) => {
      const release = await releaseOf(request, 'mf-services');
      const page = `features/goods-detail/${pageName[platformOf(isMobile)]}`;
      return addresses(release, release.pages[page]?.js ?? []);
    },
  },
  {
    what: 'a style sheet of a remote',
    path: goods,
    byLink: true,
    remote: 'mf-services',
    files: async ({ request, isMobile }) => {
      const release = await releaseOf(request, 'mf-services');
      const page = `features/goods-detail/${pageName[platformOf(isMobile)]}`;
      return addresses(release, release.pages[page]?.css ?? []);
    },
  },
  {
    what: 'a page of the shell',
    path: '/',
    remote: 'shell',
    files: async ({ request, isMobile }) => {
      const shell = await releaseOf(request, 'shell');
      const platform = platformOf(isMobile);
      const frame = new Set(shell.base[platform].js);
      const files = shell.pages[homeName[platform]]?.js.filter((file) => !frame.has(file)) ?? [];
      return addresses(shell, files.slice(-1));
    },
  },
];

for (const files of cases) claimRefused(files);

for (const [what, files] of [
  ['the shell’s first script', async () => /\/releases\/shell\/[^/]+\/main\.js/],
  [
    'the frame of the site',
    async ({ request, isMobile }: Situation) => {
      const shell = await releaseOf(request, 'shell');
      const own = shell.base[platformOf(isMobile)].js.filter((file) => file !== 'main.js');
      return addresses(shell, own);
    },
  ],
] as const) {
  test(`without ${what} the page can be read, and a link loads it anew`, async ({
    page,
    request,
    isMobile,
  }) => {
    await tamper(page, await files({ request, isMobile }));
    await page.goto(goods);
    const notice = page.getByRole('alert').filter({ hasText: '页面没有完整加载' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SCI 论文英文深度润色');
    expect(await ranTampered(page)).toBe(0);
    await restore(page);
    await notice.getByRole('link', { name: '重新加载' }).click();
    await expectReady(page, 'mf-services');
    await expect(notice).toBeHidden();
  });
}

test('a release’s description that was tampered with opens no further files', async ({ page, request }) => {
  const told = await reports(page);
  const services = await releaseOf(request, 'mf-services');
  await open(page, '/login', 'mf-account');
  await tamper(page, /\/releases\/[^/]+\/[^/]+\/release\.json/);
  const fetched: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') fetched.push(new URL(asked.url()).pathname);
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/productservice/');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  const failed = page.locator('main[data-remote="mf-services"][data-state="failed"]');
  await expect(failed).toBeVisible();
  expect(told).toContain('integrity mf-services');
  // The page brought the entry's own hash along; everything behind it needs the description.
  expect(fetched.filter((path) => path !== `${services.folder}remoteEntry.js`)).toEqual([]);
  await restore(page);
  await failed.getByRole('button', { name: '重试' }).click();
  await expectReady(page, 'mf-services');
});

test('no script and no style sheet is loaded without its hash', async ({ page, request }) => {
  const html = await (await request.get(goods)).text();
  const tags = html.match(
    /<(?:script[^>]* src|link rel="preload" as="(?:script|style)"|link rel="stylesheet")[^>]*>/g,
  );
  expect(tags?.length).toBeGreaterThan(5);
  for (const tag of tags ?? []) expect(tag).toMatch(/ integrity="sha384-[A-Za-z0-9+/]{64}"/);

  await page.addInitScript(() => {
    const loaded: [string, string][] = [];
    Object.assign(globalThis, { loaded });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node instanceof HTMLScriptElement && node.src) loaded.push([node.src, node.integrity]);
          if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
            loaded.push([node.href, node.integrity]);
        }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/', 'shell');
  for (const [path, owner] of [
    ['/productservice/', 'mf-services'],
    ['/login', 'mf-account'],
    [goods, 'mf-services'],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expectReady(page, owner);
  }
  const loaded = await page.evaluate(() => Reflect.get(globalThis, 'loaded') as [string, string][]);
  expect(loaded.length).toBeGreaterThan(15);
  expect(loaded.filter(([, hash]) => !hash.startsWith('sha384-'))).toEqual([]);
});
