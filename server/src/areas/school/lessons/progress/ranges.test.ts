import { firstOf, intersect, lengthOf, readRanges, union, without, writeRanges } from './ranges';

test('seconds are counted once, whatever the order in which they are told', () => {
  const seen = union(
    [
      [15, 18],
      [0, 6],
    ],
    [
      [5, 10],
      [18, 20],
      [30, 30],
    ],
  );
  expect(seen).toEqual([
    [0, 10],
    [15, 20],
  ]);
  expect([lengthOf(seen), writeRanges(seen)]).toEqual([15, '{[0,10),[15,20)}']);
  expect(readRanges('{[0,10),[15,20)}')).toEqual(seen);
  expect(readRanges('{}')).toEqual([]);
  expect(without([[0, 30]], seen)).toEqual([
    [10, 15],
    [20, 30],
  ]);
  expect(intersect([[8, 17]], seen)).toEqual([
    [8, 10],
    [15, 17],
  ]);
  expect(
    firstOf(
      [
        [10, 15],
        [20, 30],
      ],
      8,
    ),
  ).toEqual([
    [10, 15],
    [20, 23],
  ]);
  expect(firstOf([[0, 5]], 0)).toEqual([]);
});
