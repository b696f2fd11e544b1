/** Codes of `refunds.status`, mirrored in `orders.refund_status`; the table of transitions lives in the server. */
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

export type RefundStatus = Exclude<(typeof refundStatus)[keyof typeof refundStatus], 0>;

/** What users read for each code. A refund that the channel could not do is still on its way for them. */
export const refundStatusLabel: Record<RefundStatus, string> = {
  1: '退款审核中',
  2: '待补充凭证',
  3: '退款处理中',
  4: '已退款',
  5: '退款未通过',
  6: '已撤销退款',
  7: '退款处理中',
  8: '退款申诉中',
};
