import { inColumns } from './inColumns';

test('fewer than six go in one column, more alternately in two', () => {
  expect(inColumns([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4, 5]]);
  expect(inColumns([1, 2, 3, 4, 5, 6])).toEqual([
    [1, 3, 5],
    [2, 4, 6],
  ]);
});
