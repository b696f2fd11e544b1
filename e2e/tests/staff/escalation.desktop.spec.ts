import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf, demoSecret } from '../../../scripts/staff/second-factor.mjs';
import { accounts, password, type Role } from '../../support/accounts';
import { call, newLogin, newMember } from '../../support/api';
import { type MailServer, mailServer } from '../../support/mail-server';
import { expectReady } from '../../support/main-area';
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

/** Binds an address to one of the team, by the code that is mailed to it. @returns the address */
async function bindMailbox(request: APIRequestContext, role: Role): Promise<string> {
  const token = await newLogin(request, role);
  await call(request, 'POST', '/auth/step_up', { token, body: { password } });
  const email = `${role.toLowerCase()}@mail.example`;
  await call(request, 'POST', '/mail/address/code', { token, body: { email } });
  const mailed = await mailTo(email, /邮箱验证码/);
  const code = /\d{6}/.exec(mailed.subject)?.[0];
  await call(request, 'POST', '/mail/address/confirm', { token, body: { email, code } });
  return email;
}

/** The newest mail to an address whose subject says this, once it is there. */
async function mailTo(address: string, words: RegExp) {
  const found = () => server.mails.findLast(({ to, subject }) => to.includes(address) && words.test(subject));
  await expect.poll(() => found()?.subject ?? '', { timeout: 180_000 }).toMatch(words);
  return found() ?? { to: [], subject: '', text: '' };
}

const urging = /工单：\d+ 件超时后仍未处理，请督促/;

/** The same site so many hours after it began. */
async function later(hours: number): Promise<void> {
  await site.stopServer();
  await site.startServer({ HARBOR_CLOCK_AHEAD_HOURS: String(hours) });
}

/** Opens the queue that a mail leads to, as somebody who gives the second factor on the way. */
async function followMail(page: Page, request: APIRequestContext, role: Role, text: string, hours: number) {
  const link = new RegExp(`${site.url}/staff/queue/\\S+`).exec(text)?.[0] ?? '';
  expect(link).toBe(`${site.url}/staff/queue/ticket`);
  await enter(page, await newLogin(request, role));
  await page.goto(link);
  await expectReady(page, 'mf-staff');
  const secret = demoSecret(accounts[role]) ?? '';
  await page.getByLabel('验证器的 6 位验证码').fill(codeOf(secret, Date.now() + hours * 3_600_000));
}

test('a ticket that nobody answers for 48 hours is mailed to those who answer tickets, then to their lead', async ({
  page,
  browser,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: site.url });
  const answerer = await bindMailbox(request, 'support');
  const lead = await bindMailbox(request, 'staff');
  const buyer = await newMember(request);
  const content = '提交订单信息表时附件一直停在百分之九十九，换了浏览器也一样。';
  const { id } = await call(request, 'POST', '/ticket/create', {
    token: buyer,
    body: { kind: 'feedback', topic: '功能建议', content },
  });

  await later(49);
  const told = await mailTo(answerer, /工单：\d+ 件超过 48 小时未处理/);
  // The lead hears of it a quarter of the limit later, and not before.
  expect(server.mails.filter(({ to, subject }) => to.includes(lead) && urging.test(subject))).toEqual([]);
  await followMail(page, request, 'support', told.text, 49);
  await page.getByRole('main').getByRole('link', { name: content }).click();
  await expect(page.getByRole('main')).toContainText('，已超时');

  await later(62);
  const urged = await mailTo(lead, urging);
  const second = await (await browser.newContext()).newPage();
  await followMail(second, request, 'staff', urged.text, 62);
  await second.getByRole('main').getByRole('link', { name: content }).click();
  const answer = '已修复上传进度的显示，请重新提交一次。';
  await second.getByRole('textbox', { name: '发给用户' }).fill(answer);
  await second.getByRole('button', { name: '回复', exact: true }).last().click();
  await expect(second.getByText('已回复工单').first()).toBeVisible();
  const ticket = await call(request, 'GET', `/ticket/detail/${id}`, { token: buyer });
  expect(JSON.stringify(ticket)).toContain(answer);
});
