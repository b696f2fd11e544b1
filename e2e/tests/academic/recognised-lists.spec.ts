import { call, newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

interface Listed {
  data: { id: number; name: string; issn: string }[];
}

test('a school’s list is pasted, looked up row by row, laid over the journals, and followed by its code', async ({
  page,
  request,
}) => {
  const { data } = await call<Listed>(request, 'GET', '/magazine/list?indexed=SCIE');
  const [first, second, other] = data;
  if (!first || !second || !other) throw new Error('the demo data have too few journals');
  const owner = await newMember(request);
  await enter(page, owner);
  await open(page, '/querytool/lists/', 'mf-academic');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '新建目录' }).click();
  const form = page.getByRole('dialog', { name: '新建认可目录' });
  await form.getByRole('button', { name: '保存并匹配' }).click();
  await expect(form.getByText('请填写目录名称')).toBeVisible();
  await form.getByRole('textbox', { name: /目录名称/ }).fill('材料学院目录');
  await form
    .getByRole('textbox', { name: /刊名、ISSN 与等级/ })
    .fill(
      `等级\tISSN\t刊名\nA 类\t${first.issn.replace('-', '')}\t\nB 类\t\t${second.name}\nB 类\t\t没有这样的刊`,
    );
  expect(await serious(page)).toEqual([]);
  await form.getByRole('button', { name: '保存并匹配' }).click();
  await expect(main.getByText('共 3 种，匹配 2 种')).toBeVisible();
  await expect(main.getByRole('link', { name: first.name })).toBeVisible();
  await main.getByRole('link', { name: '1 种没有匹配' }).click();
  await expect(main.getByText('没有这个刊名，请核对或补充 ISSN')).toBeVisible();
  await expect(main.getByRole('link', { name: first.name })).toHaveCount(0);
  expect(await serious(page)).toEqual([]);

  // The code leads somebody else to it.
  await main.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '生成分享码' }).click();
  const share = page.getByRole('dialog', { name: '分享“材料学院目录”' });
  const code = (await share.getByText(/^[0-9A-Z]{10}$/).textContent()) ?? '';
  const friend = await newMember(request);
  await page.evaluate(({ token_type, token }) => {
    localStorage.setItem('token_type', token_type);
    localStorage.setItem('token', token);
  }, friend);
  await open(page, `/querytool/lists/?code=${code}`, 'mf-academic');
  const follow = page.getByRole('dialog', { name: '用分享码关注目录' });
  await follow.getByRole('button', { name: '查看' }).click();
  await expect(follow.getByText('材料学院目录')).toBeVisible();
  await follow.getByRole('button', { name: '关注' }).click();
  await expect(main.getByText('正叠加在期刊列表上')).toBeVisible();

  // Grades stand beside the journals, and narrow them to the list.
  await open(page, '/querytool/?indexed=SCIE', 'mf-academic');
  await expect(main.getByText(/A 类/).first()).toBeVisible();
  await main.getByRole('checkbox', { name: '只看我校认可' }).check();
  await expect(page).toHaveURL(/recognised=1/);
  await expect(main.getByText(/(共|找到)\s*2\s*种/)).toBeVisible();
  await expect(main.getByRole('link', { name: other.name, exact: true })).toHaveCount(0);
  await page.reload();
  await expectReady(page, 'mf-academic');
  await expect(main.getByRole('checkbox', { name: '只看我校认可' })).toBeChecked();
});
