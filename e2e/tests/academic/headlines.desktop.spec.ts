import { type Page, request as requests } from '@playwright/test';
import { call } from '../../support/api';
import { watchShift } from '../../support/first-view';
import { open } from '../../support/main-area';
import { type Named, scriptless } from '../../support/press';
import { expect, test } from '../../support/test';

test('the foot of pages names what was published last: in the HTML of the home page, elsewhere once it is in sight', async ({
  page,
  browser,
  request,
}) => {
  const { data } = await call<{ data: Named[] }>(request, 'GET', '/press/newest');
  expect(data).toHaveLength(4);
  const expected = [...data.map(({ id }) => `/academic/${id}`), '/academiclist/'];
  const hrefs = async (at: Page) => {
    const links = at.getByRole('navigation', { name: '页脚：最新内容' }).getByRole('link');
    await expect(links).toHaveCount(expected.length);
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  const context = await scriptless(browser);
  const drawn = await context.newPage();
  await drawn.goto('/');
  expect(await hrefs(drawn)).toEqual(expected);
  await context.close();
  await open(page, '/productservice/', 'mf-services');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shift = await watchShift(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await hrefs(page)).toEqual(expected);
  expect(await shift()).toBeLessThan(0.05);
});

test('the feed is where the page says it is', async ({ page, baseURL }) => {
  await open(page, '/academic/', 'mf-academic');
  const href = await page.getByRole('link', { name: 'RSS' }).getAttribute('href');
  const anyone = await requests.newContext({ ...(baseURL && { baseURL }) });
  const answer = await anyone.get(href ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('rss+xml'),
  ]);
  await anyone.dispose();
});
