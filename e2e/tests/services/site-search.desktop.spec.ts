import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('the home page looks through the whole site: the chosen kind first, and on to all of its finds', async ({
  page,
}) => {
  await open(page, '/', 'shell');
  await page.getByRole('combobox', { name: '搜索范围' }).selectOption({ label: '头条' });
  const field = page.getByRole('combobox', { name: '搜索头条' });
  await field.fill('审稿');
  const list = page.getByRole('listbox', { name: '搜索建议' });
  const groups = list.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('头条');
  await expect(groups.first().locator('mark').first()).toHaveText('审稿');
  expect(await groups.count(), 'kinds that have something of the word').toBeGreaterThan(1);
  const find = groups.first().getByRole('option').first();
  const title = (await find.locator('span').first().textContent()) ?? '';
  await find.click();
  await expectReady(page, 'mf-academic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goBack();
  await expectReady(page, 'shell');
  await page.getByRole('combobox', { name: '搜索范围' }).selectOption({ label: '论坛' });
  const posts = page.getByRole('combobox', { name: '搜索论坛' });
  await posts.fill('返修');
  await posts.press('Enter');
  await expect(page).toHaveURL(/\/forumsearch\/\?q=/);
  await expectReady(page, 'mf-forum');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('返修');
});
