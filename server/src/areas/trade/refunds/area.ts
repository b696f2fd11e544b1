import { defineArea } from '../../../manifest';
import { giveBack, refundTold } from '../pay/events';
import { beginRefund } from './begin';
import { refundTicks } from './clocks';
import { executeDueRefunds } from './execution';
import { refunds } from './personal-data';
import { takeRefundNotice } from './told';

export const area = defineArea({
  name: 'refunds',
  calls: {
    refunds: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).refundQueue],
  ticks: [
    ...refundTicks,
    { name: 'pay.refunds', everySeconds: 2, run: async (core) => void (await executeDueRefunds(core)) },
  ],
  tables: ['refunds', 'refund_lines'],
  on: [
    giveBack.answeredBy(beginRefund),
    refundTold.answeredBy((_db, { core, channel, refund }) => takeRefundNotice(core, channel, refund)),
  ],
  personalData: [refunds],
});
