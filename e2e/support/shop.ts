import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { call, type Token } from './api';

/** Ticks what a first buyer has to: the agreement and their age. */
export async function agree(page: Page): Promise<void> {
  for (const name of [/已阅读并同意/, '我已年满18周岁']) {
    const box = page.getByRole('checkbox', { name });
    // On the phone a box is drawn by its label: a click at its place can meet a page that is still moving.
    await expect(() => box.check({ force: true })).toPass();
  }
}

/** Orders a service in its first specification. @returns the order's id */
export async function buy(
  request: APIRequestContext,
  token: Token,
  goodsId: number,
  choice: { coupon_id?: number; user_note?: string } = {},
): Promise<number> {
  const goods = await call(request, 'GET', `/service/detail/${goodsId}`);
  const [spec] = goods.specs as { id: number }[];
  const amount = { 1: { quantity: 1 }, 2: { words: 3000 }, 3: {} }[Number(goods.price_mode)];
  const body = { spec_id: spec?.id, ...amount, ...choice, agreed: true, adult: true };
  const order = await call(request, 'POST', `/service/purchase/${goodsId}`, { token, body });
  return Number(order.order_id);
}

/** Pays at the sandbox cashier without opening it, where how one pays is not the question. */
export async function pay(request: APIRequestContext, token: Token, orderId: number): Promise<void> {
  const body = { order_id: orderId, scene: 'mobile' };
  const { redirect_url } = await call(request, 'POST', '/pay/alipay_pay', { token, body });
  const opened = await request.get(String(redirect_url));
  await request.post(`${opened.url().split('?')[0]}/pay`, { maxRedirects: 0 });
  await expectPaid(request, token, orderId);
}

/** Waits until the shop has heard of a payment. */
export const expectPaid = (request: APIRequestContext, token: Token, orderId: number) =>
  expect(async () => {
    const state = await call(request, 'GET', `/pay/state/${orderId}`, { token });
    expect(state.paid).toBe(true);
  }).toPass();

/** What staff do with an order. */
export const staffDoes = (
  request: APIRequestContext,
  token: Token,
  verb: 'quote' | 'dispatch' | 'deliver',
  orderId: number,
  body: object,
) => call(request, 'POST', `/staff/order/${verb}/${orderId}`, { token, body });
