import { call, login, newMember } from '../../support/api';
import { type MailServer, mailServer } from '../../support/mail-server';
import { expectReady, open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { enter, expect, test } from '../../support/test';

let server: MailServer;
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await mailServer();
  site = await ownSite({ HARBOR_SMTP_URL: server.url, HARBOR_MAIL_FROM: '学术港 <notice@harbor.example>' });
});

test.afterAll(async () => {
  await site.close();
  await server.close();
});

test('somebody binds an address by the code that is mailed to it, and is told by mail of what they chose', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  const member = await newMember(request);
  const staff = await login(request, 'staff');
  const address = `${member.phone}@mail.example`;
  /** The newest mail to the member whose subject says this. */
  const mailOf = async (words: string) => {
    const found = () =>
      server.mails.findLast(({ to, subject }) => to.includes(address) && subject.includes(words));
    await expect.poll(() => found()?.subject ?? '').toContain(words);
    return found();
  };

  await enter(page, member);
  await open(page, `${site.url}/message/settings`, 'mf-account');
  const tickets = page.getByRole('switch', { name: '工单与投诉：邮件' });
  await expect(tickets).toBeDisabled();
  await page.getByRole('button', { name: '绑定邮箱' }).click();
  const dialog = page.getByRole('dialog', { name: '绑定邮箱' });
  await dialog.getByLabel('邮箱').fill(address);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  // A site with a server mails the code, and shows it to nobody.
  await expect(dialog.getByText('已发送，10 分钟内有效')).toBeVisible();
  await expect(dialog.getByText('演示环境验证码')).toHaveCount(0);
  const mailed = await mailOf('邮箱验证码');
  await dialog.getByLabel('验证码').fill(/\d{6}/.exec(mailed?.subject ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: '绑定邮箱' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: '邮件提醒' })).toContainText('***@mail.example');
  await mailOf('邮箱已绑定');

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/message/settings') && answer.ok());
  await tickets.click();
  await saved;
  await expect(tickets).toBeChecked();

  const { id } = await call(request, 'POST', '/ticket/create', {
    token: member,
    body: { kind: 'feedback', topic: '功能建议', content: '希望订单列表可以按截止日期排序。' },
  });
  await call(request, 'POST', `/staff/ticket/act/${id}`, { token: staff, body: { act: 'take' } });
  const told = await mailOf('您的工单已受理');
  const link = /https?:\/\/\S+\/ticket\/\d+/.exec(told?.text ?? '')?.[0] ?? '';
  expect(link).toBe(`${site.url}/ticket/${id}`);
  expect(told?.text).toContain(`${site.url}/message/settings`);
  await page.goto(link);
  await expectReady(page, 'mf-account');
  await expect(page.getByRole('main')).toContainText('处理中');

  await open(page, `${site.url}/message/settings`, 'mf-account');
  await page.getByRole('button', { name: '解除绑定邮箱' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click();
  await expect(page.getByRole('button', { name: '绑定邮箱' })).toBeVisible();
  await expect(tickets).toBeDisabled();
});
