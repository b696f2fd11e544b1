import { suggestedFen, toFen, toYuan } from './amount';

test.each([
  ['199', 19900],
  ['199.5', 19950],
  [' 0.05 ', 5],
  ['1.234', undefined],
  ['', undefined],
  ['-3', undefined],
])('%p is %p 分', (text, fen) => {
  expect(toFen(text)).toBe(fen);
});

test('an amount stands in the field with two decimals', () => {
  expect(toYuan(5)).toBe('0.05');
});

test('after a delivery the suggestion follows the ticks, up to the cap and to what is left', () => {
  const terms: Parameters<typeof suggestedFen>[0] = {
    refundable_fen: 6000,
    suggested_fen: 0,
    miss_cap: 70,
    misses: [
      { key: 'content', label: '', percent: 50 },
      { key: 'late', label: '', percent: 40 },
    ],
  };
  expect(suggestedFen(terms, 10_000, [])).toBe(0);
  expect(suggestedFen(terms, 10_000, ['late'])).toBe(4000);
  expect(suggestedFen(terms, 10_000, ['late', 'content'])).toBe(6000);
});
