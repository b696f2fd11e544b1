import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('the search of the home page offers services while somebody types, and nothing cuts the list off', async ({
  page,
}) => {
  await open(page, '/', 'shell');
  const field = page.getByRole('main').getByRole('combobox', { name: '搜索服务' });
  await field.click();
  const list = page.getByRole('listbox', { name: '搜索建议' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await field.fill('润色');
  await expect(list.locator('mark').first()).toHaveText('润色');
  // Each line is what a click at its middle would meet.
  await expect(async () => {
    const covered = await list.getByRole('option').evaluateAll(
      (options) =>
        options.filter((option) => {
          const { left, top, width, height } = option.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          return top + height < window.innerHeight && !option.contains(met);
        }).length,
    );
    expect(covered).toBe(0);
  }).toPass();
  await field.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await field.press('Escape');
  await expect(list).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/productservice\/\?keyword=/);
});
