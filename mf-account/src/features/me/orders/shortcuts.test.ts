import type { Counts } from '../queries';
import { orderShortcuts, urgentTab } from './shortcuts';

const none: Counts = {
  follow: 0,
  fans: 0,
  like: 0,
  collect: 0,
  coupon: 0,
  coupon_expiring: 0,
  course: 0,
  unpaid: 0,
  incomplete: 0,
  serving: 0,
  delivered: 0,
  review: 0,
  refund: 0,
};

test('what runs out first is the most urgent', () => {
  expect(urgentTab(none)).toBeUndefined();
  expect(urgentTab({ ...none, serving: 4, review: 1 })).toBe('serving');
  expect(urgentTab({ ...none, delivered: 1, incomplete: 2, serving: 4 })).toBe('delivered');
  expect(urgentTab({ ...none, unpaid: 1, delivered: 1 })).toBe('unpaid');
});

test("the phone's numbers are those of the order list", () => {
  expect(orderShortcuts.map(({ tab, number }) => [number, tab])).toEqual([
    [1, 'unpaid'],
    [2, 'incomplete'],
    [3, 'serving'],
    [4, 'delivered'],
    [5, 'review'],
    [6, 'refund'],
  ]);
});
