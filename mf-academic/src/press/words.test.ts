import { specialWords } from '../parts/SpecialList';
import { dayWords, todayWords } from './words';

/** A Monday, 00:30 in China: in London it is still Sunday. */
const now = Date.parse('2026-11-23T00:30:00+08:00');

test.each([
  ['2026-11-23T00:10:00+08:00', '今天'],
  ['2026-11-22T23:59:00+08:00', '昨天'],
  ['2026-11-19T08:00:00+08:00', '11-19'],
  ['2025-11-19T08:00:00+08:00', '2025-11-19'],
])('%s is %s', (moment, words) => {
  expect(dayWords(moment, now)).toBe(words);
});

test('the day is that of China', () => {
  expect(todayWords(now)).toBe('11月23日 星期一');
});

test('a special says how much stands in it and when something was added', () => {
  expect(specialWords({ press_count: 3, updated_at: null })).toBe('3 篇');
  expect(specialWords({ press_count: 3, updated_at: '2020-01-02T08:00:00+08:00' })).toBe(
    '3 篇 · 2020-01-02 更新',
  );
});
