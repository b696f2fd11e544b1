import { formatDate, formatLeft, formatTime, formatWhen } from './format';

const moment = '2026-11-21T09:20:00+08:00';
const at = (text: string) => new Date(text).getTime();

test('moments read as a clock in China, whatever the device thinks', () => {
  expect(formatTime(moment)).toBe('2026-11-21 09:20');
  expect(formatDate('2026-11-20T16:30:00Z')).toBe('2026-11-21');
});

test('an empty moment is 暂无', () => {
  expect(formatTime(null)).toBe('暂无');
  expect(formatDate('')).toBe('暂无');
});

test.each([
  ['2026-11-21T09:20:30+08:00', '刚刚'],
  ['2026-11-21T09:28:00+08:00', '8 分钟前'],
  ['2026-11-21T20:00:00+08:00', '今天 09:20'],
  ['2026-11-22T00:10:00+08:00', '昨天 09:20'],
  ['2026-12-30T00:10:00+08:00', '11月21日'],
  ['2027-01-01T00:10:00+08:00', '2026-11-21'],
])('seen at %s it is %s', (now, text) => {
  expect(formatWhen(moment, at(now))).toBe(text);
});

test.each([
  [-5, '00:00'],
  [1, '00:01'],
  [27 * 60_000 + 12_000, '27:12'],
  [(3 * 60 + 20) * 60_000, '3 小时 20 分'],
  [(5 * 24 + 12) * 3_600_000, '5 天 12 小时'],
])('%i ms left reads %s', (ms, text) => {
  expect(formatLeft(ms)).toBe(text);
});
