import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { orderRefunded } from '../refunds/events';
import { traces } from './personal-data';
import { revokeAfterRefund } from './revoke';
import { traceTicks } from './ticks';

export const area = defineArea({
  name: 'traces',
  calls: {
    traces: async () => (await import('./routes')).routes,
  },
  ticks: traceTicks,
  tables: ['traces'],
  on: [orderRefunded.handledBy((trx, { order, at }) => revokeAfterRefund(trx, order.id, at))],
  personalData: [traces],
  examples: [{ call: 'GET /trace/check/:code', newest: newest('traces', 'code', 'made_at') }],
});
