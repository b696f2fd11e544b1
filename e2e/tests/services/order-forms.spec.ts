import type { Page } from '@playwright/test';
import { writeAllForms } from '../../support/all-forms';
import { newMember } from '../../support/api';
import { go } from '../../support/go';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');

/** Keys of the fields that are drawn; those inside rows belong to their field. */
const drawn = (page: Page) =>
  main(page)
    .locator('[data-field]')
    .evaluateAll((fields) =>
      fields.map((field) => field.getAttribute('data-field') ?? '').filter((path) => !/[.[]/.test(path)),
    );

test('each of the 26 forms is drawn field by field and handed in', async ({ page, request }) => {
  const me = await newMember(request);
  const written = await writeAllForms(request, me);
  expect(written).toHaveLength(26);
  await enter(page, me);
  // What a form asks for can be read before there is an order.
  await page.goto('/orderform/27');
  await expect(page).toHaveURL(/\/404\/$/);
  await open(page, '/orderform/12', 'mf-services');
  await expect(main(page)).toContainText('联系与基本信息');

  for (const { form, orderId, fields } of written) {
    await go(page, `/orderform/${form}?order=${orderId}`);
    await expect.poll(() => drawn(page), `form ${form}`).toEqual(fields);
    await page.getByRole('button', { name: '提交资料', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^资料(已提交|提交成功)$/ })).toBeVisible();
  }
});
