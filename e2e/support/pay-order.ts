import { expect, type Page } from '@playwright/test';

/** Through the payment that an order's page has open, to the cashier of Alipay. */
export async function leaveForAlipay(page: Page, isMobile: boolean): Promise<void> {
  const payment = page.getByRole('dialog', { name: '支付订单' });
  if (isMobile) {
    await expect(payment.getByText('付款后立即开通')).toBeVisible();
    await payment.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    await payment.getByRole('button', { name: /支付宝支付 ¥/ }).click();
  } else {
    await payment.getByText('支付宝', { exact: true }).click();
    await payment.getByRole('button', { name: '去支付宝付款' }).click();
  }
}
