import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const title = '高校实验室共享平台的预约机制研究';
const abstract =
  '以三所高校的预约记录为基础，比较三种预约规则下仪器的使用率与等待时间，并讨论规则调整的影响。'.repeat(2);
const pdf = {
  name: '稿件.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

async function enterPassword(page: Page, phone: string) {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await main(page).getByLabel('手机号').fill(phone);
  await main(page).getByLabel('密码', { exact: true }).fill('e2e-member-1');
  await main(page).getByRole('button', { name: '登录', exact: true }).click();
}

test('a manuscript from the first word to the author’s own sending', async ({ page, request, isMobile }) => {
  const member = await newMember(request);
  await open(page, '/uploadfile/', 'mf-services');
  await expect(main(page)).toContainText('不以作者的名义投稿');
  if (isMobile) {
    const field = await page.getByLabel(/稿件标题/).boundingBox();
    const bar = await page.getByRole('region', { name: '提交稿件' }).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0), 'the first field is on the first screen').toBeLessThan(
      bar?.y ?? 0,
    );
    await page.getByText('投稿流程与诚信要求').click();
    await expect(main(page).getByText('不以作者的名义投稿')).toBeVisible();
    await page.getByText('投稿流程与诚信要求').click();
  }

  // What a visitor has written is there after the login.
  await page.getByLabel(/稿件标题/).fill(title);
  await page.getByRole('button', { name: /登录后上传稿件/ }).click();
  await expect(page).toHaveURL(/\/login/);
  await enterPassword(page, member.phone);
  await expect(page).toHaveURL(/\/uploadfile\//);
  await expect(page.getByLabel(/稿件标题/)).toHaveValue(title);
  await expect(main(page)).toContainText('已自动保存');

  // What is missing is listed, and leads to its field.
  await page.getByRole('button', { name: /提交稿件，还差/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('项需要修改');
  await page.getByRole('button', { name: '请填写3至8个关键词' }).click();
  await expect(page.locator('#manuscript-keywords')).toBeFocused();
  await page.keyboard.type('共享平台，预约机制，使用率，');
  await page.getByRole('radio', { name: '中文', exact: true }).check();
  await page.getByRole('radio', { name: '研究论文', exact: true }).check();
  await page.getByLabel(/学科/).selectOption('管理学');
  await page.getByLabel(/摘要/).fill(abstract);
  await page.locator('#manuscript-files').setInputFiles(pdf);
  await expect(page.getByRole('button', { name: '移除 稿件.pdf' })).toBeVisible();
  await page.getByLabel('第1作者姓名').fill('林知远');
  await page.getByLabel('第1作者单位').fill('东湖大学');
  await page.getByLabel(/我确认以上作者与排序/).check();
  await page.getByRole('radio', { name: '北大核心', exact: true }).check();

  // Words that no place accepts are put politely before they are sent.
  await page.getByLabel(/补充说明/).fill('请代投稿');
  await expect(page.getByText('合规提示：代写代发')).toBeVisible();
  await page.getByRole('button', { name: '采用改写' }).click();
  await expect(page.getByLabel(/补充说明/)).not.toHaveValue(/代投/);
  await page.getByRole('radio', { name: '未使用', exact: true }).check();
  for (const words of [/稿件由署名作者完成/, /稿件没有发表过/, /署名与排序由全体/, /我知道平台只提供/])
    await page.getByLabel(words).check();

  // The draft is the account's: it stands as it was after a reload.
  await expect(main(page)).toContainText(/\d\d:\d\d 已自动保存/);
  await page.reload();
  await expect(page.getByLabel(/摘要/)).toHaveValue(abstract);
  await page.getByRole('button', { name: '提交稿件', exact: true }).click();
  await expect(page).toHaveURL(/\/uploadfile\/\d+$/);
  await expect(main(page)).toContainText('待受理');

  const id = Number(page.url().split('/').at(-1));
  const token = await login(request, 'staff');
  await call(request, 'POST', `/staff/submission/take/${id}`, { token });
  await call(request, 'POST', `/staff/submission/ask/${id}`, {
    token,
    body: { content: '请补充数据的来源与年份' },
  });
  // The page that is open follows by itself.
  await expect(main(page)).toContainText('请补充数据的来源与年份');
  await page.getByLabel('补充说明').fill('数据来自三校预约系统，2023 至 2025 年。');
  await page.getByLabel('补充文件', { exact: true }).setInputFiles({ ...pdf, name: '数据说明.pdf' });
  await expect(page.getByRole('button', { name: '移除 数据说明.pdf' })).toBeVisible();
  await page.getByRole('button', { name: '提交补充' }).click();
  await expect(page.getByRole('form', { name: '补充资料' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: '补充文件' })).toContainText('数据说明.pdf');

  const journals = [
    { name: '高教管理研究', level: '北大核心', reason: '设有实验室管理栏目，近两年刊发过同类研究。' },
  ];
  await call(request, 'POST', `/staff/submission/recommend/${id}`, { token, body: { journals } });
  await expect(main(page)).toContainText('平台不承诺结果和时间');
  await page.getByLabel(/稿件编号/).fill('GJ-2026-018');
  await page.getByRole('button', { name: '标记为已投出' }).click();
  await expect(main(page)).toContainText('已投出');
  await expect(main(page)).toContainText('GJ-2026-018');

  await page.getByRole('radio', { name: '录用', exact: true }).check();
  await page.getByRole('button', { name: '登记反馈' }).click();
  await expect(page.getByRole('list', { name: '往来记录' })).toContainText('您登记了期刊的反馈');
  await open(page, '/uploadfile/?tab=mine', 'mf-services');
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('已反馈');
});
