import { orderKind } from '@harbor/contract/order-kind';
import { type CouponTerms, couponWorth } from './coupon-price';
import { orderPrice } from './order-price';

describe('price of a purchase', () => {
  test.each([
    [{ mode: 1, unitFen: 39800 }, 1, 39800],
    [{ mode: 1, unitFen: 39800, quantity: 3 }, 3, 119400],
    [{ mode: 2, unitFen: 32000, words: 6200 }, 7, 224000],
    [{ mode: 2, unitFen: 32000, words: 7000 }, 7, 224000],
    [{ mode: 2, unitFen: 32000, words: 7001 }, 8, 256000],
    [{ mode: 2, unitFen: 32000, words: 100 }, 1, 32000],
    [{ mode: 3, unitFen: 0, words: 90_000 }, 1, 0],
  ] as const)('%j costs %i × the unit = %i 分', (input, quantity, totalFen) => {
    expect(orderPrice(input)).toMatchObject({ quantity, totalFen });
  });

  test('a price by words needs the number of words', () => {
    expect(orderPrice({ mode: 2, unitFen: 100 })).toEqual({ field: 'words', message: '请输入字数' });
  });

  test('words of a fixed price are not kept', () => {
    expect(orderPrice({ mode: 1, unitFen: 100, words: 5000 })).toEqual({
      quantity: 1,
      words: null,
      totalFen: 100,
    });
  });
});

const terms = (given: Partial<CouponTerms>): CouponTerms => ({
  type: 1,
  scope: 0,
  scopeIds: [],
  minFen: 0,
  offFen: 0,
  discount: 100,
  capFen: 0,
  ...given,
});
const purchase = { kind: orderKind.service, goodsId: 8, categoryId: 5, totalFen: 224000 };
const course = { kind: orderKind.course, goodsId: 8, categoryId: 0, totalFen: 19900 };

describe('worth of a coupon', () => {
  test.each([
    ['满1000减60', terms({ minFen: 100000, offFen: 6000 }), { saveFen: 6000 }],
    ['below the minimum', terms({ minFen: 300000, offFen: 6000 }), { reason: '满3000元可用' }],
    ['九折', terms({ type: 2, discount: 90 }), { saveFen: 22400 }],
    ['九折, capped at 50 元', terms({ type: 2, discount: 90, capFen: 5000 }), { saveFen: 5000 }],
    ['立减 more than the price', terms({ type: 3, offFen: 999999 }), { saveFen: 224000 }],
    ['another category', terms({ scope: 1, scopeIds: [1, 2], offFen: 1 }), { reason: '不适用于该分类' }],
    ['this category', terms({ scope: 1, scopeIds: [5], offFen: 1 }), { saveFen: 1 }],
    ['another service', terms({ scope: 2, scopeIds: [9], offFen: 1 }), { reason: '不适用于该服务' }],
    ['courses only', terms({ scope: 3, offFen: 1 }), { reason: '仅限课程使用' }],
  ])('%s', (_name, given, expected) => {
    expect(couponWorth(given, purchase)).toEqual(expected);
  });

  test.each([
    ['for everything', terms({ type: 3, offFen: 3000 }), { saveFen: 3000 }],
    ['for courses', terms({ scope: 3, minFen: 19900, offFen: 3000 }), { saveFen: 3000 }],
    ['more than the price', terms({ type: 3, scope: 3, offFen: 99999 }), { saveFen: 19900 }],
    ['below the minimum', terms({ scope: 3, minFen: 20000, offFen: 3000 }), { reason: '满200元可用' }],
    ['for a category', terms({ scope: 1, scopeIds: [0], offFen: 1 }), { reason: '不适用于课程' }],
    [
      'for a service of the same number',
      terms({ scope: 2, scopeIds: [8], offFen: 1 }),
      { reason: '不适用于课程' },
    ],
  ])('a course with a coupon %s', (_name, given, expected) => {
    expect(couponWorth(given, course)).toEqual(expected);
  });

  test('a discount is never more than advertised: odd amounts are rounded in the shop’s favour', () => {
    expect(couponWorth(terms({ type: 2, discount: 85 }), { ...purchase, totalFen: 99 })).toEqual({
      saveFen: 14,
    });
  });
});
