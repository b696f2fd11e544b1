import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const dayMs = 24 * 3_600_000;
const yesterday = () => new Date(Date.now() + 8 * 3_600_000 - dayMs).toISOString().slice(0, 10);

// Once: what is settled on one platform is settled on the other.
test('a difference that the channel’s statement brings is found, and settled with a reason', async ({
  staff,
  request,
}) => {
  const answer = await request.post('/sandbox/faults', {
    data: { channel: 'alipay', on: 'bill', kind: 'bill_extra' },
  });
  expect(answer.status()).toBe(201);
  await open(staff, `/staff/finance?day=${yesterday()}`, 'mf-staff');
  const page = staff.getByRole('main');
  await page.getByRole('button', { name: '重新对账' }).click();
  const row = page.getByRole('button', { name: '渠道有付款，平台没有' }).first();
  await expect(row).toBeVisible({ timeout: 20_000 });
  await row.click();
  await page.getByRole('textbox', { name: '原因' }).fill('其他系统的收款，已与财务核对');
  await page.getByRole('button', { name: '标记原因并结清' }).click();
  await expect(page.getByText('其他系统的收款，已与财务核对')).toBeVisible();
  await staff.goto('/staff/audit?action=payment.difference_settled');
  await expect(staff.getByRole('main').getByText('处理对账差异').first()).toBeVisible();
});
