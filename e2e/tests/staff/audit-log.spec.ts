import { readFileSync } from 'node:fs';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { staffCommand } from '../../support/staff-command';
import { expect, test } from '../../support/test';

const reason = `多次发布广告 ${process.pid}-${Date.now() % 100_000}`;

test('an act of staff is read in the log with its reason, and exported with a watermark', async ({
  staff,
  request,
  isMobile,
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
  await call(request, 'POST', `/staff/user/freeze/${id}`, { token: team, body: { reason } });

  await open(staff, `/staff/audit?object=user&object_no=${id}`, 'mf-staff');
  const page = staff.getByRole('main');
  await expect(page.getByText(`原因：${reason}`)).toBeVisible();
  await expect(page.getByText('冻结账号').first()).toBeVisible();
  await page.getByRole('button', { name: /行的详情/ }).click();
  await expect(page.getByText('冻结账号（account.freeze）')).toBeVisible();

  await page.getByRole('button', { name: /导出（带水印）/ }).click();
  const dialog = staff.getByRole('dialog', { name: '导出操作日志' });
  await expect(dialog.getByText(/每一行都带您的姓名/)).toBeVisible();
  const [saved] = await Promise.all([
    staff.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^操作日志-RZ\d{8}-\d+\.csv$/);
  const text = readFileSync(await saved.path(), 'utf8');
  const number = /RZ\d{8}-\d+/.exec(saved.suggestedFilename())?.[0] ?? '';
  expect(text.startsWith('\ufeff学术港操作日志')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.find((line) => line.includes(reason))).toContain(number);
  await expect(dialog).toBeHidden();

  await staff.goto('/staff/audit?action=audit.export');
  await expect(staff.getByRole('main').getByText('导出操作日志').first()).toBeVisible();
  if (!isMobile) await expect(staff.getByRole('table')).toBeVisible();
});

test('the log is whole, as the command says', async ({ baseURL }) => {
  expect(await staffCommand(baseURL, 'audit-check')).toMatch(/操作日志完整：\d+ 行/);
});
