import { call, newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { expectReady, open } from '../../support/main-area';
import { scriptless } from '../../support/press';
import { enter, expect, test } from '../../support/test';

interface Suggested {
  id: number;
  name: string;
  issn: string | null;
  matched: string;
}

interface Listed {
  data: { id: number; name: string }[];
  total: number;
}

const ways = { timeout: 30_000 };

test('a journal is found by a name that it had, and by its ISSN without the hyphen', async ({
  page,
  request,
}) => {
  const { data } = await call<{ data: Suggested[] }>(request, 'GET', '/magazine/suggest?keyword=Notes%20on');
  const former = data.find(({ matched, issn }) => matched !== '' && issn !== null);
  if (!former) throw new Error('no journal of the demo data has a former name');
  await open(page, '/querytool/', 'mf-academic');
  const main = page.getByRole('main');
  const field = main.getByRole('combobox', { name: '搜索期刊' });
  await field.fill(former.matched);
  await page.getByRole('option', { name: new RegExp(former.name) }).click(ways);
  await expect(page).toHaveURL(new RegExp(`/querytool/${former.id}$`));
  await expect(main.getByRole('heading', { level: 1, name: former.name })).toBeVisible();
  await expect(main.getByText(former.matched)).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await open(page, '/querytool/', 'mf-academic');
  await field.fill((former.issn ?? '').replace('-', '').toLowerCase());
  await field.press('Enter');
  await expect(page).toHaveURL(/\/querytool\/\?keyword=\w{8}$/);
  await expect(main.getByRole('link', { name: former.name, exact: true })).toBeVisible();
  await expect(main.getByText(/(共|找到)\s*1\s*种/)).toBeVisible();
});

test('filters stand in the address, are taken back by their chips, and the browser goes back through them', async ({
  page,
  request,
  isMobile,
}) => {
  const { total } = await call<Listed>(request, 'GET', '/magazine/list?indexed=SCIE&tier=1');
  expect(total).toBeGreaterThan(1);
  await open(page, '/querytool/', 'mf-academic');
  const main = page.getByRole('main');
  const said = (n: number) => main.getByText(new RegExp(`(共|找到)\\s*${n}\\s*种`));
  if (isMobile) {
    await main.getByRole('button', { name: /^筛选/ }).click();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByRole('button', { name: '收录' }).click();
    await sheet.getByRole('button', { name: /^SCIE/ }).click();
    await sheet.getByRole('button', { name: /^分区/ }).click();
    await sheet.getByRole('button', { name: /^1 区/ }).click();
    await expect(sheet.getByRole('button', { name: `查看 ${total} 种` })).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await sheet.getByRole('button', { name: `查看 ${total} 种` }).click();
    await expect(page).toHaveURL(/\?tier=1&indexed=SCIE$/);
  } else {
    await main.getByRole('link', { name: /^SCIE/ }).click();
    await expect(page).toHaveURL(/\?indexed=SCIE$/);
    await main.getByRole('link', { name: /^1 区/ }).click();
    await expect(page).toHaveURL(/\?tier=1&indexed=SCIE$/);
  }
  await expect(said(total)).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await main.getByRole('link', { name: '移除筛选：1 区' }).click();
  await expect(page).toHaveURL(/\?indexed=SCIE$/);
  await expect(said(total)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\?tier=1&indexed=SCIE$/);
  await expect(said(total)).toBeVisible();
  // Whoever gets the address sees the same.
  await page.reload();
  await expectReady(page, 'mf-academic');
  await expect(said(total)).toBeVisible();
});

test('journals are laid aside across pages and held against each other', async ({ page, isMobile }) => {
  await open(page, '/querytool/?indexed=SCIE', 'mf-academic');
  const main = page.getByRole('main');
  const lay = main.getByRole(isMobile ? 'button' : 'checkbox', { name: /^加入对比：/ });
  const names = [];
  for (let n = 0; n < 2; n++) {
    // On the phone one that was laid aside has another name.
    const one = lay.nth(isMobile ? 0 : n);
    names.push((await one.getAttribute('aria-label'))?.replace('加入对比：', '') ?? '');
    await one.click();
  }
  await open(page, '/querytool/?indexed=CSSCI', 'mf-academic');
  const third = lay.first();
  names.push((await third.getAttribute('aria-label'))?.replace('加入对比：', '') ?? '');
  await third.click();
  const tray = page.getByRole('region', { name: '对比栏' });
  await expect(tray.getByText(/已选 3/)).toBeVisible();
  await tray.getByRole('link', { name: '开始对比' }).click();
  await expect(page).toHaveURL(/\/querytool\/compare\/\?ids=\d+,\d+,\d+$/);
  const table = main.getByRole('table');
  for (const name of names) await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  // A Chinese journal stands in no international ranking.
  await expect(table.getByRole('row', { name: /^大类分区/ }).getByText('不适用')).toBeVisible();
  await expect(table.getByRole('row', { name: /^ISSN/ })).toContainText('≠');
  expect(await serious(page)).toEqual([]);
  const rows = await table.getByRole('row').count();
  await main.getByRole('checkbox', { name: '只看差异' }).check();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
  await main.getByRole('button', { name: `移出对比：${names[2]}` }).click();
  await expect(page).toHaveURL(/\?ids=\d+,\d+$/);
  await expect(table.getByRole('link', { name: names[2] ?? '', exact: true })).toBeHidden();
});

test('a journal is collected, put into a group with a note, and found among one’s own', async ({
  page,
  request,
  isMobile,
}) => {
  const { data } = await call<Listed>(request, 'GET', '/magazine/list?per_page=10');
  const [journal] = data;
  if (!journal) throw new Error('no journal');
  await enter(page, await newMember(request));
  await open(page, `/querytool/${journal.id}`, 'mf-academic');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByText('已收藏', { exact: true }).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: '备注' }).click();
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('textbox', { name: '新分组的名称' }).fill('冲刺');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: '冲刺' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: '备注（仅自己可见）' }).fill('先补一组对照');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await open(page, '/querytool/mine/', 'mf-academic');
  await main.getByRole('link', { name: '冲刺 1' }).click();
  await expect(main.getByText('先补一组对照')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await main.getByRole('button', { name: '改名' }).click();
  const naming = page.getByRole('dialog', { name: '分组改名' });
  await naming.getByRole('textbox').fill('备选');
  await naming.getByRole('button', { name: /确\s*定/ }).click();
  await expect(main.getByRole('link', { name: '备选 1' })).toBeVisible();
  await main.getByRole('button', { name: '删除分组' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除分组' }).click();
  await expect(page).toHaveURL(/\/querytool\/mine\/$/);
  await expect(main.getByText('先补一组对照')).toBeVisible();

  await open(page, '/collect/?kind=magazine', 'mf-account');
  await main
    .getByRole('link', { name: new RegExp(journal.name) })
    .first()
    .click();
  await expectReady(page, 'mf-academic');
  await expect(page).toHaveURL(new RegExp(`/querytool/${journal.id}$`));
});

test('a journal is brought along to direct submission, once', async ({ page, request }) => {
  const { data } = await call<Listed>(request, 'GET', '/magazine/list?per_page=10');
  const [journal] = data;
  if (!journal) throw new Error('no journal');
  await open(page, `/querytool/${journal.id}`, 'mf-academic');
  await page.getByRole('link', { name: '投此刊' }).first().click();
  await expectReady(page, 'mf-services');
  const wish = page.getByRole('textbox', { name: /意向期刊/ });
  await expect(wish).toHaveValue(new RegExp(journal.name));
  await expect(page).toHaveURL(/\/uploadfile\/\?tab=new$/);
});

test('without scripts journals are listed, filtered and read', async ({ browser, isMobile }) => {
  const context = await scriptless(browser);
  const page = await context.newPage();
  await page.goto('/querytool/?indexed=SCIE');
  const main = page.getByRole('main');
  const journals = main.getByRole(isMobile ? 'heading' : 'rowheader');
  expect(await journals.count()).toBeGreaterThan(5);
  await main.getByRole('link', { name: '移除筛选：SCIE' }).click();
  await expect(page).toHaveURL(/\/querytool\/$/);
  await main
    .locator('a[href^="/querytool/"]')
    .filter({ hasText: /^[A-Z][a-z]+ / })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('演示数据').first()).toBeVisible();
  await context.close();
});
