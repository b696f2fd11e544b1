import { dayPlot, labelEvery, shortNumber, topOf } from './scale';

test('a scale ends at a round figure above all values', () => {
  expect([0, 3, 4, 5, 41, 87, 1203, 43_000].map(topOf)).toEqual([4, 4, 4, 5, 50, 100, 2000, 50_000]);
});

test('days stand side by side, and the one under a place is found', () => {
  const plot = dayPlot(7, 100, 768, 240);
  expect(plot.indexAt(plot.x(3))).toBe(3);
  expect([plot.indexAt(-50), plot.indexAt(5000)]).toEqual([0, 6]);
  expect([plot.y(0), plot.y(100)]).toEqual([plot.bottom, plot.top]);
});

test('labels leave room for each other, and numbers are short', () => {
  expect([labelEvery(7, 700), labelEvery(365, 700)]).toEqual([1, 28]);
  expect([900, 1200, 42_860, 120_000_000].map(shortNumber)).toEqual(['900', '1,200', '4.3 万', '1.2 亿']);
});
