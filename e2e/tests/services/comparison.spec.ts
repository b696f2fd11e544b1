import { call, login } from '../../support/api';
import { openPaper } from '../../support/papers';
import { expect, test } from '../../support/test';

test('a delivery is read against the manuscript; questions become a change request', async ({
  buyer: page,
  request,
  isMobile,
}) => {
  const token = await login(request, 'buyer');
  const { sources } = await call(request, 'GET', '/compare/sources/1', { token });
  const delivered = sources as { file_id: string; name: string }[];
  const idOf = (name: string) => delivered.find((one) => one.name === name)?.file_id ?? '';
  // Marks belong to a pair of texts: each platform reads one of its own.
  const left = idOf('Manuscript_v1_修订.docx');
  const right = idOf(isMobile ? 'Manuscript_v2_清稿.docx' : 'Manuscript_v2_修订.docx');
  const found = await call(request, 'GET', `/compare/order/1?left=${left}&right=${right}`, { token });
  for (const { key } of found.marks as { key: string }[])
    await call(request, 'POST', '/compare/mark/1', { token, body: { left, right, key, mark: null } });

  await openPaper(page, 1, /^修改对照/);
  await page.getByLabel('修改前').selectOption(left);
  await page.getByLabel('修改后').selectOption(right);
  const changes = page.getByRole('article', { name: /^修改/ });
  const fine = changes.filter({ hasText: 'Hardness increased' });
  const change = changes.filter({ hasText: 'associated with' });
  await expect(change.locator('ins').filter({ hasText: 'associated with' }).first()).toBeVisible();
  await fine.getByRole('button', { name: '接受' }).click();
  await expect(fine.getByRole('button', { name: '接受' })).toHaveAttribute('aria-pressed', 'true');
  await change.getByRole('button', { name: '提问' }).click();
  await change.getByLabel('您的问题').fill('这里希望保留因果的语气');
  await change.getByRole('button', { name: '记下问题' }).click();
  await expect(change).toContainText('问题：这里希望保留因果的语气');
  await page.reload();
  await expect(change).toContainText('问题：这里希望保留因果的语气');
  await page.getByRole('button', { name: /生成修改申请/ }).click();
  await expect(page).toHaveURL(/\/orderdetail\/1$/);
  const dialog = page.getByRole('dialog', { name: '要求修改' });
  await expect(dialog.getByLabel('修改要求 1')).toHaveValue(/这里希望保留因果的语气$/);
});
