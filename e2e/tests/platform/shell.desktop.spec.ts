import type { PageSnapshot } from '@harbor/contract';
import { call, login } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const menu = [
  ['首页', '/'],
  ['学术产品服务', '/productservice/'],
  ['查询工具', '/querytool/'],
  ['论坛', '/forumindex/'],
  ['学术头条', '/academic/'],
  ['直投系统', '/uploadfile/'],
  ['视频学院', '/keyanclass/'],
  ['客户端下载', '/classroom'],
] as const;

test('the header has those of the eight items that live releases offer, the last one in a new tab', async ({
  page,
}) => {
  await open(page, '/', 'shell');
  const routes = await page.evaluate(() => {
    const snapshot: PageSnapshot = Reflect.get(window, '__HARBOR__');
    return [snapshot.shell, ...snapshot.remotes].flatMap((part) => part.routes).map(({ path }) => path);
  });
  const offered = menu.filter(([, path]) => routes.includes(path));
  const items = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  await expect(items).toHaveText(offered.map(([title]) => title));
  for (const [i, [, path]] of offered.entries()) await expect(items.nth(i)).toHaveAttribute('href', path);
  await expect(items.last()).toHaveAttribute('target', '_blank');
  await expect(items.nth(0)).toHaveAttribute('aria-current', 'page');
});

test('each part of a page is a remote of its own, loaded from its own release', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, '/goodsdetail/1', 'mf-services');
  expect(scripts.some((path) => path.startsWith('/releases/shell/'))).toBe(true);
  expect(scripts.some((path) => /^\/releases\/mf-services\/[^/]+\/remoteEntry\.js$/.test(path))).toBe(true);
  expect(scripts.some((path) => path.startsWith('/releases/mf-account/'))).toBe(false);
  await page.getByRole('link', { name: '登录/注册' }).click();
  await expect(page.locator('main[data-remote="mf-account"][data-state="ready"]')).toBeVisible();
  expect(scripts.some((path) => path.startsWith('/releases/mf-account/'))).toBe(true);
});

test('the breadcrumb leads from home to the service and back', async ({ page }) => {
  await open(page, '/goodsdetail/1', 'mf-services');
  const trail = page.getByRole('navigation', { name: '面包屑' });
  await expect(trail).toContainText('首页');
  await expect(trail).toContainText('学术产品服务');
  await expect(trail).toContainText('SCI 论文英文深度润色');
  await trail.getByRole('link', { name: '学术产品服务' }).click();
  await expect(page).toHaveURL(/\/productservice\//);
  await expect(page.locator('main[data-remote="mf-services"][data-state="ready"]')).toBeVisible();
});

test('badges show what the server counts, and never more than 99+', async ({ buyer, request }) => {
  await buyer.route('**/api/applet/user/get_order_num', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', data: { count: 120 } } }),
  );
  await open(buyer, '/', 'shell');
  await expect(buyer.getByRole('link', { name: /待处理订单/ })).toContainText('99+');
  const token = await login(request, 'buyer');
  const messages = buyer.getByRole('link', { name: /未读消息/ });
  // Other tests write and read messages of this buyer meanwhile; the badge follows.
  await expect(async () => {
    const total = Number((await call(request, 'GET', '/message/message_num', { token })).total);
    expect(await messages.textContent()).toBe(total > 99 ? '99+' : total > 0 ? String(total) : '');
  }).toPass();
});

test('a teacher has no support button', async ({ teacher }) => {
  await open(teacher, '/', 'shell');
  await expect(teacher.getByRole('button', { name: '客服' })).toHaveCount(0);
});

test('support shows a WeChat id and a picture, and says whether copying worked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/', 'shell');
  await page.getByRole('button', { name: '客服' }).click();
  const dialog = page.getByRole('dialog', { name: '添加客服微信' });
  const id = dialog.getByText(/^xsg_service0\d$/);
  await expect(id).toBeVisible();
  const code = dialog.getByRole('img', { name: '客服微信二维码' });
  await expect(code).toBeVisible();
  expect(
    await code.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: '复制' }).click();
  await expect(dialog).toContainText('已复制微信号');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await id.textContent());
});

test('service 37 offers its report by WeChat', async ({ page }) => {
  await open(page, '/goodsdetail/37', 'mf-services');
  await page
    .getByRole('complementary', { name: '快捷入口' })
    .getByRole('button', { name: '领取报告' })
    .click();
  await expect(page.getByRole('dialog', { name: '添加微信领取报告' })).toBeVisible();
});

test('the side panel is hidden on the login page', async ({ page }) => {
  await open(page, '/login', 'mf-account');
  await expect(page.getByRole('complementary', { name: '快捷入口' })).toHaveCount(0);
});

test('the footer leads to all seven categories and carries copyright and filing number', async ({ page }) => {
  await open(page, '/', 'shell');
  const footer = page.getByRole('contentinfo');
  for (const name of [
    '毕业论文辅导',
    '普通期刊',
    '国内核心',
    '国外核心',
    '翻译润色',
    '学术会议',
    '知识产权',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer).toContainText('© 2023');
  await expect(footer.getByRole('link', { name: /ICP备/ })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
});

test('every navigation starts at the top, and back returns to where one was', async ({ page }) => {
  await open(page, '/productservice/', 'mf-services');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.getByRole('main').locator('a[href^="/goodsdetail/"]').nth(3).click();
  await expect(page).toHaveURL(/goodsdetail/);
  await expectReady(page, 'mf-services');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/productservice/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

test('a visit is counted at the start and at every change of page', async ({ page }) => {
  const visits: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/find/count'))
      visits.push(`${url.searchParams.get('event')} ${url.searchParams.get('url')}`);
  });
  await open(page, '/', 'shell');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '学术产品服务' }).click();
  await expect(page.locator('main[data-remote="mf-services"][data-state="ready"]')).toBeVisible();
  await expect.poll(() => visits.length).toBe(2);
  expect(visits[0]).toMatch(/^CCS .*\/$/);
  expect(visits[1]).toMatch(/^CCS .*\/productservice\/$/);
});

test('an unknown path leads to /404/, which has ways on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/404\/$/);
  await expect(page.locator('main[data-remote="shell"][data-state="ready"]')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /首页/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an old address of a service leads to the new one', async ({ page }) => {
  await page.goto('/productservice/goodsDetail/2');
  await expect(page).toHaveURL(/\/goodsdetail\/2$/);
  await expect(page.locator('main[data-remote="mf-services"][data-state="ready"]')).toBeVisible();
});
