import { createHash } from 'node:crypto';
import type { OrderData } from './shapes';

/** An hour in ms. */
export const hour = 3_600_000;

/** The demo's buyer. */
export const buyer = 1;

/** How long an unpaid order of the demo may be paid, counted from each start of the server. */
export const demoPayFor = 30 * 60_000;

/** So many digits that look random and are the same every time. */
export function digits(from: string, count: number): string {
  const hash = createHash('sha256').update(from).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, count);
}

const beijingDay = (at: Date) =>
  new Date(at.getTime() + 8 * hour).toISOString().slice(0, 10).replaceAll('-', '');

/** 18 digits: the day and ten that look random. */
export const orderNo = (created: Date, id: number) => beijingDay(created) + digits(`order ${id}`, 10);

/** A number as the gateway of the order would have given it. */
export const tradeNo = (order: OrderData, paid: Date) =>
  order.pay === 'wechat'
    ? `42000${digits(`trade ${order.id}`, 5)}${beijingDay(paid)}${digits(`wechat ${order.id}`, 10)}`
    : `${beijingDay(paid)}22001${digits(`alipay ${order.id}`, 15)}`;
