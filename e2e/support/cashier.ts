import { expect, type Page } from '@playwright/test';

/** Presses the buttons of the sandbox cashier, as a person would. */
export const cashier = {
  async pay(page: Page): Promise<void> {
    await page.getByRole('button', { name: /确认支付/ }).click();
    await expect(page.getByText('支付成功')).toBeVisible();
  },
  async cancel(page: Page): Promise<void> {
    await page.getByRole('button', { name: '取消支付' }).click();
    await expect(page.getByText('已取消支付')).toBeVisible();
  },
};
