import { defineArea } from '../../../manifest';
import { orderMoved } from '../../trade/orders/events';
import { refundEnded, refundOpened } from '../../trade/refunds/events';
import { materialAsked, materialSettled, progressReported } from '../pool/events';
import { chatFiles } from './file-holder';
import { followOrder, sayLine } from './follow';
import { orderChats } from './personal-data';
import { refundBegun, refundOver } from './refunds';

/** The chat of an order: its buyer, the teacher who serves it, and the team with notice. */
export const area = defineArea({
  name: 'chat',
  calls: {
    chat: async () => (await import('./routes')).routes,
  },
  tables: ['chat_rooms', 'chat_members', 'chat_messages', 'chat_looks'],
  on: [
    orderMoved.handledBy(followOrder),
    progressReported.handledBy((trx, { orderId, report, at }) =>
      sayLine(trx, { orderId, event: 'progress', facts: { percent: report.percent }, at }),
    ),
    materialAsked.handledBy((trx, { orderId, request, at }) =>
      sayLine(trx, { orderId, event: 'material_asked', facts: { text: request.need }, at }),
    ),
    materialSettled.handledBy((trx, { orderId, supplied, at }) =>
      sayLine(trx, { orderId, event: supplied ? 'material_in' : 'material_late', at }),
    ),
    refundOpened.handledBy(refundBegun),
    refundEnded.handledBy(refundOver),
  ],
  fileHolders: { order_chat: chatFiles },
  personalData: [orderChats],
});
