import { expect, type Page } from '@playwright/test';
import { picture } from './picture';

async function upload(page: Page, label: string): Promise<void> {
  await page
    .locator(`input[type="file"][aria-label="${label}"]`)
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture() });
  const dialog = page.getByRole('dialog', { name: '裁剪图片' });
  await dialog.getByRole('button', { name: '裁剪并上传' }).click();
  await expect(dialog).toBeHidden();
}

/** Makes a category of services at the catalogue of the desk, with a cover. */
export async function makeCategory(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '新建分类' }).first().click();
  const form = page.getByRole('dialog', { name: '新建分类' });
  await form.getByLabel('名称').fill(title);
  await form.getByLabel('说明').fill('海报与报告的语言校订');
  await upload(page, '分类封面');
  await form.getByRole('button', { name: '新建分类' }).click();
  await expect(form).toBeHidden();
}

export const specsOf = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: '规格', exact: true }).getByRole('listitem');

/** Fills in a new service with a picture and two specifications at 199 and 299 元, and puts it on the shelf. @returns its id */
export async function makeService(page: Page, title: string): Promise<number> {
  const main = page.getByRole('main');
  await main.getByLabel('标题', { exact: true }).fill(title);
  await main.getByLabel('副标题').fill('由同领域编辑校订');
  await expect(main.getByLabel('分类', { exact: true })).not.toHaveValue('');
  await main.getByLabel('下单后填写的信息表').selectOption('17');
  await upload(page, '服务图片');
  await expect(main.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await main.getByRole('button', { name: '添加规格' }).click();
  for (const [n, [name, price]] of [
    ['标准', '199'],
    ['加急', '299'],
  ].entries()) {
    const spec = specsOf(page).nth(n);
    await spec.getByLabel('名称').fill(name ?? '');
    await spec.getByLabel('价格（元）').fill(price ?? '');
    await spec.getByLabel('交付天数').fill(String(5 - n * 3));
  }
  await main.getByLabel('正文').fill('逐句校订语言。\n\n## 怎么做\n- 先通读\n- 再校订');
  await main.getByLabel(/^包含（/).fill('一轮校订');
  await main.getByLabel('步骤 1', { exact: true }).fill('上传海报');
  await main.getByRole('button', { name: '保存草稿' }).click();
  await expect(main.getByText('买家需要的内容都有了')).toBeVisible();
  await main.getByRole('button', { name: /^上\s?架$/ }).click();
  await expect(main.getByRole('button', { name: /^下\s?架$/ })).toBeVisible();
  return Number(/\/staff\/catalogue\/(\d+)/.exec(page.url())?.[1]);
}
