import { defineArea } from '../../../manifest';
import { orderRefunded, refundApproving, refundNotice } from '../refunds/events';
import { checkNotInvoiced, lapseInvoice, noticeOfInvoice } from './around-refunds';
import { invoiceFiles } from './holder';
import { invoiceProfile, invoices } from './personal-data';

export const area = defineArea({
  name: 'invoices',
  calls: {
    invoices: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).invoiceQueue],
  tables: ['invoices', 'invoice_lines', 'invoice_profiles'],
  on: [
    refundApproving.handledBy((trx, { orderId }) => checkNotInvoiced(trx, orderId)),
    orderRefunded.handledBy((trx, { order, at }) => lapseInvoice(trx, order, at)),
    refundNotice.answeredBy(noticeOfInvoice),
  ],
  fileHolders: { invoice: invoiceFiles },
  personalData: [invoices, invoiceProfile],
});
