import { serious } from '../../support/axe';
import { watchShift } from '../../support/first-view';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('somebody finds journals for an abstract, sees why, reads of one and comes back to the answer', async ({
  page,
}) => {
  await open(page, '/querytool/match/', 'mf-academic');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '按摘要选刊' })).toBeAttached();
  expect(await serious(page)).toEqual([]);
  await main.getByRole('button', { name: '填入示例试试' }).click();
  await main.getByRole('button', { name: '找期刊' }).click();
  const answer = main.getByRole('region', { name: /最接近的 \d+ 种期刊/ });
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(answer.getByRole('heading', { level: 2 })).toBeInViewport();
  const first = answer.getByRole('heading', { level: 3 }).first();
  await expect(first).toBeVisible();
  await expect(answer.getByText('电池热失控', { exact: true }).first()).toBeVisible();
  await expect(answer.locator('mark').filter({ hasText: '锂离子电池' }).first()).toBeVisible();
  await expect(answer.getByText(/^把握/).first()).toBeVisible();
  await expect(answer.getByText('演示数据').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/querytool\/\d+$/);
  await expectReady(page, 'mf-academic');
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await page.goBack();
  await expect(main.getByRole('link', { name }).first()).toBeVisible();
});

test('words survive a reload, a call that fails and a text that is too long; clearing leaves nothing behind', async ({
  page,
}) => {
  await open(page, '/querytool/match/', 'mf-academic');
  const main = page.getByRole('main');
  const abstract = main.getByLabel('摘要', { exact: true });
  const find = main.getByRole('button', { name: '找期刊' });
  await find.click();
  await expect(main.getByText('请粘贴论文的标题或摘要')).toBeVisible();
  await abstract.fill('字'.repeat(5001));
  await find.click();
  await expect(main.getByText('摘要最多5000个字，超出了1个字')).toBeVisible();
  await abstract.fill('离子交换膜在液流电池中的应用');
  await page.reload();
  await expectReady(page, 'mf-academic');
  await expect(abstract).toHaveValue('离子交换膜在液流电池中的应用');

  await page.route('**/api/applet/magazine/match', (route) => route.abort());
  await find.click();
  await expect(main.getByText('没有比对成功，您的文字还在').last()).toBeVisible();
  await expect(abstract).toHaveValue('离子交换膜在液流电池中的应用');
  await page.unroute('**/api/applet/magazine/match');
  await main.getByRole('button', { name: '重试' }).click();
  await expect(main.getByRole('heading', { level: 2, name: /最接近的 \d+ 种期刊/ })).toBeVisible();

  await main.getByRole('button', { name: '清空' }).click();
  await expect(abstract).toHaveValue('');
  await expect(main.getByRole('heading', { level: 2, name: /最接近的/ })).toHaveCount(0);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('离子交换膜');
});

test('a short text is answered as a hint, one without words by what to do, and filters narrow', async ({
  page,
}) => {
  await open(page, '/querytool/match/', 'mf-academic');
  const main = page.getByRole('main');
  const title = main.getByLabel('标题', { exact: true });
  await title.fill('……！？ 🎉 2026');
  await main.getByRole('button', { name: '找期刊' }).click();
  await expect(main.getByText('没有读到可以比对的词，请粘贴论文的标题和摘要').last()).toBeVisible();
  await title.fill('桥梁健康监测');
  await main.getByRole('button', { name: '找期刊' }).click();
  await expect(main.getByText('文本太短，结果仅供参考', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'CSCD', exact: true }).click();
  await main.getByRole('button', { name: '找期刊' }).click();
  const answer = main.getByRole('region', { name: /最接近的 \d+ 种期刊/ });
  await expect(answer.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const cards = await answer.getByRole('heading', { level: 3 }).count();
  expect(await answer.getByText('CSCD', { exact: true }).count()).toBe(cards);
});

test('nothing jumps while the page answers', async ({ page }) => {
  await open(page, '/querytool/match/', 'mf-academic');
  const shift = await watchShift(page);
  await page.getByRole('button', { name: '填入示例试试' }).click();
  await expect(page.getByRole('button', { name: '清空' })).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
});
