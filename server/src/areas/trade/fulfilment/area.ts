import { defineArea } from '../../../manifest';
import { outboxWorked } from '../pay/events';
import { orderRefunded, refundEnded, refundOpened } from '../refunds/events';
import { deliveryTicks } from './clocks';
import { endTicketsOfRefunded } from './extra-changes';
import { deliveryFiles, noteFiles } from './holder-kinds';
import { moveChange } from './move-change';
import { pauseAccept, resumeAccept } from './pause';
import { orderWords } from './personal-data';

export const area = defineArea({
  name: 'fulfilment',
  calls: {
    fulfilment: async () => (await import('./routes')).routes,
  },
  ticks: deliveryTicks,
  tables: ['change_requests', 'order_notes'],
  on: [
    refundOpened.handledBy((trx, { orderId, at }) => pauseAccept(trx, orderId, at)),
    refundEnded.handledBy((trx, { orderId, at }) => resumeAccept(trx, orderId, at)),
    orderRefunded.handledBy(async (trx, { order }) => void (await moveChange(trx, order.id, 'drop'))),
    outboxWorked.handledBy(async (trx, { core, row }) => {
      if (row.kind === 'refund_done') await endTicketsOfRefunded(core, trx, row.payload.order_id);
    }),
  ],
  fileHolders: { delivery: deliveryFiles, order_note: noteFiles },
  personalData: [orderWords],
});
