import type { APIRequestContext, Page } from '@playwright/test';
import { call, newMember, type Token } from '../support/api';
import { open } from '../support/main-area';
import { enter, expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const puzzles = '研究内容和创新点之间的对应关系不够清楚，技术路线图不知道怎样取舍。';
const day = 24 * 3600_000;

/** An unpaid order of a service that asks for form 3. */
async function buy(request: APIRequestContext, token: Token): Promise<number> {
  const goods = await call(request, 'GET', '/service/detail/11');
  const [spec] = goods.specs as { id: number }[];
  const body = { spec_id: spec?.id, quantity: 1, agreed: true };
  const order = await call(request, 'POST', '/service/purchase/11', { token, body });
  return Number(order.order_id);
}

async function choose(page: Page, isMobile: boolean, label: string, option: string): Promise<void> {
  const field = main(page).getByLabel(label);
  if (isMobile) {
    await field.selectOption(option);
    return;
  }
  await field.click();
  await page.locator('.ant-select-item-option', { hasText: option }).click();
}

/** A day some weeks from now: typed on a computer, the wheels' own on a phone. */
async function pickDay(page: Page, isMobile: boolean, label: string): Promise<void> {
  const field = main(page).getByLabel(label);
  await field.click();
  if (isMobile) {
    const confirm = page.getByText('确定', { exact: true }).locator('visible=true');
    await confirm.click();
    // The wheels take their time to leave.
    await expect(confirm).toHaveCount(0);
    await expect(field).not.toHaveValue('');
    return;
  }
  await field.fill(new Date(Date.now() + 30 * day).toISOString().slice(0, 10));
  await field.press('Enter');
}

test('a form is kept while it is written, put right, handed in, changed and handed in again', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  const id = await buy(request, me);
  await enter(page, me);
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await page.getByRole('button', { name: '填写资料' }).click();
  await expect(page).toHaveURL(new RegExp(`/orderform/3\\?order=${id}$`));

  await main(page).getByLabel('题目').fill('层状正极界面调控研究');
  await expect(main(page).locator('[data-save="saved"]').first()).toContainText(/已保存 \d\d:\d\d/);
  await page.reload();
  await expect(main(page).getByLabel('题目')).toHaveValue('层状正极界面调控研究');

  await page.getByRole('button', { name: /提交资料，还差/ }).click();
  const summary = page.getByRole('alert').filter({ hasText: '项需要修改' });
  await summary.getByRole('button', { name: '请填写主要困惑' }).click();
  await expect(main(page).getByLabel('主要困惑')).toBeFocused();
  await main(page).getByLabel('主要困惑').fill(puzzles);
  await expect(summary.getByRole('button', { name: '请填写主要困惑' })).toHaveCount(0);

  await main(page)
    .getByLabel('本人草稿', { exact: true })
    .setInputFiles({ name: '草稿.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(main(page).getByRole('button', { name: '下载 草稿.pdf' })).toBeVisible();
  await choose(page, isMobile, '学位层次', '博士');
  await choose(page, isMobile, '身份', '博士生');
  await pickDay(page, isMobile, '开题日期');
  await pickDay(page, isMobile, '期望完成日期');
  await page.getByRole('radio', { name: '书面批注' }).check();
  await main(page).getByLabel('联系人称呼').fill('林同学');
  await main(page).getByLabel('学科：门类').selectOption('工学');
  await main(page).getByLabel('学科：一级学科').selectOption('材料科学与工程');
  await main(page).getByLabel('研究方向').fill('钠离子电池正极界面');
  await page.getByRole('checkbox', { name: '材料不含涉密内容' }).check();
  await page.getByRole('checkbox', { name: /所委托内容为本人研究工作/ }).check();
  await page.getByRole('button', { name: '提交资料', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '资料已提交' })).toBeVisible();
  await expect(main(page)).toContainText('付款后立即进入安排');
  await expect(main(page)).toContainText('工学 / 材料科学与工程');

  await page.getByRole('button', { name: '申请修改' }).click();
  await main(page).getByLabel('题目').fill('层状正极界面调控与寿命研究');
  await page.getByRole('button', { name: '提交资料', exact: true }).click();
  await expect(main(page)).toContainText('第 2 版（当前）');
  await expect(main(page)).toContainText('层状正极界面调控与寿命研究');
  const kept = await call(request, 'GET', `/orderform/${id}/version/1`, { token: me });
  expect((kept.answers as { title: string }).title).toBe('层状正极界面调控研究');
});

test('all 26 forms can be looked at before there is an order', async ({ page, request }) => {
  await enter(page, await newMember(request));
  for (let form = 1; form <= 26; form += 1) {
    await open(page, `/orderform/${form}`, 'mf-services');
    await expect(main(page)).toContainText('您没有等待填写这张表的订单');
    await expect(main(page)).toContainText('联系与基本信息');
  }
  await page.goto('/orderform/27');
  await expect(page).toHaveURL(/\/404\/$/);
});
