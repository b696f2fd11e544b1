import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { untilDrawn } from '../../support/drawn';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const rail = (page: Page) => page.getByRole('navigation', { name: '信息页面' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every information page can be read, and leads to the others', async ({ page, isMobile }) => {
    const texts: [string, string][] = [
      ['/breadcrumb/1', '我们不承诺录用、通过或授权'],
      ['/breadcrumb/2', '关于坚守学术诚信的说明'],
      ['/breadcrumb/2/3', '研究与结论始终归您本人'],
      ['/breadcrumb/4', '每件投诉都有编号'],
      ['/breadcrumb/5', '研究自己做，难处有人教'],
      ['/breadcrumb/6', '浏览公开内容不需要任何个人信息'],
      ['/breadcrumb/7', '功能上的建议、页面上的问题'],
      ['/classroom', 'SHA-256'],
      ['/empty', '这里暂时没有内容'],
      ...(isMobile ? [['/breadcrumb/8', '投稿前检查清单'] as [string, string]] : []),
    ];
    for (const [path, text] of texts) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('ICP备');
    }
    await rail(page).getByRole('link', { name: '帮助中心' }).click();
    await page.getByText('退款多久到账？').click();
    await expect(page.getByText('审核通过后立即原路退回')).toBeVisible();
  });

  test('the help centre is searched by its form', async ({ page }) => {
    await page.goto('/breadcrumb/3');
    await page.getByRole('searchbox', { name: '搜索问题' }).fill('忘记密码');
    await page.getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/\?q=/);
    await untilDrawn(page);
    await expect(page.getByRole('heading', { name: '“忘记密码”的搜索结果' })).toBeVisible();
    await expect(page.getByText('忘记密码怎么找回？')).toBeVisible();
    await expect(page.getByText('怎样申请退款？')).toHaveCount(0);
  });
});

test('the pages lead to each other, and say which one it is', async ({ page }) => {
  await open(page, '/breadcrumb/1', 'mf-account');
  for (const name of ['关于我们', '隐私政策', '投诉建议', '意见反馈', '网站公告', '帮助中心']) {
    await rail(page).getByRole('link', { name }).click();
    await expectReady(page, 'mf-account');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(rail(page).locator('[aria-current="page"]')).toHaveText(name);
  }
});

test('help: a question is found and answered; where nothing fits, support is one step away', async ({
  page,
}) => {
  await open(page, '/breadcrumb/3', 'mf-account');
  const field = page.getByRole('searchbox', { name: '搜索问题' });
  await field.fill('收不到验证码');
  await expect(page.getByRole('heading', { name: '“收不到验证码”的搜索结果' })).toBeVisible();
  // The best answer is open.
  await expect(page.getByText('同一手机号每小时最多发送 4 次，每天最多 8 次')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('收不到验证码');
  await page.reload();
  await expect(page.getByText('同一手机号每小时最多发送 4 次，每天最多 8 次')).toBeVisible();

  await field.fill('火星移民');
  await expect(page.getByText('没有找到与“火星移民”相关的问题')).toBeVisible();
  await main(page).getByRole('button', { name: '联系客服' }).click();
  await expect(page.getByRole('dialog')).toContainText('xsg_');
});

test('an announcement is read from the list, and its link leads on', async ({ page }) => {
  await open(page, '/breadcrumb/2', 'mf-account');
  await main(page)
    .getByRole('link', { name: /关于坚守学术诚信的说明/ })
    .click();
  await expect(page).toHaveURL(/\/breadcrumb\/2\/3$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于坚守学术诚信的说明');
  await page.getByRole('link', { name: '前往查看' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('投诉建议');
  const gone = await page.goto('/breadcrumb/2/987654');
  expect(gone?.status()).toBe(404);
  await expect(page.getByText('公告没有加载出来')).toBeVisible();
  await page.getByRole('link', { name: '查看全部公告' }).click();
  await expect(page).toHaveURL(/\/breadcrumb\/2$/);
});

test('downloads: this machine’s client comes first, and its file has the checksum that is shown', async ({
  page,
  isMobile,
}) => {
  await open(page, '/classroom', 'mf-account');
  await expect(main(page).getByText('适合本机')).toBeVisible();
  const name = isMobile ? 'Android 添加到主屏幕' : /^(Linux|Windows|macOS) 桌面快捷方式/;
  await expect(main(page).getByRole('heading', { level: 2, name }).first()).toContainText('适合本机');
  if (!isMobile) await expect(page.getByRole('img', { name: '下载页二维码' })).toBeVisible();
  const windows = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Windows/ }) })
    // A browser that says it runs on Windows has it twice: as its own, and among all.
    .first();
  const sum = await windows.locator('code').textContent();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    windows.getByRole('link', { name: '下载 Windows 桌面快捷方式' }).click(),
  ]);
  const bytes = await readFile(await file.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
  expect(bytes.toString()).toContain('[InternetShortcut]');
});
