import type { OrderFormSchema, StaffForm } from '@harbor/contract';
import { sampleAnswers } from '@harbor/contract/order-form/testing/sample';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { buy, pay } from '../../support/shop';
import { enter, expect, test } from '../../support/test';

// What is published counts for every order of a site: this one is for these tests alone.
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await ownSite();
});
test.afterAll(() => site.close());

const form = 1;
const main = (page: Page) => page.getByRole('main');

interface Own {
  schema_version: number;
  revision: number;
  today: string;
  min_days: number;
}

async function paidOrder(request: APIRequestContext, token: Token, goods: number): Promise<number> {
  const id = await buy(request, token, goods);
  await pay(request, token, id);
  return id;
}

/** Hands a form in without a page. */
async function handIn(request: APIRequestContext, token: Token, id: number): Promise<void> {
  const own = await call<Own & object>(request, 'GET', `/orderform/${id}`, { token });
  const schema = await call<OrderFormSchema>(
    request,
    'GET',
    `/orderform/schema/${form}?version=${own.schema_version}`,
  );
  const answers = sampleAnswers(schema, { today: own.today, minDays: own.min_days });
  const body = { form, schema_version: own.schema_version, revision: own.revision, answers };
  await call(request, 'POST', `/orderform/${id}`, { token, body });
}

/** A new page in a browser of its own, with a session. */
async function pageOf(page: Page, token: Token): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const { viewport, userAgent, isMobile, hasTouch } = test.info().project.use;
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch });
  const other = await context.newPage();
  await enter(other, token);
  return other;
}

/** Adds a required field to the first section and publishes it, as staff do. */
async function publishField(page: Page, label: string): Promise<void> {
  await open(page, `${site.url}/staff/forms`, 'mf-staff');
  await main(page)
    .getByRole('link', { name: /选题指导/ })
    .click();
  await expect(main(page).getByText(/当前第 1 版/)).toBeVisible();
  await main(page).getByRole('button', { name: '在选题需求添加一项' }).click();
  await main(page).getByLabel('名称', { exact: true }).fill(label);
  await main(page).getByRole('checkbox', { name: '必填' }).check({ force: true });
  await main(page).getByRole('button', { name: '保存草稿' }).click();
  await expect(main(page).getByText(/草稿由 .+ 保存于/)).toBeVisible();
  await main(page).getByRole('button', { name: '检查并发布' }).click();
  const dialog = page.getByRole('dialog').locator('visible=true');
  await expect(dialog.getByText(`「${label}」：单行文字，必填`)).toBeVisible();
  await dialog.getByLabel('修改说明').fill('增加目标期刊，便于安排老师');
  await dialog.getByRole('button', { name: '发布新版本' }).click();
  await expect(main(page).getByText(/当前第 2 版/)).toBeVisible();
}

test('a form changes while orders stand in it: nothing typed is lost, nothing handed in is rewritten', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  const team = await login(request, 'staff');
  const { services } = await call<StaffForm>(request, 'GET', `/staff/form/${form}`, { token: team });
  const goods = Number(services[0]?.id);
  const member = await newMember(request);
  const handedIn = await paidOrder(request, member, goods);
  await handIn(request, member, handedIn);
  const open1 = await paidOrder(request, member, goods);

  await enter(page, member);
  await open(page, `${site.url}/orderform/${form}?order=${open1}`, 'mf-services');
  await main(page).locator('[data-field="major"]').getByRole('textbox').fill('教育技术学');
  await main(page).getByLabel('已有基础').fill('读过三十篇在线学习投入的实证研究，会用问卷和回归。');
  await expect(main(page).locator('[data-save="saved"]').first()).toContainText(/已保存/);

  const staff = await pageOf(page, team);
  await publishField(staff, '目标期刊');

  await test.step('the words are still there, and the order is finished with them', async () => {
    await page.reload();
    await expect(main(page).locator('[data-field="major"]').getByRole('textbox')).toHaveValue('教育技术学');
    await expect(main(page).getByLabel('目标期刊')).toHaveCount(0);
    const own = await call<Own & { draft: { answers: object } }>(request, 'GET', `/orderform/${open1}`, {
      token: member,
    });
    expect(own.schema_version).toBe(1);
    const schema = await call<OrderFormSchema>(request, 'GET', `/orderform/schema/${form}?version=1`);
    const sample = sampleAnswers(schema, { today: own.today, minDays: own.min_days });
    const { major, basis } = own.draft.answers as Record<string, unknown>;
    const answers = { ...sample, major, basis };
    await call(request, 'POST', `/orderform/${open1}/draft`, {
      token: member,
      body: { form, schema_version: 1, revision: own.revision, answers },
    });
    await page.reload();
    await page.getByRole('button', { name: '提交资料', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^资料(已提交|提交成功)$/ })).toBeVisible();
    await expect(main(page)).toContainText('教育技术学');
    await expect(main(page)).not.toContainText('目标期刊');
  });

  await test.step('a new order asks for the new field', async () => {
    const fresh = await paidOrder(request, member, goods);
    await open(page, `${site.url}/orderform/${form}?order=${fresh}`, 'mf-services');
    await expect(main(page).getByLabel('目标期刊')).toBeVisible();
  });

  await test.step('what was handed in before shows its own version', async () => {
    await open(page, `${site.url}/orderform/${form}?order=${handedIn}`, 'mf-services');
    await expect(page.getByRole('heading', { level: 1, name: /^资料/ })).toBeVisible();
    await expect(main(page)).not.toContainText('目标期刊');
  });

  await test.step('the desk counts the orders of each version', async () => {
    await main(staff).getByRole('button', { name: '历次版本' }).click();
    await staff.reload();
    await main(staff).getByRole('button', { name: '历次版本' }).click();
    const dialog = staff.getByRole('dialog').locator('visible=true');
    await expect(dialog.getByText('2 个订单已提交')).toBeVisible();
  });
  await staff.context().close();
  await request.dispose();
});

test('the preview draws the form as buyers see it, on either platform', async ({
  page,
  playwright,
  isMobile,
}) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  await enter(page, await login(request, 'staff'));
  await open(page, `${site.url}/staff/forms/13`, 'mf-staff');
  if (isMobile) await main(page).getByRole('button', { name: '预览', exact: true }).click();
  const pane = page.getByRole('region', { name: '预览' });
  await expect(pane.getByRole('region', { name: '联系与基本信息' })).toBeVisible();
  await expect(pane.locator('[data-field="phone"]')).toBeVisible();
  if (!isMobile) {
    await pane.getByRole('button', { name: '手机' }).click();
    await expect(pane.locator('[data-view="phone"] [data-field="phone"]')).toBeVisible();
  }
  await request.dispose();
});
