import { expectReady } from '../../support/main-area';
import { routesOf } from '../../support/routes';
import { expect, test } from '../../support/test';

/** In no range, no number of anything, and no number at all. */
const nothing = ['999999', '0', '-1', 'abc', '1e3', '1234567890123456'];

test('addresses of what does not exist answer 404, on every route that names a thing', async ({
  page,
  isMobile,
}) => {
  const agent = await page.evaluate(() => navigator.userAgent);
  const wrong: string[] = [];
  for (const { path, access, params } of routesOf(isMobile ? 'mobile' : 'desktop')) {
    if (!path.includes(':')) continue;
    for (const value of nothing) {
      // What belongs to somebody is for the page to say, after a login: here it only has to be a number.
      if (access !== 'public' && value === '999999' && !/^\/(orderform|orderpage)/.test(path)) continue;
      // Which names there are depends on who asks: such a page, of the team, says itself that there is none.
      if (access !== 'public' && value === 'abc' && Object.values(params ?? {}).includes('name')) continue;
      const address = path.replace(/:\w+/g, value);
      const answer = await page.request.get(address, { headers: { 'user-agent': agent }, maxRedirects: 0 });
      // `/orderpage/0` holds all orders.
      const there = path === '/orderpage/:id' && value === '0';
      if (answer.status() !== (there ? 200 : 404)) wrong.push(`${answer.status()} ${address}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the page of nobody is a friendly one, with a way on', async ({ page, isMobile }) => {
  const answer = await page.goto(isMobile ? '/home/999999' : '/forumuser/999999');
  expect(answer?.status()).toBe(404);
  await expectReady(page, 'mf-forum');
  const main = page.getByRole('main');
  await expect(main).toContainText('用户不存在');
  await expect(main.getByRole('link', { name: '返回论坛' })).toBeVisible();
});

test('a form that does not exist leads to the page for what is not there', async ({ buyer }) => {
  const answer = await buyer.goto('/orderform/27');
  expect(answer?.status()).toBe(404);
  await expect(buyer).toHaveURL(/\/404\/$/);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('这片水域还没有航标');
});
