import type { OrderDetail } from '@harbor/contract';
import { orderStatus } from '@harbor/contract/order-status';

/** What an order costs, and what that amount is called. */
export interface Amount {
  label: string;
  /** In 分; null while no price was named. */
  fen: number | null;
  /** The price is agreed: what it is made of can be shown. */
  agreed: boolean;
}

type Priced = Pick<OrderDetail, 'status' | 'paid_at' | 'unit_fen' | 'total_fen' | 'pay_fen' | 'quotes'>;

/** The order's amount: paid, still to be paid, neither any more, or only named in a quote so far. */
export function amountOf({ status, paid_at, unit_fen, total_fen, pay_fen, quotes }: Priced): Amount {
  const agreed = unit_fen > 0 || total_fen > 0;
  const label = paid_at ? '实付' : status === orderStatus.cancelled ? '订单金额' : '应付';
  if (agreed) return { label, fen: pay_fen, agreed };
  const open = quotes.find(({ state }) => state === 'open');
  return open ? { label: '报价，待您确认', fen: open.amount_fen, agreed } : { label, fen: null, agreed };
}
