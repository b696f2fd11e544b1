import { writeFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../support/api';
import { serious } from '../support/axe';
import { cashier } from '../support/cashier';
import { open } from '../support/main-area';
import { staffCommand } from '../support/staff-command';
import { enter, expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => page.getByRole('heading', { level: 1 });

/** What staff do with an order. */
const staffDoes = (request: APIRequestContext, token: Token, verb: string, orderId: number, body: object) =>
  call(request, 'POST', `/staff/order/${verb}/${orderId}`, { token, body });

/** Uploads a text file the way every client does. @returns its id */
async function upload(request: APIRequestContext, token: Token, name: string, text: string): Promise<string> {
  const content = Buffer.from(text);
  const begun = await call(request, 'POST', '/files/start', {
    token,
    body: { name, size: content.length, purpose: 'delivery' },
  });
  await request.put(`/api/applet/files/${begun.id}/part?offset=0`, {
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      authorization: `${token.token_type} ${token.token}`,
    },
    data: content,
  });
  const file = await call(request, 'POST', `/files/${begun.id}/finish`, { token });
  return String(file.id);
}

// An order that was accepted stays so: a second try would find it done.
test.describe.configure({ retries: 0 });

test('a need is quoted, asked about again, quoted anew, accepted and paid', async ({
  page,
  request,
  isMobile,
}) => {
  const [me, staff] = [await newMember(request), await login(request, 'staff')];
  await enter(page, me);
  const goods = await call(request, 'GET', '/service/detail/47');
  const [spec] = goods.specs as { id: number }[];
  const bought = await call(request, 'POST', '/service/purchase/47', {
    token: me,
    body: { spec_id: spec?.id, agreed: true, user_note: '一种用于薄膜拉伸试验的夹具' },
  });
  const id = Number(bought.order_id);
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await expect(status(page)).toContainText('待报价');

  // The page that is open follows by itself.
  const terms = { amount_fen: 150_000, days: 10, revisions: 2 };
  await staffDoes(request, staff, 'quote', id, terms);
  const quote = page.getByRole('region', { name: '报价' });
  await expect(quote).toContainText('¥1,500.00');
  expect(await serious(page)).toEqual([]);
  await quote.getByRole('button', { name: /请重新报价/ }).click();
  await quote.getByRole('button', { name: '请重新报价' }).click();
  await expect(quote).toContainText('请至少用5个字说明您的期望');
  await quote.getByLabel('您的期望').fill('只需要查新，不需要交底书');
  await quote.getByLabel(/期望价格/).fill('900');
  await quote.getByRole('button', { name: '请重新报价' }).click();
  await expect(quote).toContainText('已请重新报价');
  await staffDoes(request, staff, 'quote', id, { ...terms, amount_fen: 92_000, days: 5 });
  await expect(quote).toContainText('¥920.00');
  await quote.getByRole('button', { name: '接受报价并付款' }).click();
  await expect(status(page)).toContainText('待付款');
  await expect(main(page)).toContainText('¥920.00');

  const paying = await call(request, 'POST', '/pay/alipay_pay', {
    token: me,
    body: { order_id: id, scene: isMobile ? 'mobile' : 'desktop' },
  });
  await page.goto(String(paying.redirect_url));
  await cashier.pay(page);
  await expect(async () => {
    const state = await call(request, 'GET', `/pay/state/${id}`, { token: me });
    expect(state.paid).toBe(true);
  }).toPass();
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await expect(status(page)).toContainText('待完善');
  await expect(main(page)).toContainText('您接受报价 ¥920.00');
});

test('an order is dispatched, delivered, changed, delivered again, accepted and ready for a review', async ({
  buyer: page,
  request,
  isMobile,
  baseURL,
}) => {
  // Each platform has an order of its own that waits for somebody.
  const id = isMobile ? 7 : 6;
  const staff = await login(request, 'staff');
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await staffDoes(request, staff, 'dispatch', id, { teacher_id: 2 });
  await expect(status(page)).toContainText('服务中');

  // Material goes with a note while somebody works on it.
  await page.getByRole('button', { name: '补充材料或留言' }).click();
  await page.getByLabel('留言', { exact: true }).fill('补充了投稿期刊的格式要求');
  await page.getByLabel('补充材料', { exact: true }).setInputFiles({
    name: '格式要求.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('双栏，图不超过 8 幅。'),
  });
  await expect(page.getByRole('list', { name: '补充材料：已选文件' })).toContainText('格式要求.txt');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(main(page)).toContainText('补充了投稿期刊的格式要求');

  const first = await upload(request, staff, '选刊报告.txt', '三本候选期刊与理由。');
  await staffDoes(request, staff, 'deliver', id, {
    title: '选刊报告初稿',
    text: '共三本候选期刊。',
    files: [first],
  });
  await expect(status(page)).toContainText('待验收');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 选刊报告.txt' }).first().click();
  expect((await saved).suggestedFilename()).toBe('选刊报告.txt');

  await page.getByRole('button', { name: /要求修改/ }).click();
  const dialog = page.getByRole('dialog', { name: '要求修改' });
  await dialog.getByLabel('修改要求 1').fill('太短');
  await dialog.getByRole('button', { name: '提交修改要求' }).click();
  await expect(dialog).toContainText('请至少用10个字说明需要修改的地方');
  await dialog.getByLabel('修改要求 1').fill('请补充每本期刊近三年的发文量');
  await dialog.getByRole('button', { name: '添加一条' }).click();
  await dialog.getByLabel('修改要求 2').fill('说明审稿周期的来源');
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提交修改要求' }).click();
  await expect(status(page)).toContainText('修改中');
  await expect(main(page)).toContainText('说明审稿周期的来源');

  // This time from a terminal, with a file of the disk and the order's number.
  const { order_no } = await call(request, 'GET', `/staff/order/detail/${id}`, { token: staff });
  const report = test.info().outputPath('选刊报告_终稿.txt');
  writeFileSync(report, '三本候选期刊、近三年发文量与审稿周期。');
  const printed = await staffCommand(
    baseURL,
    ...['deliver', String(order_no), '--title', '选刊报告终稿', '--text', '两处意见均已处理。'],
    ...['--change', '补充了近三年发文量', '--change', '注明了审稿周期的来源', '--file', report],
  );
  expect(printed).toContain('状态：待验收');
  await expect(status(page)).toContainText('待验收');
  await expect(main(page)).toContainText('注明了审稿周期的来源');
  await expect(main(page)).toContainText('选刊报告_终稿.txt');
  await page.getByRole('button', { name: '确认验收' }).click();
  const last = page.getByRole('dialog', { name: '确认验收第 2 版？' });
  await expect(last).toContainText('款项结算给服务人员');
  await last.getByRole('button', { name: '确认验收' }).click();
  await expect(status(page)).toContainText('已完成');
  await page.getByRole('main').getByRole('button', { name: '评价', exact: true }).click();
  await expect(page.getByText('综合评分')).toBeVisible();
});
