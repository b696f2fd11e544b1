import type { Clock } from '../settings/clock';
import { GatewayError } from './errors';
import type { PayGateway } from './gateway';

/** So many calls in a row without a usable answer open the breaker … */
const failuresToOpen = 5;
/** … for so many ms; then one call may try. */
const openMs = 10_000;

/**
 * Keeps a storm at the gateway from holding our requests for 4 s each: while open, calls fail at once as `unknown`
 * with code `UNAVAILABLE`, so that repeating them later with the same number stays right. Notifies pass.
 */
export function withBreaker(gateway: PayGateway, clock: Clock): PayGateway {
  let failures = 0;
  let openUntil = 0;

  async function guard<T>(call: () => Promise<T>): Promise<T> {
    const now = clock.now();
    if (now < openUntil) throw unavailable(gateway);
    const trial = failures >= failuresToOpen;
    // The one call that tries holds the door shut for the others.
    if (trial) openUntil = now + openMs;
    try {
      const result = await call();
      failures = 0;
      openUntil = 0;
      return result;
    } catch (error) {
      const alive = error instanceof GatewayError && error.outcome === 'refused';
      failures = alive ? 0 : failures + 1;
      openUntil = failures >= failuresToOpen ? clock.now() + openMs : 0;
      throw error;
    }
  }

  return {
    channel: gateway.channel,
    create: (payment) => guard(() => gateway.create(payment)),
    query: (outTradeNo) => guard(() => gateway.query(outTradeNo)),
    close: (outTradeNo) => guard(() => gateway.close(outTradeNo)),
    refund: (order) => guard(() => gateway.refund(order)),
    queryRefund: (outTradeNo, outRefundNo) => guard(() => gateway.queryRefund(outTradeNo, outRefundNo)),
    // Asked for once a day and slow: it says nothing of how payments fare.
    statement: (day) => gateway.statement(day),
    parseNotify: (raw, headers) => gateway.parseNotify(raw, headers),
    ack: (ok, failureStatus) => gateway.ack(ok, failureStatus),
  };
}

function unavailable(gateway: PayGateway): GatewayError {
  return new GatewayError(gateway.channel, 'unknown', 'UNAVAILABLE', '暂时无法支付，请稍后再试');
}
