import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

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
