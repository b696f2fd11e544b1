import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, type Token } from '../../support/api';
import { serious } from '../../support/axe';
import { open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { enter, expect, test } from '../../support/test';

// The library is one for everybody: this site is for these tests alone.
let site: OwnSite;
let request: APIRequestContext;
let team: Token;
let second: Token;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  site = await ownSite();
  request = await playwright.request.newContext({ baseURL: site.url });
  team = await login(request, 'staff');
  second = await login(request, 'secondStaff');
});
test.afterAll(async () => {
  await request.dispose();
  await site.close();
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).locator('visible=true');
/** What is done in the background: longer than a click. */
const work = { timeout: 60_000 };

interface Found {
  id: number;
  name: string;
  issn: string;
  citation: { if: number };
}

/** A journal of the demo whose factor is known. */
async function measured(): Promise<Found> {
  const { data } = await call<{ data: Found[] }>(request, 'POST', '/magazine/search', {
    body: { sort: 'if_desc' },
  });
  const found = data.find(({ issn, citation }) => issn && citation?.if);
  if (!found) throw new Error('no journal of the demo has a factor');
  return found;
}

/** What everybody reads of it. */
const factorOf = async (id: number) =>
  (
    await call<{ citation?: unknown; metrics: { values: { type: string; value: number }[] }[] }>(
      request,
      'GET',
      `/magazine/detail?id=${id}`,
    )
  ).metrics
    .flatMap(({ values }) => values)
    .find(({ type }) => type === 'if')?.value;

async function choose(page: Page, label: string, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await main(page).getByLabel(label).setInputFiles(file);
}

test('a file in columns of its own is mapped, looked at, taken in, read by everybody, and taken back', async ({
  page,
}) => {
  test.slow();
  const journal = await measured();
  const now = Number((journal.citation.if * 7).toFixed(1));
  await enter(page, team);
  await open(page, `${site.url}/staff/journals`, 'mf-staff');

  await choose(page, '期刊数据文件', '表.xlsx', 'x');
  await expect(main(page).getByText('请在表格软件中另存为“CSV UTF-8”后再上传')).toBeVisible();
  await choose(
    page,
    '期刊数据文件',
    '得分表.csv',
    `得分,号码,闲话,名字\n${now},${journal.issn},略,${journal.name}\n3.1,1234-0000,,Nobody\n`,
  );
  await expect(page).toHaveURL(/\/staff\/journals\/import\/\d+$/);
  const address = page.url();

  await test.step('what the columns are is said once, and outlasts a reload', async () => {
    await main(page).getByLabel('“得分”对应到').selectOption('if');
    await main(page).getByLabel('“号码”对应到').selectOption('issn');
    await main(page).getByLabel('“名字”对应到').selectOption('name');
    await main(page).getByLabel('数据来源').fill('演示的得分表');
    await page.reload();
    await expect(main(page).getByLabel('“号码”对应到')).toHaveValue('issn');
    await expect(main(page).getByLabel('数据来源')).toHaveValue('演示的得分表');
    expect(await serious(page)).toEqual([]);
    await main(page).getByRole('button', { name: '开始核对' }).click();
  });

  await test.step('what would change stands there with old and new, and nobody else sees any of it', async () => {
    await expect(main(page).getByRole('link', { name: journal.name })).toBeVisible(work);
    await expect(main(page).locator('del', { hasText: String(journal.citation.if) })).toBeVisible();
    await expect(main(page).locator('ins', { hasText: String(now) })).toBeVisible();
    await expect(main(page).getByText(/疑为小数点错位/)).toBeVisible();
    await expect(main(page).getByText(/1234-0000/)).toBeVisible();
    expect(await factorOf(journal.id)).toBe(journal.citation.if);
    expect(await serious(page)).toEqual([]);
  });

  await test.step('a factor that jumps is left out until somebody takes it in', async () => {
    await expect(main(page).getByText('0 种期刊（去掉 1 种）')).toBeVisible();
    await main(page).getByText(`导入 ${journal.name}`).first().dispatchEvent('click');
    await expect(
      main(page)
        .getByRole('definition')
        .filter({ hasText: /^1 种期刊$/ }),
    ).toBeVisible();
  });

  await test.step('it is written by who confirms it, and read by everybody', async () => {
    const write = main(page).getByRole('button', { name: '写入期刊库' });
    await expect(write).toBeDisabled();
    await main(page).getByText('我确认来源可用，年份与授权已写明').click();
    await write.click();
    await expect(main(page).getByRole('button', { name: '撤回这次导入' })).toBeVisible(work);
    await expect.poll(() => factorOf(journal.id), work).toBe(now);
    await expect(
      main(page)
        .getByRole('complementary')
        .getByText(/^已提醒 \d+ 人$/),
    ).toBeVisible(work);
    await page.goto(`${site.url}/querytool/${journal.id}`);
    await expect(page.getByRole('main').getByText(String(now), { exact: true }).first()).toBeVisible(work);
  });

  await test.step('the same columns are remembered in another order', async () => {
    await open(page, `${site.url}/staff/journals`, 'mf-staff');
    await expect(main(page).getByText('使用中')).toBeVisible();
    await choose(
      page,
      '期刊数据文件',
      '下一张.csv',
      `名字,闲话,得分,号码\n${journal.name},,1,${journal.issn}\n`,
    );
    await expect(main(page).getByText(/列名与“得分表.csv”相同，已沿用/)).toBeVisible();
    await expect(main(page).getByLabel('“号码”对应到')).toHaveValue('issn');
  });

  await test.step('it is taken back with a reason, and everybody reads what was there before', async () => {
    await page.goto(address);
    await main(page).getByRole('button', { name: '撤回这次导入' }).click();
    const question = dialog(page, '撤回“得分表.csv”');
    await expect(question.getByText('1 种期刊恢复到写入前的内容')).toBeVisible();
    await question.getByLabel('原因').fill('得分填错');
    await question.getByRole('button', { name: '撤回这次导入' }).click();
    await expect(main(page).getByText('得分填错')).toBeVisible(work);
    await expect.poll(() => factorOf(journal.id), work).toBe(journal.citation.if);
  });
});

test('a second colleague goes on where the first was, and what one leaves out the other sees', async ({
  page,
  browser,
}) => {
  const journal = await measured();
  const name = '两人.csv';
  await enter(page, team);
  await open(page, `${site.url}/staff/journals`, 'mf-staff');
  await choose(
    page,
    '期刊数据文件',
    name,
    `刊名,ISSN,出版社\n${journal.name},${journal.issn},另一家出版社（演示）\n`,
  );
  await main(page).getByLabel('数据来源').fill('演示');
  await main(page).getByRole('button', { name: '开始核对' }).click();
  await expect(main(page).locator('ins', { hasText: '另一家出版社（演示）' })).toBeVisible(work);

  const { viewport, userAgent, isMobile, hasTouch } = test.info().project.use;
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch });
  const colleague = await context.newPage();
  await enter(colleague, second);
  await open(colleague, page.url(), 'mf-staff');
  await main(colleague).getByText(`导入 ${journal.name}`).first().dispatchEvent('click');
  await expect(main(colleague).getByText('0 种期刊（去掉 1 种）')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('已取消勾选，不会写入')).toBeVisible();
  await expect(main(page).getByText('没有可以写入的期刊。')).toBeVisible();

  await main(colleague).getByRole('button', { name: '换一个文件' }).click();
  await dialog(colleague, `放弃“${name}”`).getByRole('button', { name: '放弃并换一个' }).click();
  await expect(colleague).toHaveURL(/\/staff\/journals$/);
  await page.reload();
  await expect(main(page).getByText(`“${name}”已放弃`)).toBeVisible();
  await context.close();
});

