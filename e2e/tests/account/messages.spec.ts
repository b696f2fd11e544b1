import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');

/** The unread count that the chrome of the page shows, whatever its platform. */
function badge(page: Page, isMobile: boolean, count: number) {
  return isMobile
    ? page.getByRole('link', { name: new RegExp(`个人中心.*未读消息 ${count} 条`) })
    : page.getByRole('link', { name: `未读消息 ${count} 条`, exact: true });
}

async function fileTicket(request: APIRequestContext, token: Token): Promise<number> {
  const { id } = await call(request, 'POST', '/ticket/create', {
    token,
    body: { kind: 'feedback', topic: '功能建议', content: '希望订单列表可以按截止日期排序。' },
  });
  return Number(id);
}

/** Opens a page with a badge and waits until it follows the live events. */
async function openFollowing(page: Page, isMobile: boolean): Promise<void> {
  const [path, owner] = isMobile ? ['/myinfo/', 'mf-account'] : ['/', 'shell'];
  await open(page, path, owner);
}

test('a notice reaches all tabs at once, and reading it in one clears the badge of the other', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const member = await newMember(request);
  const staff = await login(request, 'staff');
  const ticket = await fileTicket(request, member);
  await enter(page, member);
  const stream = page.waitForResponse((response) => response.url().endsWith('/message/stream'));
  await openFollowing(page, isMobile);
  expect((await stream).status()).toBe(200);
  const other = await context.newPage();
  await openFollowing(other, isMobile);
  await expect(badge(page, isMobile, 1)).toHaveCount(0);

  await call(request, 'POST', `/staff/ticket/act/${ticket}`, { token: staff, body: { act: 'take' } });
  await expect(badge(page, isMobile, 1)).toBeVisible();
  await expect(badge(other, isMobile, 1)).toBeVisible();

  await open(page, '/message/4/1', 'mf-account');
  await expect(main(page)).toContainText('您的工单已受理');
  await expect(badge(other, isMobile, 1)).toHaveCount(0);
});

test('a message opens in full, leads to what it is about, and comes back when its deletion is undone', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const staff = await login(request, 'staff');
  const ticket = await fileTicket(request, member);
  const body = { act: 'reply', content: '已排入下一个版本，感谢您的建议。' };
  await call(request, 'POST', `/staff/ticket/act/${ticket}`, { token: staff, body });
  await enter(page, member);
  await open(page, '/message/4/1', 'mf-account');
  await page.getByRole('button', { name: /^删除：客服回复了您的工单/ }).click();
  await expect(page.getByText('已删除 1 条消息')).toBeVisible();
  await expect(page.getByRole('link', { name: /客服回复了您的工单/ })).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('link', { name: /客服回复了您的工单/ }).click();
  await expect(page).toHaveURL(/\/messagedetail\/\d+/);
  await expect(main(page)).toContainText('已排入下一个版本，感谢您的建议。');
  await page.getByRole('link', { name: '查看详情' }).click();
  await expect(page).toHaveURL(new RegExp(`/ticket/${ticket}`));
  await expect(main(page)).toContainText('处理中');
});

test('a person and support talk live, with pictures, and the end is rated', async ({ page, request }) => {
  const member = await newMember(request);
  const staff = await login(request, 'staff');
  await enter(page, member);
  await open(page, '/message/service', 'mf-account');
  const question = `请问润色多久能返回？${randomUUID().slice(0, 8)}`;
  await page.getByLabel('消息内容').fill(question);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByRole('log')).toContainText(question);
  await page.getByLabel('发送图片').setInputFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('img', { name: '聊天图片' })).toBeVisible();

  const desk = await call<{
    data: { id: number; user: { id: number } }[];
  }>(request, 'GET', '/staff/chat/list?status=1', { token: staff });
  const me = await call(request, 'GET', '/userInfo', { token: member });
  const id = desk.data.find(({ user }) => user.id === me.id)?.id;
  const answer = { content: '标准版三天，可以加急。', client_id: randomUUID() };
  await call(request, 'POST', `/staff/chat/send/${id}`, { token: staff, body: answer });
  await expect(page.getByRole('log')).toContainText(answer.content);
  await call(request, 'POST', `/staff/chat/close/${id}`, { token: staff });
  await page.getByRole('radio', { name: '非常满意' }).check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('感谢您的评价（5 分）')).toBeVisible();
});

test('a complaint becomes a ticket that is asked about, supplemented, solved and rated', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const staff = await login(request, 'staff');
  await enter(page, member);
  await open(page, '/breadcrumb/4', 'mf-account');
  await page.getByRole('button', { name: '提交投诉' }).click();
  await expect(page.getByText('请选择问题类型')).toBeVisible();
  await page.getByRole('radio', { name: '交付超时' }).check();
  await page.getByLabel('详细描述').fill('约定三天交付，已经过去五天，没有收到说明。');
  await page.getByRole('button', { name: '提交投诉' }).click();
  await expect(page.getByText(/工单号 GD\d{14}/)).toBeVisible();
  await page.getByRole('link', { name: '查看工单' }).click();
  await expect(page).toHaveURL(/\/ticket\/\d+/);
  const id = /\/ticket\/(\d+)/.exec(page.url())?.[1];
  const act = (body: object) => call(request, 'POST', `/staff/ticket/act/${id}`, { token: staff, body });
  await act({ act: 'ask', content: '请告知订单号。' });
  await page.reload();
  await expect(main(page)).toContainText('待用户补充');
  await page.getByLabel('补充说明').fill('订单号在附件的截图里。');
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(main(page)).toContainText('处理中');
  await act({ act: 'resolve', content: '老师已交付，并补偿一张优惠券。' });
  await page.reload();
  await expect(main(page)).toContainText('已解决');
  await page.getByRole('radio', { name: '满意', exact: true }).check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(main(page)).toContainText('您的评价：4 分');
});

test('a visitor writes a complaint, is led to the login to send it, and finds the words again', async ({
  page,
}) => {
  await open(page, '/breadcrumb/4', 'mf-account');
  await expect(main(page)).toContainText('48 小时内答复');
  await page.getByRole('radio', { name: '服务质量' }).check();
  await page.getByLabel('详细描述').fill('在页面上发现了不合适的内容，请核实。');
  await page.getByRole('button', { name: '提交投诉' }).click();
  await expect(page.getByText('请登录后提交').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByLabel('详细描述')).toHaveValue('在页面上发现了不合适的内容，请核实。');
  await expect(page.getByRole('radio', { name: '服务质量' })).toBeChecked();
});
