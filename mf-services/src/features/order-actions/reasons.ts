/** Reasons to cancel before paying. */
export const cancelReasons = ['暂时不需要了', '信息填错，重新下单', '价格原因', '付款遇到问题', '其他'];

export const reasonLimit = 200;

/** The part of an order that its cancelling speaks of. */
export interface CancellableOrder {
  id: number;
  title: string;
}
