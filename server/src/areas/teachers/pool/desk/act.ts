import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { forbidden } from '../../../../http/problem';
import { type AuditEntry, audit } from '../../../base/accounts/audit';
import type { OrderRow } from '../../../trade/orders/rows';
import { lockPaymentsOf } from '../../../trade/pay/queries';
import { lockPooled } from '../queries';
import type { WaitTakeRow } from '../rows';

/** Which member of staff does what to which order of the pool, when. */
export interface PoolAction {
  staffId: number;
  orderId: number;
  verb:
    | 'dispatch'
    | 'hand_over'
    | 'remove'
    | 'extend'
    | 'choose'
    | 'extend_choice'
    | 'end_round'
    | 'resume'
    | 'summary';
  detail?: NonNullable<AuditEntry['detail']>;
  now: Date;
}

/**
 * Does something of staff's with a locked order of the pool, with its audit row in the same transaction. Payments are locked
 * before the order, as everywhere.
 * @throws HttpProblem 403 one's own order, 404 no such order, and whatever the work throws
 */
export async function poolAct(
  core: Core,
  trx: Db,
  { staffId, orderId, verb, detail = {} }: PoolAction,
  work: (order: OrderRow, pool: WaitTakeRow) => Promise<void>,
): Promise<void> {
  await lockPaymentsOf(trx, orderId);
  const { order, pool } = await lockPooled(trx, orderId);
  if (order.user_id === staffId) throw forbidden('自己的订单需由另一位同事处理');
  await work(order, pool);
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `pool.${verb}`,
    object: ['order', String(orderId)],
    detail: { from: pool.status, ...detail },
  });
}
