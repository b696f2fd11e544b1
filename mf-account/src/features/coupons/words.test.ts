import { coupon, offer } from '../../testing/coupons';
import { conditionOf, fateOf, spendPath, stockOf, worthOf } from './words';

test.each([
  [{ type: 1, off_fen: 6000, discount: 0 }, '¥60'],
  [{ type: 3, off_fen: 1050, discount: 0 }, '¥10.50'],
  [{ type: 2, off_fen: 0, discount: 90 }, '9折'],
  [{ type: 2, off_fen: 0, discount: 85 }, '8.5折'],
])('%j is worth %s', (terms, text) => {
  const { sign, number, unit } = worthOf(terms);
  expect(sign + number + unit).toBe(text);
});

test('a condition names the threshold and the cap', () => {
  expect(conditionOf(coupon)).toBe('满 1,000 元可用');
  expect(conditionOf(offer)).toBe('无门槛');
  expect(conditionOf({ ...offer, type: 2, discount: 90, cap_fen: 20_000 })).toBe('无门槛，最多减 200 元');
});

test.each([
  [{ scope: 0, scope_ids: [] }, '/productservice/'],
  [{ scope: 1, scope_ids: [5] }, '/productservice/?category=5'],
  [{ scope: 1, scope_ids: [2, 3] }, '/productservice/'],
  [{ scope: 2, scope_ids: [11] }, '/goodsdetail/11'],
  [{ scope: 3, scope_ids: [] }, '/keyanclass/'],
])('%j is spent at %s', (scope, path) => {
  expect(spendPath(scope)).toBe(path);
});

test('what became of a coupon', () => {
  const now = Date.parse('2026-11-21T00:00:00+08:00');
  expect(fateOf(coupon, now)).toBe('有效期至 2026-12-20');
  expect(fateOf({ ...coupon, start_at: '2026-12-01T00:00:00+08:00' }, now)).toBe('2026-12-01 起可用');
  expect(fateOf({ ...coupon, status: 2, used_at: '2026-11-20T10:00:00+08:00' }, now)).toBe(
    '2026-11-20 已使用',
  );
  expect(fateOf({ ...coupon, status: 4, note: '活动取消' }, now)).toBe('已作废：活动取消');
});

test('the stock is told where it presses', () => {
  expect(stockOf(offer)).toBe('仅剩 12 张');
  expect(stockOf({ ...offer, left: 60 })).toBe('');
  expect(stockOf({ ...offer, left: null })).toBe('');
  expect(stockOf({ ...offer, state: 'taken' })).toBe('');
});
