import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { call, type Token } from './api';
import { serious } from './axe';
import { pdf } from './files';
import { open } from './main-area';
import { unzip } from './unzip';
import { uploadFile } from './upload';

const main = (page: Page) => page.getByRole('main');
const taxNo = '12100000400000624D';

interface DeskInvoice {
  id: number;
  order: { id: number };
}

/** Follows an entry of the order's papers: a dialog on the desktop, a page on the phone. */
export async function openPaper(page: Page, orderId: number, name: RegExp): Promise<void> {
  await open(page, `/orderdetail/${orderId}`, 'mf-services');
  await main(page).locator('button, a').filter({ hasText: name }).first().click();
}

/** Asks for an invoice, with a slip in the tax number first. */
export async function askInvoice(page: Page, orderId: number): Promise<void> {
  await openPaper(page, orderId, /^发票/);
  await page.getByLabel('单位全称').fill('海港大学');
  await page.getByLabel('税号').fill(taxNo.replace('D', 'E'));
  await page.getByLabel('接收邮箱').fill('kejichu@haigang.edu.cn');
  await page.getByRole('radio', { name: '翻译服务费' }).check();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('统一社会信用代码不正确，请逐位核对')).toBeVisible();
  // Off the button, whose colour under the pointer is the theme's.
  await page.getByLabel('税号').hover();
  expect(await serious(page)).toEqual([]);
  await page.getByLabel('税号').fill(taxNo);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('待开票')).toBeVisible();
}

/** Staff put the invoice of an order in. */
export async function issueInvoice(request: APIRequestContext, token: Token, orderId: number): Promise<void> {
  const desk = await call(request, 'POST', '/staff/invoice/list', { token, body: { tab: 'todo' } });
  const found = (desk.data as DeskInvoice[]).find(({ order }) => order.id === orderId);
  const body = {
    act: 'issue',
    number: `${Date.now()}`.padStart(20, '2'),
    issued_on: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    file_id: await uploadFile(request, token, '电子发票.pdf', pdf, 'invoice'),
  };
  await call(request, 'POST', `/staff/invoice/act/${found?.id}`, { token, body });
}

/** Downloads the invoice, then everything that a reimbursement needs, as one file. */
export async function packPapers(page: Page, orderId: number): Promise<void> {
  await openPaper(page, orderId, /^发票/);
  const invoice = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 电子发票.pdf' }).click();
  expect((await invoice).suggestedFilename()).toBe('电子发票.pdf');

  await openPaper(page, orderId, /^报销材料/);
  await expect(page.getByText('合同日期不晚于发票日期')).toBeVisible();
  await page.getByLabel('学校超过多少元需要合同').fill('20000');
  await page.getByRole('button', { name: '记住' }).click();
  await expect(page.getByText('没有超过 ¥20,000.00，不需要合同')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  const packed = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载材料包（ZIP）' }).click();
  const files = await unzip(await (await packed).path());
  expect([...files.keys()]).toEqual([
    '0-目录与核对.pdf',
    '1-发票.pdf',
    '2-服务清单.pdf',
    '3-服务协议.pdf',
    '4-验收单.pdf',
    '5-付款凭证.pdf',
  ]);
  for (const content of files.values()) expect(content.slice(0, 5)).toBe('%PDF-');
}

/** Downloads the trace report and checks its code where anybody may. */
export async function checkTrace(
  page: Page,
  request: APIRequestContext,
  token: Token,
  orderId: number,
): Promise<void> {
  await openPaper(page, orderId, /^服务留痕报告/);
  await expect(main(page)).toContainText('服务限于本报告写明的帮助');
  expect(await serious(page)).toEqual([]);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  expect((await report).suggestedFilename()).toMatch(/^trace-report-.*\.pdf$/);
  await page.getByRole('link', { name: '公开核验页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '报告有效' })).toBeVisible();
  const own = await call(request, 'POST', `/trace/order/${orderId}`, { token });
  // Without any script, as a journal's clerk may open it: the hash is there, the title is not.
  const html = await (await request.get(page.url())).text();
  expect(html).toContain(String(own.hash));
  expect(html).not.toContain((own.content as { service: string }).service);

  await open(page, '/trace/', 'mf-services');
  const code = String(own.code_text);
  await page.getByLabel('校验码').fill(code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'));
  await page.getByRole('button', { name: '核验' }).click();
  await expect(page.getByText('校验码有一位不对，请逐位核对')).toBeVisible();
  await page.getByLabel('校验码').fill(code.toLowerCase());
  await page.getByRole('button', { name: '核验' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '报告有效' })).toBeVisible();
}
