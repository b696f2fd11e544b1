import type { APIRequestContext, Page } from '@playwright/test';
import { expectReady } from '../../support/main-area';
import { expect, test } from '../../support/test';

const pages = [
  { path: '/', owner: 'shell', text: '研究自己做' },
  { path: '/productservice/', owner: 'mf-services', text: '学术产品服务' },
  { path: '/goodsdetail/1', owner: 'mf-services', text: '立即购买' },
  { path: '/forumindex/', owner: 'mf-forum', text: '论坛' },
  { path: '/postdetail/1', owner: 'mf-forum', text: '校正要分几族' },
];

/** Opens a page that its own code has drawn on the server: the first drawing of a set takes longer than an answer waits. */
async function openDrawn(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const asked = `${path}?drawn`;
  const agent = await page.evaluate(() => navigator.userAgent);
  await expect(async () => {
    const answer = await request.get(asked, { headers: { 'user-agent': agent } });
    expect(await answer.text()).toContain('"drawn":');
  }).toPass({ timeout: 120_000 });
  await expect(async () => {
    await page.goto(asked);
    expect(await page.content()).toContain('"drawn":');
  }).toPass({ timeout: 120_000 });
}

// Where less motion is asked for, antd puts another element around everything once the page is taken over.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, owner, text } of pages)
  test(`${path} is taken over as the server drew it: nothing is drawn anew, and nobody complains`, async ({
    page,
    request,
  }) => {
    const complaints: string[] = [];
    page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    // Every element that stands there is marked when the document is read and no script of the site has run yet.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const element of document.querySelectorAll('#harbor-root *'))
          element.setAttribute('data-served', '');
      });
    });
    await openDrawn(page, request, path);
    await expectReady(page, owner);
    await expect(page.getByRole('main')).toContainText(text);
    const heading = page.locator('h1').first();
    await expect(heading).toHaveAttribute('data-served', '');
    expect(complaints).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, text } of pages)
    test(`${path} shows the whole page with its frame`, async ({ page, request }) => {
      await openDrawn(page, request, path);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.locator('h1')).toHaveCount(1);
      // The desktop's header, the phone's bar or the page's own head.
      await expect(page.locator('#harbor-root header, #harbor-root nav').first()).toBeVisible();
    });
});

test('a member sees the page as served until their own stands there', async ({ buyer, request }) => {
  await openDrawn(buyer, request, '/');
  await expectReady(buyer, 'shell');
  await expect(buyer.locator('#harbor-drawn')).toHaveCount(0);
  await expect(buyer.locator('#harbor-root')).toBeVisible();
  await expect(buyer.locator('h1')).toHaveCount(1);
});
