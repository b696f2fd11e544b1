import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { enter, expect, test } from '../../support/test';

let site: OwnSite;

test.beforeAll(async () => {
  site = await ownSite();
});
test.afterAll(() => site.close());

const again = (page: Page) => page.getByRole('button', { name: '没有发出，点此重发' });
const log = (page: Page) => page.getByRole('log');
/** Lines of the person that the server has. */
const delivered = (page: Page) => log(page).getByText('我：');

async function send(page: Page, words: string): Promise<void> {
  await page.getByLabel('消息内容').fill(words);
  await page.getByRole('button', { name: '发送', exact: true }).click();
}

test('a server that dies and a database that dies log nobody out and lose no message', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  const member = await newMember(request);
  const staff = await login(request, 'staff');
  await enter(page, member);
  await page.goto(`${site.url}/message/service`);
  await expectReady(page, 'mf-account');
  await send(page, '第一句，一切正常。');
  await expect(delivered(page)).toHaveCount(1);
  const desk = await call<{
    data: { id: number; user: { id: number } }[];
  }>(request, 'GET', '/staff/chat/list?status=1', { token: staff });
  const me = await call(request, 'GET', '/userInfo', { token: member });
  const conversation = desk.data.find(({ user }) => user.id === me.id)?.id;
  const answer = (content: string) =>
    call(request, 'POST', `/staff/chat/send/${conversation}`, {
      token: staff,
      body: { content, client_id: randomUUID() },
    });

  await test.step('the server is killed while somebody writes', async () => {
    site.killServer();
    await send(page, '第二句，服务器不在的时候写的。');
    await expect(again(page)).toBeVisible();
    await site.startServer();
    // What was not sent is kept over a reload too.
    await page.reload();
    await again(page).click();
    await expect(delivered(page)).toHaveCount(2);
    await expect(again(page)).toHaveCount(0);
    await answer('客服：收到第二句。');
    await expect(log(page)).toContainText('客服：收到第二句。');
  });

  await test.step('the server is killed and comes back: the stream does too, by itself', async () => {
    site.killServer();
    await site.startServer();
    await answer('客服：还在吗？');
    await expect(log(page)).toContainText('客服：还在吗？', { timeout: 40_000 });
  });

  await test.step('the database is killed while somebody writes', async () => {
    site.killDatabase();
    await send(page, '第三句，数据库不在的时候写的。');
    await expect.poll(async () => (await request.get('/readyz')).status(), { timeout: 30_000 }).toBe(200);
    await expect(again(page).or(delivered(page).nth(2))).toBeVisible();
    if (await again(page).isVisible()) await again(page).click();
    await expect(delivered(page)).toHaveCount(3);
    await answer('客服：收到第三句。');
    await expect(log(page)).toContainText('客服：收到第三句。', { timeout: 40_000 });
  });

  expect(await page.evaluate(() => localStorage.getItem('islogin'))).toBe('true');
  await page.reload();
  await expectReady(page, 'mf-account');
  await expect(delivered(page)).toHaveCount(3);
  for (const words of ['第一句', '第二句', '第三句', '收到第二句', '还在吗', '收到第三句'])
    await expect(log(page)).toContainText(words);
  await request.dispose();
});
