import type { OrderStatus } from '@harbor/contract/order-status';
import { missPercent } from './reasons';
import { noPast, type RefundableOrder, termsOf } from './terms';

const day = 24 * 3600_000;
const now = new Date('2026-11-21T10:00:00+08:00');
const ago = (days: number) => new Date(now.getTime() - days * day);

const order = (status: OrderStatus, more: Partial<RefundableOrder> = {}): RefundableOrder => ({
  status,
  refund_status: 0,
  kind: 1,
  pay_fen: 10_000,
  overdue: false,
  due_at: null,
  taken_at: null,
  finished_at: null,
  paid_at: ago(10),
  waiting_since: null,
  delivered_at: null,
  ...more,
});
const terms = (status: OrderStatus, more: Partial<RefundableOrder> = {}, past = noPast) =>
  termsOf(order(status, more), past, now);

test.each([
  ['nothing begun: all', 20, {}, 10_000],
  ['nobody took it: all', 30, {}, 10_000],
  ['trial: all but used trials', 35, {}, 10_000],
  ['nobody for three days: all', 35, { waiting_since: ago(3.1) }, 10_000],
  ['a teacher left after a version: by evidence', 30, { delivered_at: ago(1) }, null],
  ['and nobody came for three days: all', 30, { delivered_at: ago(5), waiting_since: ago(3.1) }, 10_000],
  ['two of eight days gone', 40, { taken_at: ago(2), due_at: ago(-6) }, 7500],
  ['late with nothing delivered: all', 40, { taken_at: ago(8), due_at: ago(1) }, 10_000],
  ['flagged as late: all', 40, { overdue: true }, 10_000],
  ['delivered: by what it lacks', 50, {}, 0],
  ['done: by evidence', 60, { finished_at: ago(3) }, null],
  ['a course of six days', 60, { kind: 2, paid_at: ago(6), finished_at: ago(6) }, 10_000],
  ['a course of eight days', 60, { kind: 2, paid_at: ago(8), finished_at: ago(8) }, null],
] as const)('%s', (_, status, more, suggested) => {
  const { allowed, suggested_fen } = terms(status, more);
  expect([allowed, suggested_fen]).toEqual([true, suggested]);
});

test.each([
  ['unpaid', 10, {}, noPast, '订单还没有付款，取消订单即可'],
  ['cancelled', 70, {}, noPast, '订单已结束，没有可以退的款项'],
  ['closed', 80, {}, noPast, '订单已结束，没有可以退的款项'],
  ['a refund runs', 40, { refund_status: 8 }, noPast, '该订单正在退款中'],
  ['16 days after the end', 60, { finished_at: ago(16) }, noPast, '订单完成已超过15天，如仍有问题请联系客服'],
  [
    'three applications',
    40,
    {},
    { ...noPast, applications: 3 },
    '该订单已申请过3次退款，如仍有问题请联系客服',
  ],
  ['all is back', 40, {}, { ...noPast, applications: 1, refundedFen: 10_000 }, '订单没有可以退的款项'],
] as const)('refused: %s', (_, status, more, past, why) => {
  expect(terms(status, more, past)).toMatchObject({ allowed: false, why });
});

test('what is back already is not given twice', () => {
  const { refundable_fen, suggested_fen } = terms(
    40,
    { overdue: true },
    { ...noPast, applications: 1, refundedFen: 4000 },
  );
  expect([refundable_fen, suggested_fen]).toEqual([6000, 6000]);
});

describe('a course', () => {
  const of = (days: number, past: Partial<typeof noPast> = {}, more: Partial<RefundableOrder> = {}) =>
    terms(60, { kind: 2, paid_at: ago(days), finished_at: ago(days), ...more }, { ...noPast, ...past });

  test.each([
    ['of six days, unseen', of(6), true, 10_000],
    ['of six days, a tenth seen', of(6, { seenPercent: 10 }), true, 10_000],
    ['of six days, more seen', of(6, { seenPercent: 11 }), false, null],
    ['of six days with an invoice', of(6, { invoiced: true }), false, 10_000],
    ['of eight days, unseen', of(8), false, null],
  ])('%s', (_, { allowed, automatic, suggested_fen }, atOnce, suggested) => {
    expect([allowed, automatic, suggested_fen]).toEqual([true, atOnce, suggested]);
  });

  test('that cost nothing cannot be given back', () => {
    expect(of(1, {}, { pay_fen: 0 })).toMatchObject({
      ...{ allowed: false, automatic: false },
      why: '订单没有可以退的款项',
    });
  });

  test('has no delivery, and so no reason that speaks of one', () => {
    expect(of(1).reasons.map(({ code }) => code)).toEqual([
      'not_needed',
      'mismatch',
      'quality',
      'duplicate',
      'other',
    ]);
  });
});

test('what a delivery lacks adds up to 70 % at most', () => {
  expect(missPercent(['late', 'format'])).toBe(25);
  expect(missPercent(['content', 'quality', 'changes', 'late', 'format'])).toBe(70);
});
