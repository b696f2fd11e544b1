import type { APIRequestContext, Page } from '@playwright/test';
import { call, login } from '../support/api';
import { serious } from '../support/axe';
import { open } from '../support/main-area';
import { expect, test } from '../support/test';
import { unzip } from '../support/unzip';
import { uploadFile } from '../support/upload';

const main = (page: Page) => page.getByRole('main');
const taxNo = '12100000400000624D';
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

interface DeskInvoice {
  id: number;
  order: { id: number };
}

/** The invoice of an order as staff find it. */
async function invoiceOf(request: APIRequestContext, orderId: number, tab: 'todo' | 'issued') {
  const token = await login(request, 'staff');
  const desk = await call(request, 'POST', '/staff/invoice/list', { token, body: { tab } });
  const found = (desk.data as DeskInvoice[]).find(({ order }) => order.id === orderId);
  return { id: found?.id, token };
}

/** What an attempt that failed has left. */
async function reverseOld(request: APIRequestContext, orderId: number): Promise<void> {
  const { id, token } = await invoiceOf(request, orderId, 'issued');
  if (id)
    await call(request, 'POST', `/staff/invoice/act/${id}`, {
      token,
      body: { act: 'reverse', reason: '重开' },
    });
}

async function issue(request: APIRequestContext, orderId: number): Promise<void> {
  const { id, token } = await invoiceOf(request, orderId, 'todo');
  const body = {
    act: 'issue',
    number: `${Date.now()}`.padStart(20, '2'),
    issued_on: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    file_id: await uploadFile(request, token, '电子发票.pdf', pdf, 'invoice'),
  };
  await call(request, 'POST', `/staff/invoice/act/${id}`, { token, body });
}

/** Follows an entry of the order's papers: a dialog on the desktop, a page on the phone. */
async function openPaper(page: Page, orderId: number, name: RegExp): Promise<void> {
  await open(page, `/orderdetail/${orderId}`, 'mf-services');
  const entry = main(page).locator('button, a').filter({ hasText: name });
  await entry.first().click();
}

test('an invoice is asked for, issued and packed with what a reimbursement needs; the report is checked by its code', async ({
  buyer: page,
  request,
  isMobile,
}) => {
  // Each platform has a finished order of its own.
  const orderId = isMobile ? 24 : 9;
  await reverseOld(request, orderId);
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

  await issue(request, orderId);
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

  await openPaper(page, orderId, /^服务留痕报告/);
  await expect(main(page)).toContainText('未改变数据与结论');
  expect(await serious(page)).toEqual([]);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  expect((await report).suggestedFilename()).toMatch(/^trace-report-.*\.pdf$/);
  await page.getByRole('link', { name: '公开核验页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '报告有效' })).toBeVisible();
  const address = page.url();
  const token = await login(request, 'buyer');
  const own = await call(request, 'POST', `/trace/order/${orderId}`, { token });
  // Without any script, as a journal's clerk may open it: the hash is there, the title is not.
  const html = await (await request.get(address)).text();
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
});

test('a delivery is read against the manuscript; questions become a change request', async ({
  buyer: page,
  request,
  isMobile,
}) => {
  const token = await login(request, 'buyer');
  const { sources } = await call(request, 'GET', '/compare/sources/1', { token });
  const delivered = sources as { file_id: string; name: string }[];
  const idOf = (name: string) => delivered.find((one) => one.name === name)?.file_id ?? '';
  // Marks belong to a pair of texts: each platform reads one of its own.
  const left = idOf('Manuscript_v1_修订.docx');
  const right = idOf(isMobile ? 'Manuscript_v2_清稿.docx' : 'Manuscript_v2_修订.docx');
  const found = await call(request, 'GET', `/compare/order/1?left=${left}&right=${right}`, { token });
  for (const { key } of found.marks as { key: string }[])
    await call(request, 'POST', '/compare/mark/1', { token, body: { left, right, key, mark: null } });

  await openPaper(page, 1, /^修改对照/);
  await page.getByLabel('修改前').selectOption(left);
  await page.getByLabel('修改后').selectOption(right);
  const changes = page.getByRole('article', { name: /^修改/ });
  const fine = changes.filter({ hasText: 'Hardness increased' });
  const change = changes.filter({ hasText: 'associated with' });
  await expect(change.locator('ins').filter({ hasText: 'associated with' }).first()).toBeVisible();
  await fine.getByRole('button', { name: '接受' }).click();
  await expect(fine.getByRole('button', { name: '接受' })).toHaveAttribute('aria-pressed', 'true');
  await change.getByRole('button', { name: '提问' }).click();
  await change.getByLabel('您的问题').fill('这里希望保留因果的语气');
  await change.getByRole('button', { name: '记下问题' }).click();
  await expect(change).toContainText('问题：这里希望保留因果的语气');
  await page.reload();
  await expect(change).toContainText('问题：这里希望保留因果的语气');
  await page.getByRole('button', { name: /生成修改申请/ }).click();
  await expect(page).toHaveURL(/\/orderdetail\/1$/);
  const dialog = page.getByRole('dialog', { name: '要求修改' });
  await expect(dialog.getByLabel('修改要求 1')).toHaveValue(/这里希望保留因果的语气$/);
});
