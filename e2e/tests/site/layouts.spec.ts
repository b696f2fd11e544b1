import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { breakouts } from '../../support/breakouts';
import { picture } from '../../support/files';
import { demoPicture, hostileLayouts } from '../../support/hostile-layouts';
import { open } from '../../support/main-area';
import { spoil } from '../../support/spoil';
import { enter, expect, test } from '../../support/test';
import { field } from '../../support/writing';

type Row = Record<string, unknown>;

const rows = (data: Row) => data.data as Row[];
const longWord = `字${'W'.repeat(300)}`;

/** What is wrong with a column once everything in it that comes later is there. */
async function expectInside(column: Locator, where: string): Promise<void> {
  await expect(column, where).toBeVisible();
  // Formulas and pictures change what stands there; what is wrong for good stays wrong.
  await expect.poll(() => breakouts(column), { timeout: 10_000, message: where }).toEqual([]);
}

/** Posts made of the layouts, as many as their words need. @returns their ids */
async function publish(request: APIRequestContext, writer: Token): Promise<number[]> {
  const staff = await login(request, 'staff');
  const categories = await call(request, 'GET', '/hot_post/get_category');
  const [category] = categories.data as { id: number; children: { id: number }[] }[];
  const upload = await request.post('/api/applet/upload_image', {
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `${writer.token_type} ${writer.token}` },
    multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer: picture }, filename: 'a.png' },
  });
  const uploaded: { data: { url: string } } = await upload.json();
  // Pictures of a post are its writer's own uploads.
  const all = Object.values(hostileLayouts).map((html) => html.replaceAll(demoPicture, uploaded.data.url));
  const share = Math.ceil(all.length / 5);
  const ids: number[] = [];
  for (let from = 0; from < all.length; from += share) {
    const { id } = await call(request, 'POST', '/hot_post/post_message', {
      token: writer,
      body: {
        title: '排版',
        content: `<p>这里的每一段都想占更多的地方，都不应该占到。</p>${all.slice(from, from + share).join('')}`,
        category_id: category?.children[0]?.id ?? category?.id,
        topic_id: [],
      },
    });
    await call(request, 'POST', `/staff/post/publish/${Number(id)}`, { token: staff });
    ids.push(Number(id));
  }
  return ids;
}

test('no layout of a post leaves its column: as it is read, with and without scripts', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const ids = await publish(request, await newMember(request));
  const agent = await page.evaluate(() => navigator.userAgent);
  const plain = await browser.newContext({
    ...{ baseURL, userAgent: agent, javaScriptEnabled: false },
    viewport: page.viewportSize(),
  });
  const bare = await plain.newPage();
  for (const id of ids) {
    await open(page, `/postdetail/${id}`, 'mf-forum');
    await expectInside(page.getByRole('main').locator('article').first(), `post ${id}`);
    await bare.goto(`/postdetail/${id}`);
    await expectInside(bare.getByRole('main').locator('article').first(), `post ${id} without scripts`);
  }
  await plain.close();
});

test('what nobody has cleaned stays in its column too: in a post, and in what a service says of itself', async ({
  page,
  request,
}) => {
  const html = `<p>开头</p>${Object.values(hostileLayouts).join('')}`;
  await enter(page, await newMember(request));
  await spoil(page, '/hot_post/*/detail', (data) => Object.assign(data, { content: html }));
  await spoil(page, '/service/detail/*', (data) => Object.assign(data, { detail_html: html }));
  const beginning = page.getByRole('main').getByText('开头', { exact: true });
  await open(page, '/postdetail/1', 'mf-forum');
  await expect(beginning).toBeVisible();
  await expectInside(page.getByRole('main').locator('article').first(), 'a post');
  await open(page, '/goodsdetail/1', 'mf-services');
  await expect(beginning).toBeVisible();
  await expectInside(beginning.locator('xpath=..'), 'a service');
});

