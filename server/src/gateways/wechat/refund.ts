import { z } from 'zod';
import type { RefundState, RefundStatus } from '../gateway';

const status = z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']);
const amount = z.object({ refund: z.int(), total: z.int().optional() });

/** A refund as the refund call and its query answer it. */
export const refundAnswer = z.object({
  refund_id: z.string(),
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  status,
  success_time: z.string().optional(),
  amount,
});

/** A refund as notifies carry it: another name for the status, the merchant, no appid. */
export const refundNotice = z.object({
  mchid: z.string(),
  refund_id: z.string(),
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  refund_status: status,
  success_time: z.string().optional(),
  amount,
});

const statusOf: Record<z.output<typeof status>, RefundStatus> = {
  SUCCESS: 'success',
  PROCESSING: 'processing',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal',
};

type RefundFields = Omit<z.output<typeof refundAnswer>, 'status'>;

/** A refund in the words of the core. */
export function toRefundState(fields: RefundFields, state: z.output<typeof status>): RefundState {
  return {
    outTradeNo: fields.out_trade_no,
    outRefundNo: fields.out_refund_no,
    status: statusOf[state],
    refundId: fields.refund_id,
    refundFen: fields.amount.refund,
    refundedAt: fields.success_time ? new Date(fields.success_time) : null,
  };
}
