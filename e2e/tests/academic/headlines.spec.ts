import type { Page } from '@playwright/test';
import { newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { watchShift } from '../../support/first-view';
import { expectReady, open } from '../../support/main-area';
import { richArticle, scriptless } from '../../support/press';
import { enter, expect, test } from '../../support/test';

const front = (isMobile: boolean) => (isMobile ? '/academiclist/' : '/academic/');

test('a reader comes from the headlines over a tag to an article, and on to a service', async ({
  page,
  request,
  isMobile,
}) => {
  const article = await richArticle(request);
  const { tag } = article;
  await open(page, front(isMobile), 'mf-academic');
  const main = page.getByRole('main');
  expect(await serious(page)).toEqual([]);
  await main.getByRole('link', { name: `${tag.title} ${tag.press_count}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/academiclist/\\?tag=${tag.id}$`));
  await expect(page).toHaveTitle(`${tag.title} - 学术港`);
  await main.getByRole('link', { name: article.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/academic/${article.id}$`));
  await expect(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: article.headings[0]?.title ?? '' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  const services = main.getByRole('region', { name: '相关服务' });
  await services.scrollIntoViewIfNeeded();
  await services.getByRole('link').first().click();
  await expectReady(page, 'mf-services');
  await expect(page).toHaveURL(new RegExp(`/goodsdetail/${article.service_goods[0]?.id}$`));
});

test('an article is liked, collected, found among the favourites, let go again, and a mistake is pointed out', async ({
  page,
  request,
}) => {
  const article = await richArticle(request);
  await enter(page, await newMember(request));
  await open(page, `/academic/${article.id}`, 'mf-academic');
  const main = page.getByRole('main');
  const button = (name: RegExp) => page.getByRole('button', { name }).last();
  await button(/^赞 \d/).click();
  await expect(button(/^已赞 \d/)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(/^已赞 \d/)).toBeEnabled();
  await button(/^收藏 \d/).click();
  await expect(page.getByText('已收藏', { exact: true })).toBeVisible();

  await open(page, '/collect/?kind=press', 'mf-account');
  await main.getByRole('link', { name: article.title }).click();
  await expectReady(page, 'mf-academic');
  await expect(button(/^已赞 \d/)).toBeVisible();
  await button(/^已收藏 \d/).click();
  await expect(button(/^收藏 \d/)).toBeEnabled();
  await button(/^已赞 \d/).click();
  await expect(button(/^赞 \d/)).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: '指出错误' }).click();
  const dialog = page.getByRole('dialog', { name: '指出错误' });
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请至少用5个字说明');
  await dialog.getByRole('textbox').fill('第二节的年份应为二〇二五年，见标准原文');
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已收到，编辑核对后会在消息中答复您')).toBeVisible();
});

test('a visitor who likes is asked to log in and comes back to the article', async ({ page, request }) => {
  const article = await richArticle(request);
  await open(page, `/academic/${article.id}`, 'mf-academic');
  await page
    .getByRole('button', { name: /^赞 \d/ })
    .last()
    .click();
  const question = page.getByRole('dialog', { name: '请登录后点赞' });
  await question.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('harbor:return'))).toBe(`/academic/${article.id}`);
});

test('a list goes on and keeps its place: pages in the address, or as far as one scrolls', async ({
  page,
  isMobile,
}) => {
  await open(page, front(isMobile), 'mf-academic');
  const main = page.getByRole('main');
  if (isMobile) {
    const rows = main.getByRole('link', { name: /约 \d+ 分钟/ });
    await expect.poll(() => rows.count()).toBeGreaterThan(15);
    const before = await rows.count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    return;
  }
  const list = main.getByRole('region', { name: '头条列表' });
  const titles = list.getByRole('heading', { level: 2 });
  const first = await titles.allTextContents();
  await list.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/\/academic\/\?page=2$/);
  // The page before stands there, paler, until the next one has come.
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(titles.first()).not.toHaveText(first[0] ?? '');
  const second = await titles.allTextContents();
  await titles.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/academic\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/academic\/\?page=2$/);
  await expect(titles).toHaveText(second);
  await page.reload();
  await expectReady(page, 'mf-academic');
  await expect(titles).toHaveText(second);
  await list.getByRole('link', { name: /^攻略/ }).click();
  await expect(page).toHaveURL(/\/academic\/\?type=2$/);
});

test('the search finds by words, and says what to do when it finds nothing', async ({ page, isMobile }) => {
  await open(page, front(isMobile), 'mf-academic');
  const field = page.getByRole('searchbox', { name: '搜索头条' });
  await field.fill('审稿意见');
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  const main = page.getByRole('main');
  await expect(main.getByText('“审稿意见”的搜索结果')).toBeVisible();
  await expect(main.getByRole('link', { name: /审稿意见/ }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索头条' }).fill('龘靐齉');
  await page.getByRole('searchbox', { name: '搜索头条' }).press('Enter');
  await expect(main.getByText(/没有找到与“龘靐齉”有关/)).toBeVisible();
});

test('the contents lead to a heading, and say how far one has read', async ({ page, request, isMobile }) => {
  const article = await richArticle(request);
  await open(page, `/academic/${article.id}`, 'mf-academic');
  const last = article.headings.at(-1)?.title ?? '';
  if (isMobile) await page.getByRole('button', { name: /^目录 / }).click();
  else await expect(page.getByText(/读到 \d+%/)).toBeVisible();
  await page.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
  if (isMobile)
    await expect(
      page.getByRole('button', { name: `目录 ${article.headings.length}/${article.headings.length}` }),
    ).toBeVisible();
  else
    await expect(page.getByRole('link', { name: last, exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
});

test('an article that is not there answers 404 and shows what others read', async ({ page }) => {
  const answer = await page.goto('/academic/999999');
  expect(answer?.status()).toBe(404);
  await expectReady(page, 'mf-academic');
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这篇头条' })).toBeAttached();
  await expect(page.getByRole('heading', { name: '热读榜' })).toBeVisible();
});

/** The title in the HTML that the server sends to this page's browser. */
async function sentTitle(page: Page, path: string): Promise<string> {
  const agent = await page.evaluate(() => navigator.userAgent);
  const html = await (await page.request.get(path, { headers: { 'user-agent': agent } })).text();
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

test('a page is called in its first HTML what it is called once it is there', async ({
  page,
  request,
  isMobile,
}) => {
  const { id, title, tag } = await richArticle(request);
  const word = encodeURIComponent('审稿意见');
  const called: [string, string][] = [
    [`/academic/${id}`, `${title} - 学术港`],
    [`${front(isMobile)}?keyword=${word}`, '“审稿意见”的搜索结果 - 学术港'],
    [`/academiclist/?keyword=${word}`, '“审稿意见”的搜索结果 - 学术港'],
    [`/academiclist/?tag=${tag.id}`, `${tag.title} - 学术港`],
    ['/academic/999999', '头条不存在 - 学术港'],
  ];
  for (const [path, name] of called) {
    await page.goto(path);
    await expectReady(page, 'mf-academic');
    await expect(page).toHaveTitle(name);
    expect(await sentTitle(page, path)).toBe(name);
  }
});

test('an old address leads to the article for good, in one step', async ({ page }) => {
  const agent = await page.evaluate(() => navigator.userAgent);
  const answer = await page.request.get('/academic/detail/1', {
    headers: { 'user-agent': agent },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/academic/1']);
});

test('without scripts an article is whole and its links lead on', async ({ browser, request }) => {
  const article = await richArticle(request);
  const context = await scriptless(browser);
  const page = await context.newPage();
  await page.goto(`/academic/${article.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  for (const { title } of article.headings)
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeAttached();
  for (const { id } of article.headings) await expect(main.locator(`[id="${id}"]`)).toHaveCount(1);
  const related = main.getByRole('region', { name: '相关服务' }).getByRole('link').first();
  await expect(related).toHaveAttribute('href', `/goodsdetail/${article.service_goods[0]?.id}`);
  await main.getByRole('navigation', { name: '标签' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/academiclist\/\?tag=\d+$/);
  await expect(main.getByRole('link', { name: /./ }).first()).toBeVisible();
  await context.close();
});

test('headlines stand on the home page and beside services', async ({ page, request, isMobile }) => {
  const article = await richArticle(request);
  await open(page, '/', 'shell');
  const shift = await watchShift(page);
  const headlines = page.getByRole('region', { name: '学术头条' });
  await headlines.scrollIntoViewIfNeeded();
  await expect(headlines.getByRole('link').first()).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
  await headlines.getByRole('link', { name: isMobile ? '全部' : '更多头条' }).click();
  await expectReady(page, 'mf-academic');
  await open(page, `/goodsdetail/${article.service_goods[0]?.id}`, 'mf-services');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', { name: '相关头条' })).toBeVisible();
});
