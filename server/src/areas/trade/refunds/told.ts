import type { Core } from '../../../core';
import type { Channel, RefundState } from '../../../gateways/gateway';
import { audit } from '../../base/accounts/audit';
import { applyRefund } from './execution';
import { findRefund } from './finish';

/** Acts on what a gateway tells about a refund. @returns whether it is one of ours, of the right amount */
export async function takeRefundNotice(core: Core, channel: Channel, told: RefundState): Promise<boolean> {
  const refund = await findRefund(core.db, told.outRefundNo);
  const { refundFen } = told;
  const ours = refund && (refundFen === null || refundFen === (refund.approved_fen ?? refund.apply_fen));
  if (!ours) {
    core.log.error({ channel, refundNo: told.outRefundNo, refundFen }, 'refund notify refused');
    await audit(core.db, core.settings.clock, {
      actor: { type: 'system' },
      action: 'refund.unknown',
      object: ['refund', told.outRefundNo],
      detail: { channel, amount_fen: refundFen ?? -1 },
    });
    return false;
  }
  await applyRefund(core, told, refund);
  return true;
}
