import { orderStatus } from '@harbor/contract/order-status';

/** Reasons to cancel before paying. */
export const cancelReasons = ['暂时不需要了', '信息填错，重新下单', '价格原因', '付款遇到问题', '其他'];

/** Reasons to have the money back before anything has begun. */
export const refundReasons = ['拍错或不需要了', '超时未安排老师', '重复下单', '其他'];

export const reasonLimit = 200;

/** The part of an order that decides what cancelling it means. */
export interface CancellableOrder {
  id: number;
  title: string;
  status: number;
  pay_fen: number;
}

/** Whether cancelling gives money back. */
export function isRefund(order: CancellableOrder): boolean {
  return order.status !== orderStatus.unpaid && order.status !== orderStatus.quoting;
}
