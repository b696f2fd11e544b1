import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, type Token } from '../../support/api';
import { serious } from '../../support/axe';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

/** An order of the buyer that somebody works on. */
const orderId = 5;

/** Text that takes three parts to send; no two runs send the same. */
const manuscript = () =>
  Buffer.from(`${Date.now()} ${Math.random()}\n${'研究方法与结果。\n'.repeat(100_000)}`);

interface Vault {
  files: { id: string; name: string }[];
}

/** Opens a file the way the desk does. */
async function staffDownloads(request: APIRequestContext, buyer: Token, name: string): Promise<void> {
  const staff = await login(request, 'staff');
  const vault = await call<Vault>(request, 'POST', `/files/vault/${orderId}`, { token: buyer });
  const file = vault.files.find((one) => one.name === name);
  const { url } = await call(request, 'POST', `/files/${file?.id}/ticket`, { token: staff });
  expect((await request.get(String(url))).headers()['content-disposition']).toMatch(/^attachment/);
}

/** A line that lets so many parts through, and cuts the connection of all that follow. */
async function lineOf(page: Page, parts: number): Promise<{ left: number }> {
  const line = { left: parts };
  await page.route('**/files/*/part?*', (route) => {
    line.left -= 1;
    return line.left < 0 ? route.abort('connectionreset') : route.continue();
  });
  return line;
}

test('an upload goes on after a cut and after a reload; its owner sees who opened the file', async ({
  buyer: page,
  request,
  isMobile,
}) => {
  const name = `稿件 ${isMobile ? '手机' : '电脑'} ${Date.now()}.txt`;
  const file = { name, mimeType: 'text/plain', buffer: manuscript() };
  const part = page.getByRole('region', { name: '文件与去向' });
  const begin = async () => {
    await open(page, `/orderdetail/${orderId}`, 'mf-services');
    await page.getByRole('button', { name: '补充材料或留言' }).click();
  };
  const choose = () => page.getByLabel('补充材料', { exact: true }).setInputFiles(file);
  const waits = page.getByText('网络中断，正在重试…');
  const line = await lineOf(page, 1);
  await begin();
  await choose();
  await expect(waits).toBeVisible();
  expect(await serious(page)).toEqual([]);

  // The tab is closed before the network comes back: the same file, chosen again, goes on behind the first part.
  await begin();
  const places: (string | null)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PUT') places.push(new URL(sent.url()).searchParams.get('offset'));
  });
  line.left = 1;
  await choose();
  await expect(waits).toBeVisible();
  line.left = 10;
  await expect(page.getByRole('button', { name: `下载 ${name}` })).toBeVisible();
  expect(places[0]).toBe(String(1024 * 1024));
  await page.getByLabel('留言', { exact: true }).fill('补充了第二组数据');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(part).toContainText(name);
  await expect(part).toContainText('订单还在进行');
  expect(await serious(page)).toEqual([]);

  await staffDownloads(request, await login(request, 'buyer'), name);
  const item = part.getByRole('listitem').filter({ hasText: name }).first();
  await item.getByRole('button', { name: `在线查看 ${name}` }).click();
  const pages = page.frameLocator(`iframe[title="${name} 的内容"]`);
  await expect(pages.getByText('研究方法与结果。').first()).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).last().click();
  await item.getByText('谁看过：他人 1 次').click();
  await expect(item).toContainText(/客服 .\*\* 下载/);
  const days = isMobile ? 30 : 90;
  await part.getByRole('radio', { name: `${days} 天` }).click();
  await expect(part.getByRole('radio', { name: `${days} 天` })).toBeChecked();
  await expect(part).toContainText(`订单结束后保存 ${days} 天`);
});