test('the editor, its preview and earlier versions keep their columns', async ({ page, request }) => {
  const writer = await newMember(request);
  await enter(page, writer);
  const ids: unknown[] = [];
  const all = Object.values(hostileLayouts);
  for (let from = 0; from < all.length; from += 7) {
    const body = { title: '排版', content: `<p>开头</p>${all.slice(from, from + 7).join('')}` };
    ids.push((await call(request, 'POST', '/draft/add_draft', { token: writer, body })).id);
  }
  for (const id of ids) {
    await open(page, `/sendpost?draft=${id}`, 'mf-forum');
    await expect(field(page)).toContainText('开头');
    await expectInside(page.locator('.w-e-text-container'), `editor ${id}`);
    await page.getByRole('button', { name: '预览', exact: true }).click();
    await expectInside(page.getByRole('region', { name: '预览' }), `preview ${id}`);
  }
  await enterVersions(page);
});

/** The versions of a post, of which each is laid out badly. */
async function enterVersions(page: Page): Promise<void> {
  await page.route('**/api/applet/hot_post/versions/*', (route) => {
    const versions = Object.values(hostileLayouts).map((content, n) => ({
      ...{ id: n + 1, title: longWord, content, ai_flag: false, reviewed_again: false },
      ...{ written_at: '2026-11-15T09:30:00+08:00', replaced_at: '2026-11-16T09:30:00+08:00' },
    }));
    return route.fulfill({ json: { code: 200, msg: '成功', data: { data: versions } } });
  });
  await open(page, '/postversions/1', 'mf-forum');
  const main = page.getByRole('main');
  const heads = main.getByRole('button', { expanded: false });
  for (let left = await heads.count(); left > 0; left -= 1) await heads.first().click();
  await expectInside(main, 'versions');
}

test('long words stay in their places: comments, reviews, tickets, notices, help, profiles', async ({
  buyer: page,
  request,
  isMobile,
}) => {
  const author = { nickname: longWord.slice(0, 40), identity: longWord };
  await spoil(page, '/hot_post/discuss/*', (data) => {
    for (const one of rows(data))
      Object.assign(one, { content: longWord, author: { ...(one.author as Row), ...author } });
  });
  await spoil(page, '/hot_post/*/detail', (data) =>
    Object.assign(data, { title: longWord, excerpt: longWord }),
  );
  await spoil(page, '/appraise/list*', (data) => {
    for (const one of rows(data))
      Object.assign(one, { content: longWord, reply: longWord, append: longWord });
  });
  await spoil(page, '/service/appraise/*', (data) => {
    for (const one of rows(data))
      Object.assign(one, { content: longWord, reply: longWord, nickname: longWord });
  });
  await spoil(page, '/hot_post/list*', (data) => {
    for (const one of rows(data)) Object.assign(one, { title: longWord, excerpt: longWord });
  });
  await spoil(page, '/announcement/detail/*', (data) =>
    Object.assign(data, { title: longWord, body: longWord }),
  );
  await spoil(page, '/announcement/list*', (data) => {
    for (const one of rows(data)) Object.assign(one, { title: longWord, body: longWord });
  });
  await spoil(page, '/member/info/*', (data) =>
    Object.assign(data, { bio: longWord, unit: longWord, identity: longWord }),
  );
  await spoil(page, '/ticket/detail/*', (data) => {
    for (const line of data.lines as Row[]) line.content = longWord;
  });
  const token = await login(request, 'buyer');
  const tickets = await call(request, 'GET', '/ticket/list', { token });
  const ticket = (tickets.data as { id: number }[])[0]?.id;
  const places: [string, string][] = [
    ['/postdetail/1', 'mf-forum'],
    ['/evaluationlist/?page=1', 'mf-services'],
    ['/breadcrumb/2', 'mf-account'],
    ['/breadcrumb/2/1', 'mf-account'],
    [isMobile ? '/home/1' : '/forumuser/1', 'mf-forum'],
    [`/ticket/${ticket}`, 'mf-account'],
    ['/goodsdetail/1', 'mf-services'],
    ['/forumindex/?type=new', 'mf-forum'],
  ];
  for (const [path, owner] of places) {
    await open(page, path, owner);
    const main = page.getByRole('main');
    await expect(main, path).toContainText('WWWWWWWW');
    await expectInside(main, path);
  }
});

test('what is drawn when it comes into sight moves nothing at the end of a page', async ({ page }) => {
  await open(page, '/clause/2', 'mf-account');
  const last = page.getByRole('main').getByRole('link').last();
  await last.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = () => last.evaluate((link) => link.getBoundingClientRect().top);
  const before = await place();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  // Heights that are guessed are whole pixels, lines of text are not: what is rounded may come to one pixel.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});
