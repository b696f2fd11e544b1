import { expect, type Page } from '@playwright/test';
import { pdf } from './files';

const main = (page: Page) => page.getByRole('main');
const day = 24 * 3600_000;
const design = '考察三种界面层厚度对循环寿命的影响，其余条件保持一致并重复三次。';

async function choose(page: Page, isMobile: boolean, label: string, option: string): Promise<void> {
  const field = main(page).getByLabel(label);
  if (isMobile) {
    await field.selectOption(option);
    return;
  }
  await field.click();
  await page.locator('.ant-select-item-option', { hasText: option }).click();
}

/** A day some weeks from now: typed on a computer, the wheels' own on a phone. */
async function pickDay(page: Page, isMobile: boolean, label: string): Promise<void> {
  const field = main(page).getByLabel(label);
  await field.click();
  if (isMobile) {
    const confirm = page.getByText('确定', { exact: true }).locator('visible=true');
    await confirm.click();
    // The wheels take their time to leave.
    await expect(confirm).toHaveCount(0);
    await expect(field).not.toHaveValue('');
    return;
  }
  await field.fill(new Date(Date.now() + 30 * day).toISOString().slice(0, 10));
  await field.press('Enter');
}

/**
 * Writes the form of experiment design as a person does: begins, comes back to what was kept, hands it in too early,
 * follows the list of what is missing, and hands it in whole.
 */
export async function fillDesignForm(page: Page, isMobile: boolean): Promise<void> {
  await main(page).getByLabel('研究目的').fill(design);
  await expect(main(page).locator('[data-save="saved"]').first()).toContainText(/已保存 \d\d:\d\d/);
  await page.reload();
  await expect(main(page).getByLabel('研究目的')).toHaveValue(design);

  await page.getByRole('button', { name: /提交资料，还差/ }).click();
  const summary = page.getByRole('alert').filter({ hasText: '项需要修改' });
  await summary.getByRole('button', { name: '请填写假设' }).click();
  await expect(main(page).getByLabel('假设')).toBeFocused();
  await main(page).getByLabel('假设').fill('界面层越薄，循环寿命越短。');
  await expect(summary.getByRole('button', { name: '请填写假设' })).toHaveCount(0);

  await main(page)
    .getByLabel('附件', { exact: true })
    .setInputFiles({ name: '前期数据.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(main(page).getByRole('button', { name: '下载 前期数据.pdf' })).toBeVisible();
  await main(page).getByLabel('变量与对照').fill(design);
  await choose(page, isMobile, '研究类型', '材料');
  await page.getByRole('radio', { name: '不涉及' }).check();
  await main(page).getByLabel('联系人称呼').fill('林同学');
  await choose(page, isMobile, '身份', '博士生');
  await pickDay(page, isMobile, '期望完成日期');
  await main(page).getByLabel('学科：门类').selectOption('工学');
  await main(page).getByLabel('学科：一级学科').selectOption('材料科学与工程');
  await main(page).getByLabel('研究方向').fill('钠离子电池正极界面');
  await page.getByRole('checkbox', { name: '材料不含涉密内容' }).check();
  await page.getByRole('checkbox', { name: /所委托内容为本人研究工作/ }).check();
  await page.getByRole('button', { name: '提交资料', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^资料(已提交|提交成功)$/ })).toBeVisible();
  await expect(main(page)).toContainText('工学 / 材料科学与工程');
}

/** Changes what was handed in, while nobody has taken the order. */
export async function reviseDesignForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '申请修改' }).click();
  await main(page).getByLabel('研究目的').fill(`${design}另加一组空白对照。`);
  await page.getByRole('button', { name: '提交资料', exact: true }).click();
  await expect(main(page)).toContainText('第 2 版（当前）');
  await expect(main(page)).toContainText('另加一组空白对照');
}

/** What the first version says, for whoever reads it later. */
export const firstDesign = design;
