import { released } from '../../testing/releases';
import { bytes, figuresOf, healthOf, percent } from './siteFigures';

test.each([
  [null, 'quiet'],
  [0, 'good'],
  [0.0099, 'good'],
  [0.01, 'watch'],
  [0.05, 'bad'],
] as const)('an error rate of %s is %s', (rate, health) => {
  expect(healthOf(rate)).toBe(health);
});

test.each([
  [null, '暂无'],
  [0, '0%'],
  [0.0001, '<0.1%'],
  [0.004, '0.4%'],
  [0.09, '9%'],
  [0.123, '12%'],
  [1, '100%'],
])('%s is written %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

test('a part nobody opened has no error rate, instead of a good one', () => {
  expect(figuresOf({ releases: [] })).toEqual({ views: 0, visitors: 0, failed: 0, rate: null });
});

test('figures of a part are those of all its releases', () => {
  expect(figuresOf(released())).toEqual({ views: 1000, visitors: 400, failed: 8, rate: 0.02 });
});

test('sizes are written in the unit that fits', () => {
  expect([512, 40_960, 2_621_440].map(bytes)).toEqual(['512 B', '40 KB', '2.5 MB']);
});
