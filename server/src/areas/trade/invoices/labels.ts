import { invoiceStatus as s } from '@harbor/contract/invoice-status';
import { dayInWords } from '../../../labels/beijing';
import { invoiceLimits } from './limits';
import type { InvoiceLineRow, InvoiceRow } from './rows';
import type { InvoiceEvent } from './transitions';

const sentences: Record<InvoiceEvent, string> = {
  apply: '您申请开票',
  correct: '您更正了开票信息',
  issue: '发票已开具',
  refuse: '开票申请被驳回',
  lapse: '订单已全额退款，开票申请结束',
  reverse: '发票已红冲',
};

/** The sentence of a line. */
export const lineTitle = ({ event }: Pick<InvoiceLineRow, 'event'>): string => sentences[event];

/** What happens next with an invoice. */
export function promiseOf(invoice: Pick<InvoiceRow, 'status' | 'email' | 'updated_at'>): string {
  switch (invoice.status) {
    case s.asked: {
      const by = new Date(invoice.updated_at.getTime() + invoiceLimits.issueWithin);
      return `客服将在${dayInWords(by)}前开具，开好后在这里下载。开具前可以更正信息。`;
    }
    case s.issued:
      return '发票已开具，可以下载。信息有误或需要退款时，请联系客服先红冲。';
    case s.refused:
      return '请按原因更正后重新提交。';
    case s.reversed:
      return '这张发票已红冲作废，不能再用于报销。';
  }
}
