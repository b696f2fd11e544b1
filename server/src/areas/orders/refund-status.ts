/** Codes of `refunds.status`, mirrored in `orders.refund_status` (0 = none). */
export const refundStatus = {
  none: 0,
  applied: 1,
  evidence: 2,
  processing: 3,
  refunded: 4,
  refused: 5,
  withdrawn: 6,
  failed: 7,
  appealed: 8,
} as const;

const labels: Record<number, string> = {
  0: '',
  1: '退款审核中',
  2: '待补充凭证',
  3: '退款处理中',
  4: '已退款',
  5: '退款未通过',
  6: '已撤销退款',
  7: '退款处理中',
  8: '退款申诉中',
};

/** What users read for a refund's status. A refund that the channel could not do is still on its way for them. */
export function refundText(status: number): string {
  return labels[status] ?? '';
}

/** Statuses of a refund that is still running. */
export const openRefundStatuses: readonly number[] = [1, 2, 3, 7, 8];

/** Whether a refund is running: the order's other clocks and buttons stand still. */
export function openRefund(status: number): boolean {
  return openRefundStatuses.includes(status);
}

/** Statuses in which the buyer may withdraw the refund. */
export const withdrawableRefundStatuses: readonly number[] = [1, 2, 8];

/** Whether the buyer may withdraw the refund. */
export function withdrawableRefund(status: number): boolean {
  return withdrawableRefundStatuses.includes(status);
}
