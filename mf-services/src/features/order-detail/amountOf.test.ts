import type { OrderDetail } from '@harbor/contract';
import { amountOf } from './amountOf';

type Priced = Parameters<typeof amountOf>[0];
const quote = (state: OrderDetail['quotes'][number]['state'], amount_fen: number) =>
  ({ state, amount_fen }) as OrderDetail['quotes'][number];
const quoting: Priced = { status: 5, paid_at: null, unit_fen: 0, total_fen: 0, pay_fen: 0, quotes: [] };
const agreed: Priced = { ...quoting, status: 10, unit_fen: 39800, total_fen: 39800, pay_fen: 33800 };

test.each<[string, Priced, ReturnType<typeof amountOf>]>([
  ['without a quote', quoting, { label: '应付', fen: null, agreed: false }],
  [
    'with a quote to answer',
    { ...quoting, quotes: [quote('open', 128000), quote('countered', 150000)] },
    { label: '报价，待您确认', fen: 128000, agreed: false },
  ],
  [
    'after another was asked for',
    { ...quoting, quotes: [quote('countered', 150000)] },
    { label: '应付', fen: null, agreed: false },
  ],
  ['to be paid', agreed, { label: '应付', fen: 33800, agreed: true }],
  [
    'paid',
    { ...agreed, status: 20, paid_at: '2026-11-21T10:00:00+08:00' },
    { label: '实付', fen: 33800, agreed: true },
  ],
  ['cancelled', { ...agreed, status: 70 }, { label: '订单金额', fen: 33800, agreed: true }],
])('an order %s', (_, order, amount) => {
  expect(amountOf(order)).toEqual(amount);
});
