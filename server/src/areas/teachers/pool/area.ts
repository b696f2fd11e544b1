import { defineArea } from '../../../manifest';
import { formHandedIn } from '../../trade/forms/events';
import { orderMoved } from '../../trade/orders/events';
import { refundEnded, refundOpened } from '../../trade/refunds/events';
import { poolTicks } from './clocks';
import { openOrders, openTakes } from './closing-blockers';
import { followOrder, holdPool, refreshCard } from './follow';
import { ordersInPool, takesOfTeacher } from './personal-data';

/** The pool of orders that wait for a teacher: the hall, takes, trials judged blind, invitations, reports. */
export const area = defineArea({
  name: 'pool',
  calls: {
    pool: async () => (await import('./routes')).routes,
  },
  tables: [
    ...(['wait_takes', 'wait_take_history', 'takes', 'take_history', 'trials'] as const),
    ...(['invitations', 'take_reports', 'material_requests'] as const),
  ],
  on: [
    orderMoved.handledBy(followOrder),
    formHandedIn.handledBy((trx, { order }) => refreshCard(trx, order)),
    refundOpened.handledBy((trx, { orderId }) => holdPool(trx, orderId, true)),
    refundEnded.handledBy((trx, { orderId }) => holdPool(trx, orderId, false)),
  ],
  ticks: poolTicks,
  personalData: [takesOfTeacher, ordersInPool],
  closingBlockers: [openTakes],
  leaveBlockers: [openOrders],
});
