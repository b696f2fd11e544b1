import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const dayMs = 24 * 3_600_000;
const yesterday = () => new Date(Date.now() + 8 * 3_600_000 - dayMs).toISOString().slice(0, 10);

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

test('a phone is shown for a reason, for a minute, and the log says who looked', async ({
  staff,
  request,
}) => {
  const member = await newMember(request);
  const team = await login(request, 'staff');
  const found = await call<{ data: { id: number }[] }>(
    request,
    'GET',
    `/staff/user/list?keyword=${member.phone}`,
    { token: team },
  );
  const id = Number(found.data[0]?.id);
  await open(staff, `/staff/users/${id}`, 'mf-staff');
  const page = staff.getByRole('main');
  await expect(page.getByText(member.phone)).toHaveCount(0);
  await page.getByRole('button', { name: '查看完整手机号' }).click();
  const dialog = staff.getByRole('dialog', { name: '查看完整手机号' });
  await dialog.getByText('联系买家').click();
  await dialog.getByRole('button', { name: '查看', exact: true }).click();
  await expect(page.getByText(member.phone)).toBeVisible();
  await staff.goto(`/staff/audit?action=reveal.shown&object=user&object_no=${id}`);
  await expect(staff.getByRole('main').getByText('原因：联系买家')).toBeVisible();
});
