import { z } from 'zod';
import { GatewayError } from '../errors';
import type { CreateRefund, RefundState } from '../gateway';
import type { AlipayClient } from './client';
import { fenOf, momentOf, yuan } from './figures';

const refundAnswer = z.object({
  outTradeNo: z.string(),
  fundChange: z.string().default('N'),
  gmtRefundPay: z.string().optional(),
});
const refundQueryAnswer = z.object({
  outTradeNo: z.string().optional(),
  outRequestNo: z.string().optional(),
  /** Absent as long as nothing was refunded. */
  refundStatus: z.string().optional(),
  refundAmount: z.string().optional(),
  gmtRefundPay: z.string().optional(),
});

/** `fund_change` is N on a repeat: then only the refund query tells whether the first call took effect. */
export async function refund(client: AlipayClient, order: CreateRefund, until: number): Promise<RefundState> {
  const answer = refundAnswer.safeParse(
    await client.call(
      'alipay.trade.refund',
      {
        out_trade_no: order.outTradeNo,
        out_request_no: order.outRefundNo,
        refund_amount: yuan(order.refundFen),
        refund_reason: Array.from(order.reason).slice(0, 256).join(''),
      },
      until,
    ),
  );
  if (!answer.success || answer.data.outTradeNo !== order.outTradeNo) throw mismatch();
  if (answer.data.fundChange === 'Y') {
    const refundedAt = momentOf(answer.data.gmtRefundPay);
    return { ...state(order, 'success'), refundFen: order.refundFen, refundedAt };
  }
  const found = await queryRefund(client, order.outTradeNo, order.outRefundNo, until);
  return found.status === 'success' ? found : state(order, 'processing');
}

/** Asks for one refund by its number; absent fields mean that nothing was refunded. */
export async function queryRefund(
  client: AlipayClient,
  outTradeNo: string,
  outRefundNo: string,
  until: number,
): Promise<RefundState> {
  const asked = { outTradeNo, outRefundNo };
  const content = {
    out_trade_no: outTradeNo,
    out_request_no: outRefundNo,
    query_options: ['gmt_refund_pay'],
  };
  let answer: unknown;
  try {
    answer = await client.call('alipay.trade.fastpay.refund.query', content, until);
  } catch (error) {
    if (
      error instanceof GatewayError &&
      error.outcome === 'refused' &&
      error.code.endsWith('TRADE_NOT_EXIST')
    )
      return state(asked, 'not_refunded');
    throw error;
  }
  const found = refundQueryAnswer.safeParse(answer);
  if (!found.success) throw mismatch();
  const { refundStatus, refundAmount, gmtRefundPay } = found.data;
  if (refundStatus !== 'REFUND_SUCCESS') return state(asked, 'not_refunded');
  if (found.data.outTradeNo !== outTradeNo || found.data.outRequestNo !== outRefundNo) throw mismatch();
  return { ...state(asked, 'success'), refundFen: fenOf(refundAmount), refundedAt: momentOf(gmtRefundPay) };
}

function mismatch(): GatewayError {
  return new GatewayError('alipay', 'unknown', 'ANSWER_MISMATCH', '支付宝的应答与请求不符');
}

function state(
  asked: { outTradeNo: string; outRefundNo: string },
  status: RefundState['status'],
): RefundState {
  const { outTradeNo, outRefundNo } = asked;
  return { outTradeNo, outRefundNo, status, refundId: '', refundFen: null, refundedAt: null };
}
