import { expectReady, open } from '../../support/main-area';
import { richArticle } from '../../support/press';
import { expect, test } from '../../support/test';

test('the size of the text is chosen on the phone and kept', async ({ page, request }) => {
  const article = await richArticle(request);
  await open(page, `/academic/${article.id}`, 'mf-academic');
  const text = page.getByRole('article').locator('p').filter({ hasText: /.{40}/ }).last();
  const sizeOf = () => text.evaluate((element) => getComputedStyle(element).fontSize);
  await page.getByRole('button', { name: '字号' }).click();
  await page.getByRole('radio', { name: '特大' }).check();
  await expect.poll(sizeOf).toBe('21px');
  await page.reload();
  await expectReady(page, 'mf-academic');
  await expect.poll(sizeOf).toBe('21px');
});
