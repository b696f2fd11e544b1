import { call, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

test('what a search found is taken along as a file, by members', async ({ page, request }) => {
  await open(page, '/querytool/?tier=1', 'mf-academic');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '导出' }).click();
  await page.getByRole('dialog', { name: '请登录后导出' }).getByRole('button', { name: '先看看' }).click();
  await enter(page, await newMember(request));
  await open(page, '/querytool/?tier=1', 'mf-academic');
  const file = page.waitForEvent('download');
  await main.getByRole('button', { name: '导出' }).click();
  expect((await file).suggestedFilename()).toBe('期刊查询.csv');
});

test('columns are chosen and kept in this browser', async ({ page }) => {
  await open(page, '/querytool/', 'mf-academic');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '列设置' }).click();
  const dialog = page.getByRole('dialog', { name: '显示哪些列' });
  await dialog.getByRole('checkbox', { name: '五年趋势' }).uncheck();
  await dialog.getByRole('checkbox', { name: '自引率' }).check();
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  const head = (name: string) => main.getByRole('columnheader', { name });
  await expect(head('自引率')).toBeVisible();
  await open(page, '/querytool/?indexed=SCIE', 'mf-academic');
  await expect(head('自引率')).toBeVisible();
  await expect(head('五年趋势')).toBeHidden();
});

test('the numbers of another year’s edition stand alone', async ({ page, request }) => {
  const { data } = await call<{ data: { id: number }[] }>(
    request,
    'GET',
    '/magazine/list?tier=1&per_page=10',
  );
  await open(page, `/querytool/${data[0]?.id}`, 'mf-academic');
  const block = page.getByRole('region', { name: '分区', exact: true });
  const years = block.getByRole('group', { name: '分区体系与年份' }).getByRole('button');
  expect(await years.count()).toBeGreaterThan(1);
  const before = await block.getByRole('table').textContent();
  await years.last().click();
  await expect(years.last()).toHaveAttribute('aria-pressed', 'true');
  expect(await block.getByRole('table').textContent()).not.toBe(before);
});
