import {
  type RefundStatus,
  refundStatus as r,
  refundStatus,
  refundStatusLabel,
} from '@harbor/contract/refund-status';

export { refundStatus };

/** What users read for a refund's status; empty for none. */
export function refundText(status: number): string {
  return refundStatusLabel[status as RefundStatus] ?? '';
}

/** Statuses of a refund that is still running. */
export const openRefundStatuses: readonly number[] = [
  r.applied,
  r.evidence,
  r.processing,
  r.failed,
  r.appealed,
];

/** Whether a refund is running: the order's other clocks and buttons stand still. */
export function openRefund(status: number): boolean {
  return openRefundStatuses.includes(status);
}

/** Statuses in which the buyer may withdraw the refund. */
export const withdrawableRefundStatuses: readonly number[] = [r.applied, r.evidence, r.appealed];

/** Whether the buyer may withdraw the refund. */
export function withdrawableRefund(status: number): boolean {
  return withdrawableRefundStatuses.includes(status);
}