test('titles are tried before they are written', async ({ page }) => {
  const journal = await measured();
  const { titles } = await call<{ titles: number }>(request, 'GET', '/magazine/match/about');
  await enter(page, team);
  await open(page, `${site.url}/staff/journals/titles`, 'mf-staff');
  const title = `Sails of demo harbours ${test.info().project.name}`;
  await choose(
    page,
    '已刊题名文件',
    'titles.csv',
    `题名,刊号,年份\n${title},${journal.issn},2025\nLost,9999-9994,2025\n`,
  );
  await expect(main(page).getByText('试读结果，还没有写入')).toBeVisible();
  await expect(main(page).getByRole('list', { name: '不采用的行' })).toContainText('第 3 行');
  await main(page).getByRole('button', { name: '写入 1 条题名' }).click();
  await expect(main(page).getByText('已写入', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await call<{ titles: number }>(request, 'GET', '/magazine/match/about')).titles)
    .toBe(titles + 1);
});

test('an edition is entered, chosen, and shown', async ({ page, isMobile }) => {
  const title = `演示分区表 ${isMobile ? 2031 : 2030}`;
  await enter(page, team);
  await open(page, `${site.url}/staff/journals/schemes`, 'mf-staff');
  await main(page).getByRole('button', { name: '登记一版' }).click();
  const form = dialog(page, '登记一版');
  await form.getByLabel('年份').fill(isMobile ? '2031' : '2030');
  await form.getByLabel('名称', { exact: true }).fill(title);
  await form.getByLabel('代号').fill('demo-next');
  await form.getByLabel('发布单位').fill('学术港（演示）');
  await form.getByLabel('来源', { exact: true }).fill('由程序生成');
  await form.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(form).toBeHidden();
  const row = main(page).getByRole('list', { name: '分区' }).getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('还没有数据')).toBeVisible();
  await row.getByRole('button', { name: /设为默认/ }).click();
  await dialog(page, `默认显示“${title}”`).getByRole('button', { name: '设为默认' }).click();
  await expect(row.getByText('默认显示')).toBeVisible();
  const shown = async () =>
    (
      await call<{ schemes: { partition: { title: string } } }>(request, 'POST', '/magazine/search', {
        body: {},
      })
    ).schemes.partition.title;
  // The index of the library is read anew in the background; the one before answers meanwhile.
  await expect.poll(shown, work).toBe(title);
});
