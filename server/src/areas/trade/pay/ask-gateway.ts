import type { PaymentFailure } from '@harbor/contract';
import type { Core } from '../../../core';
import { GatewayError } from '../../../gateways/errors';
import type { CreatePayment, PaymentEntry, PayScenario } from '../../../gateways/gateway';
import { conflict } from '../../../http/problem';
import type { OrderRow } from '../orders/rows';
import { payLimits } from './limits';
import type { PaymentRow } from './rows';
import { applyTrade } from './trade';

/** Said when no gateway gave an answer in time. */
export const busy = '暂时无法支付，请稍后再试或换一种支付方式';

/**
 * Asks the gateway to open a payment. No answer means unknown, not failed: the number stays, and the next try, here at
 * once or later by the user, uses it again.
 * @throws HttpProblem 409 with `data.trade_state_desc`
 */
export async function askForPayment(
  core: Core,
  payment: PaymentRow,
  order: Pick<OrderRow, 'id' | 'goods'>,
  clientIp: string,
): Promise<PaymentEntry> {
  if (payment.channel === 'none') throw new Error('nothing to pay at a gateway');
  const gateway = core.gateways[payment.channel];
  const request: CreatePayment = {
    outTradeNo: payment.pay_no,
    amountFen: payment.amount_fen,
    subject: `学术港-${order.goods.title}`.slice(0, 40),
    expiresAt: payment.expire_at,
    scene: payment.scene as PayScenario,
    clientIp,
    returnUrl: `${core.settings.publicUrl}/orderdetail/${order.id}`,
  };
  const began = Date.now();
  try {
    return await gateway.create(request);
  } catch (error) {
    if (!quick(error, began)) throw await refusal(core, payment, error);
  }
  try {
    return await gateway.create(request);
  } catch (error) {
    throw await refusal(core, payment, error);
  }
}

const quick = (error: unknown, began: number) =>
  error instanceof GatewayError &&
  error.outcome === 'unknown' &&
  error.code !== 'UNAVAILABLE' &&
  Date.now() - began < payLimits.retryWithin;

async function refusal(core: Core, payment: PaymentRow, error: unknown): Promise<unknown> {
  if (!(error instanceof GatewayError)) return error;
  if (error.outcome === 'refused') await learnWhy(core, payment);
  core.log.warn({ channel: payment.channel, payNo: payment.pay_no, code: error.code }, 'prepay failed');
  const said = error.outcome === 'refused' && /[\u4e00-\u9fff]/.test(error.message) ? error.message : busy;
  const data: PaymentFailure = { trade_state: error.code, trade_state_desc: said };
  return conflict(said, data);
}

/** A number that was paid or closed at its gateway is refused: our books learn it at once, and the caller goes on from there. */
async function learnWhy(core: Core, { channel, pay_no }: PaymentRow): Promise<void> {
  if (channel === 'none') return;
  try {
    await applyTrade(core, await core.gateways[channel].query(pay_no), channel);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
}
