import { type APIRequestContext, request as requests } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { serious } from '../../support/axe';
import { expectReady, open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { scriptless } from '../../support/press';
import { enter, expect, test } from '../../support/test';

const all = '/querytool/changes/';
const mine = '/querytool/changes/mine/';
const front = (isMobile: boolean) => (isMobile ? '/academiclist/' : '/academic/');

interface Listed {
  id: number;
  name: string;
  issn: string;
  partition: { tier: number | null; subject: string } | null;
}

interface DeskImport {
  id: number;
  status_text: string;
  mapping: Record<string, string>;
  error: string;
}

/** Waits until work on an import has come to its end. */
async function reached(request: APIRequestContext, staff: Token, id: number, status: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await call<DeskImport>(request, 'GET', `/staff/journals/import/${id}`, { token: staff }))
          .status_text,
      { timeout: 60_000 },
    )
    .toBe(status);
}

/** Takes a file in, as somebody of the team does. */
async function takeIn(
  request: APIRequestContext,
  staff: Token,
  csv: string,
  scheme: number,
): Promise<number> {
  const sent = await request.post('/api/applet/staff/journals/import/upload?name=partition.csv', {
    headers: {
      authorization: `${staff.token_type} ${staff.token}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
    },
    data: Buffer.from(csv),
  });
  const { id, mapping } = ((await sent.json()) as { data: DeskImport }).data;
  await call(request, 'POST', `/staff/journals/import/check/${id}`, {
    token: staff,
    body: { mapping, source: '分区表试读', schemes: { partition: scheme } },
  });
  await reached(request, staff, id, '待导入');
  await call(request, 'POST', `/staff/journals/import/apply/${id}`, { token: staff });
  await reached(request, staff, id, '已导入');
  return id;
}

test.describe('after an import', () => {
  let site: OwnSite;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await ownSite();
  });
  test.afterAll(() => site.close());

  test('who collected a journal is told what changed, and that it was taken back', async ({
    page,
    isMobile,
  }) => {
    test.slow();
    const request = await requests.newContext({ baseURL: site.url });
    const { data } = await call<{ data: Listed[] }>(request, 'GET', '/magazine/list?tier=2&per_page=10');
    const journal = data.find(({ issn, partition }) => issn && partition?.tier === 2);
    if (!journal?.partition) throw new Error('the demo has no such journal');
    const member = await newMember(request);
    await enter(page, member);
    await open(page, `${site.url}/querytool/`, 'mf-academic');
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', { name: '搜索期刊' });
    await field.fill(journal.name);
    await page
      .getByRole('option', { name: new RegExp(journal.name) })
      .first()
      .click();
    await expect(main.getByRole('heading', { level: 1, name: journal.name })).toBeVisible();
    await page.getByRole('button', { name: '收藏', exact: true }).click();
    await expect(page.getByText('已收藏', { exact: true }).first()).toBeVisible();
    await open(page, `${site.url}${mine}`, 'mf-academic');
    await expect(main.getByText('您关注的期刊还没有变动')).toBeVisible();
    expect(await serious(page)).toEqual([]);

    const staff = await login(request, 'staff');
    const schemes = await call<{ data: { id: number; code: string; year: number }[] }>(
      request,
      'GET',
      '/staff/journals/schemes',
      { token: staff },
    );
    const scheme = schemes.data.find(({ code, year }) => code === 'demo-fq' && year === 2025);
    const csv = `ISSN,大类,大类分区\n${journal.issn},${journal.partition.subject},1\n`;
    const id = await takeIn(request, staff, csv, scheme?.id ?? 0);

    const title = `《${journal.name}》`;
    await open(page, `${site.url}/message/4/1`, 'mf-account');
    const told = main.getByText(title).first();
    await expect(async () => {
      await page.reload();
      await expect(told).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(main).toContainText('2 区 → 1 区');

    await open(page, `${site.url}${mine}`, 'mf-academic');
    const line = main.getByRole('article').filter({ hasText: journal.name });
    await expect(line).toContainText(/大类分区：\s*2 区\s*1 区/);
    await expect(line).toContainText('演示分区 2025');
    await expect(line).toContainText('来源：分区表试读');
    await expect(line).toContainText('因为：收藏');
    await expect(line.getByText('新', { exact: true })).toBeVisible();
    expect(await serious(page)).toEqual([]);
    // Once seen it is no longer new.
    await page.reload();
    await expectReady(page, 'mf-academic');
    await expect(line).toBeVisible();
    await expect(line.getByText('新', { exact: true })).toBeHidden();

    if (isMobile) await page.getByRole('button', { name: /^提醒设置/ }).click();
    const tier = page.getByRole('switch', { name: '提醒分区' });
    await tier.click();
    await expect(tier).toHaveAttribute('aria-checked', 'false');
    expect(await serious(page)).toEqual([]);
    await page.reload();
    await expectReady(page, 'mf-academic');
    if (isMobile) await page.getByRole('button', { name: /^提醒设置/ }).click();
    await expect(page.getByRole('switch', { name: '提醒分区' })).toHaveAttribute('aria-checked', 'false');

    // Everybody reads it: on the headlines, and on the journal's own page.
    await open(page, `${site.url}${front(isMobile)}`, 'mf-academic');
    await main
      .getByRole('region', { name: '期刊变动' })
      .getByRole('link', { name: new RegExp(journal.name) })
      .click();
    await expect(main.getByRole('heading', { level: 1, name: journal.name })).toBeVisible();
    const block = main.getByRole('region', { name: '变动记录' });
    await expect(block).toContainText(/大类分区：\s*2 区\s*1 区/);

    await call(request, 'POST', `/staff/journals/import/rollback/${id}`, {
      token: staff,
      body: { reason: '来源有误，重新导入' },
    });
    await reached(request, staff, id, '已回滚');
    await open(page, `${site.url}/message/4/1`, 'mf-account');
    await expect(async () => {
      await page.reload();
      await expect(main.getByText('一则期刊变动提醒已撤回')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await open(page, `${site.url}${mine}`, 'mf-academic');
    await expect(main.getByText('您关注的期刊还没有变动')).toBeVisible();
    await request.dispose();
  });
});

test('everybody reads changes by kind; visitors are asked to log in for their own', async ({ page }) => {
  await open(page, all, 'mf-academic');
  const main = page.getByRole('main');
  await expect(main.getByText('演示数据').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await main.getByRole('navigation', { name: '变动类型' }).getByRole('link', { name: '预警' }).click();
  await expect(page).toHaveURL(/\?kind=warning$/);
  await expect(main.getByRole('article').first()).toContainText('存在预警记录');
  await page.goBack();
  await expect(main.getByRole('link', { name: '全部类型' })).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: '我关注的' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the buyer sees why each line is theirs, and comes there from their favourites', async ({
  buyer: page,
}) => {
  await open(page, '/querytool/mine/', 'mf-academic');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^期刊变动/ }).click();
  await expect(page).toHaveURL(new RegExp(`${mine}$`));
  await expectReady(page, 'mf-academic');
  await expect(main.getByText(/因为：.*投稿进度本/).first()).toBeVisible();
  await expect(main.getByText(/因为：收藏/).first()).toBeVisible();
});

test('the strip stands on the headlines, without scripts too', async ({ page, browser, isMobile }) => {
  await open(page, front(isMobile), 'mf-academic');
  const strip = page.getByRole('main').getByRole('region', { name: '期刊变动' });
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  const context = await scriptless(browser);
  const plain = await context.newPage();
  await plain.goto(front(isMobile));
  await expect(plain.getByRole('region', { name: '期刊变动' }).getByRole('listitem')).toHaveCount(4);
  await plain.getByRole('link', { name: /^全部 \d+ 条/ }).click();
  await expect(plain.getByRole('heading', { level: 1, name: '期刊变动' })).toBeAttached();
  await expect(plain.getByRole('article').first()).toBeVisible();
  await context.close();
});
