import { badgeLabel, badgeText } from './badgeText';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4321, '99+'],
])('a badge for %i shows "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test('screen readers hear what is counted, and that 99 is not the end', () => {
  expect(badgeLabel('待处理订单', 3, '个')).toBe('待处理订单 3 个');
  expect(badgeLabel('未读消息', 120, '条')).toBe('未读消息 99 条以上');
  expect(badgeLabel('未读消息', 0, '条')).toBe('未读消息');
});
