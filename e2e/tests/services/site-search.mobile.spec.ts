import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('the search of the phone shows what the rest of the site has, each kind with the way to all of it', async ({
  page,
}) => {
  await open(page, '/search/', 'mf-services');
  await page.getByRole('searchbox').fill('审稿');
  const headlines = page.getByRole('region', { name: '头条' });
  await expect(headlines.locator('mark').first()).toHaveText('审稿');
  await headlines.getByRole('link', { name: '全部' }).click();
  await expect(page).toHaveURL(/\/academiclist\/\?keyword=/);
  await expectReady(page, 'mf-academic');
  await page.goBack();
  await expectReady(page, 'mf-services');

  // Within a category somebody looks for services alone.
  await open(page, '/search/?category=5', 'mf-services');
  await page.getByRole('searchbox').fill('审稿');
  await expect(page.getByRole('list', { name: '搜索建议' })).toBeVisible();
  await expect(headlines).toHaveCount(0);
});
