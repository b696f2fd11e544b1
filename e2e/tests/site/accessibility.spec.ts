import { serious } from '../../support/axe';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

// Every route of visitors, buyers and staff is held to the same in `claim-pages`.

test('axe finds nothing serious on a service that is not there', async ({ page }) => {
  await open(page, '/goodsdetail/999999', 'mf-services');
  expect(await serious(page)).toEqual([]);
});

test('axe finds nothing serious in the help centre where nothing was found', async ({ page }) => {
  await open(page, '/breadcrumb/3?q=火星移民', 'mf-account');
  expect(await serious(page)).toEqual([]);
});

test('axe finds nothing serious on the pages of the staff', async ({ staff }) => {
  for (const path of [
    '/staff/releases',
    '/staff/releases?view=trail',
    '/staff/releases?view=tokens',
    '/staff/releases?remote=shell',
  ]) {
    await open(staff, path, 'mf-staff');
    expect(await serious(staff), path).toEqual([]);
  }
});
