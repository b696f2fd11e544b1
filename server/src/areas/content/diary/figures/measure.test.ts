import type { DiaryKind } from '@harbor/contract/diary';
import { plusDays } from '../days';
import { measure, median } from './measure';
import { byPerson, changedSince, summaryOf } from './summary';

/** Steps on days counted from one on. */
const steps = (...list: [kind: DiaryKind, day: number][]) =>
  list.map(([kind, day]) => ({ kind, day: plusDays('2026-01-01', day) }));

const valuesOf = (measured: ReturnType<typeof measure>) =>
  Object.fromEntries(Object.entries(measured).map(([key, { value }]) => [key, value]));

test('a submission that went the whole way has every span', () => {
  const measured = measure(
    steps(
      ['prepare', 0],
      ['submit', 1],
      ['screen', 3],
      ['review', 13],
      ['revise', 61],
      ['return', 80],
      ['accept', 108],
      ['publish', 128],
    ),
  );
  expect(valuesOf(measured)).toEqual({
    screen: 12,
    first: 60,
    after: 28,
    accept: 107,
    publish: 20,
    share: 1,
  });
  expect(measured.first?.endedOn).toBe(plusDays('2026-01-01', 61));
});

test('refused without a review it has no review time', () => {
  expect(valuesOf(measure(steps(['submit', 0], ['reject', 11])))).toEqual({ first: 11, share: 0 });
});

test('a review after a revision is not the editor’s first look', () => {
  const measured = measure(
    steps(['submit', 0], ['revise', 9], ['return', 20], ['review', 25], ['accept', 40]),
  );
  expect(valuesOf(measured)).toEqual({ first: 9, after: 20, accept: 40, share: 1 });
});

test('what was withdrawn before an answer says nothing of the journal', () => {
  expect(measure(steps(['submit', 0], ['review', 20], ['withdraw', 90])).first).toBeUndefined();
});

test.each([
  ['a day before the one before', steps(['submit', 10], ['review', 5])],
  ['an acceptance without a sending', steps(['prepare', 0], ['accept', 5])],
  ['a second sending', steps(['submit', 0], ['submit', 3], ['reject', 9])],
  ['anything behind the end', steps(['submit', 0], ['reject', 3], ['accept', 9])],
])('an order that cannot be gives nothing: %s', (_, wrong) => {
  expect(measure(wrong)).toEqual({});
});

test('a span of more than three years is left out, one of a day or none is not', () => {
  expect(measure(steps(['submit', 0], ['reject', 1096])).first).toBeUndefined();
  expect(measure(steps(['submit', 0], ['reject', 0])).first?.value).toBe(0);
});

test.each([
  [[3], 3],
  [[1, 9], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])('the middle of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

const people = (...values: number[]) => new Map(values.map((value, userId) => [userId, value]));

test('four people are nobody’s business, however much they wrote', () => {
  const many = [1, 2, 3, 4].flatMap((userId) => Array.from({ length: 30 }, (_, n) => ({ userId, value: n })));
  expect(summaryOf(byPerson(many, 'first'), 'first')).toBeNull();
  expect(summaryOf(people(1, 2, 3, 4), 'first')).toBeNull();
});

test('each person weighs the same, whoever writes down a hundred', () => {
  const values = [10, 20, 30, 40].map((value, userId) => ({ userId, value }));
  const loud = Array.from({ length: 100 }, () => ({ userId: 9, value: 400 }));
  expect(summaryOf(byPerson([...values, ...loud], 'first'), 'first')).toMatchObject({ n: 5, median: 30 });
});

test('numbers are rounded, the range without its ends: the slowest and the quickest are not told', () => {
  expect(summaryOf(people(2, 22, 41, 58, 900), 'first')).toEqual({ n: 5, median: 40, low: 20, high: 60 });
  expect(summaryOf(people(64, 66, 111, 118, 133), 'first')).toEqual({
    n: 5,
    median: 110,
    low: 60,
    high: 120,
  });
});

test('one person more, whatever their number, moves the median to no number that is theirs', () => {
  const known = [20, 30, 40, 50, 60];
  const told = new Set(
    Array.from({ length: 31 }, (_, n) => 30 + n).map(
      (value) => summaryOf(people(...known, value), 'first')?.median,
    ),
  );
  expect(told.size).toBeLessThanOrEqual(3);
});

test('an acceptance is told in tens of a hundred', () => {
  expect(summaryOf(people(1, 1, 0, 0.5, 0, 1, 0), 'share')).toMatchObject({ n: 7, median: 50 });
});

test.each([
  [{ n: 5, of: [1, 2, 3, 4, 5] }, [1, 2, 3, 4, 5], 0],
  [{ n: 5, of: [1, 2, 3, 4, 5] }, [1, 2, 3, 4, 5, 6], 1],
  [{ n: 5, of: [1, 2, 3, 4, 5] }, [2, 3, 4, 5, 6], 2],
  // One whose account was erased is in no list any more, and has gone all the same.
  [{ n: 5, of: [2, 3, 4, 5] }, [2, 3, 4, 5, 6, 7], 3],
])('of %j and %j so many have come or gone: %i', ({ n, of }, now, changed) => {
  expect(changedSince({ n, people: new Set(of) }, new Set(now))).toBe(changed);
});
