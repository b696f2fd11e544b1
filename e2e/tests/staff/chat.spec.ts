import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

/** On the phone, decisions are made in a sheet. */
async function atDecision(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: '处理', exact: true }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('support answers with a usual reply, puts off, hands over, and reads how content the user was', async ({
  browser,
  request,
  isMobile,
}) => {
  const member = await newMember(request);
  const me = await call(request, 'GET', '/userInfo', { token: member });
  const ask = (content: string) =>
    call(request, 'POST', '/customer/chat/msg/send', {
      token: member,
      body: { content, client_id: randomUUID() },
    });
  const question = `译文什么时候能给我？${randomUUID().slice(0, 8)}`;
  await ask(question);
  const desk = await call<{ data: { id: number; user: { id: number } }[] }>(
    request,
    'GET',
    '/staff/chat/list?status=1',
    { token: await login(request, 'staff') },
  );
  const id = desk.data.find(({ user }) => user.id === me.id)?.id;
  const address = (tab: string) => `/staff/queue/chat?tab=${tab}&case=${id}`;
  const phone = isMobile ?? false;

  const first = await (await browser.newContext()).newPage();
  await enter(first, await login(request, 'secondStaff'));
  await open(first, address('waiting'), 'mf-staff');
  await expect(first.getByRole('list', { name: '会话' })).toContainText(question);
  await atDecision(first, phone);
  await press(first, '接待');
  await first.getByRole('button', { name: /请稍等/ }).click();
  const answer = first.getByRole('textbox', { name: '回复' });
  await expect(answer).toHaveValue('收到，我查一下，请您稍等。');
  await press(first, '发送');
  await expect(answer).toHaveValue('');
  const seen = await call<{ data: { content: string }[] }>(request, 'GET', '/customer/chat/msg/list', {
    token: member,
  });
  expect(seen.data.at(-1)?.content).toBe('收到，我查一下，请您稍等。');
  await press(first, '30 分钟后');
  await expect(first.getByText(/已放到稍后处理/).first()).toBeVisible();
  // The user asks again: it is back before its time.
  await ask('有消息了吗');
  await open(first, address('serving'), 'mf-staff');
  await expect(first.getByRole('list', { name: '会话' })).toContainText('有消息了吗');
  await atDecision(first, phone);
  await press(first, '转交同事');
  const form = first.getByRole('dialog', { name: '转交会话' });
  const colleague = form.getByLabel('转交给');
  await form.getByRole('button', { name: /^转\s?交$/ }).click();
  await expect(form.getByText('请选择同事')).toBeVisible();
  const support = await call(request, 'GET', '/userInfo', { token: await login(request, 'support') });
  await colleague.selectOption(String(support.id));
  await form.getByLabel(/交接说明/).fill('译文明天上午交');
  await form.getByRole('button', { name: /^转\s?交$/ }).click();
  await expect(first.getByText(/已转交给/).first()).toBeVisible();
  // The next conversation has come into its place, and is held: a browser that is torn down lets go of nothing.
  await open(first, '/staff', 'mf-staff');
  await first.context().close();

  const second = await (await browser.newContext()).newPage();
  const token = await login(request, 'support');
  await enter(second, token);
  await open(second, address('serving'), 'mf-staff');
  await expect(second.getByText('译文明天上午交')).toBeVisible();
  await atDecision(second, phone);
  await press(second, '结束会话，邀请评价');
  await expect(second.getByText(/已结束与/).first()).toBeVisible();
  await call(request, 'POST', '/customer/chat/rate', {
    token: member,
    body: { score: 4, comment: '回答清楚' },
  });
  await open(second, address('closed'), 'mf-staff');
  await expect(second.getByText('满意度 4 分')).toBeVisible();
  await expect(second.getByText('回答清楚', { exact: true })).toBeVisible();
  await second.context().close();
});
