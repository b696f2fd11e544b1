import type { Page } from '@playwright/test';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const address = (page: Page) => decodeURIComponent(page.url().replace(/^https?:\/\/[^/]+/, ''));

test('the phone keeps what was searched for until it is taken out', async ({ page }) => {
  const search = async (word: string) => {
    await open(page, '/search/', 'mf-services');
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await expect.poll(() => address(page)).toBe(`/productservice/?keyword=${word}`);
  };
  await search('开题');
  await search('润色');
  await open(page, '/search/', 'mf-services');
  const history = page.getByRole('list', { name: '搜索历史' });
  await expect(history.getByRole('link')).toHaveText(['润色', '开题']);
  await history.getByRole('button', { name: '删除“润色”' }).click();
  await expect(history.getByRole('link')).toHaveText(['开题']);
  await page.getByRole('button', { name: '清空' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).click();
  await expect(history).toBeHidden();
  await page.reload();
  await expectReady(page, 'mf-services');
  await expect(main(page)).toContainText('热门服务');
  await expect(history).toHaveCount(0);
});
