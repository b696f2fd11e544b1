import type { RefundRecord } from '@harbor/contract';
import { refundStatus as r } from '@harbor/contract/refund-status';

const over: readonly number[] = [r.refunded, r.refused, r.withdrawn];

/** Whether a refund still runs. */
export const openRefund = ({ status }: Pick<RefundRecord, 'status'>): boolean => !over.includes(status);
