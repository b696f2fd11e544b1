import { defineArea } from '../../../manifest';
import { endedUnpaid } from '../checkout/events';
import { quoteTicks } from './clocks';
import { endOpenQuote } from './move';

export const area = defineArea({
  name: 'quotes',
  calls: {
    quotes: async () => (await import('./routes')).routes,
  },
  ticks: quoteTicks,
  tables: ['quotes'],
  on: [
    endedUnpaid.handledBy((trx, { orderId, event }) =>
      endOpenQuote(trx, orderId, event === 'quote_expired' ? 'expire' : 'cancel'),
    ),
  ],
});
