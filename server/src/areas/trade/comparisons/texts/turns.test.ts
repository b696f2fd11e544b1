import { setImmediate as nextTurn } from 'node:timers/promises';
import { comparisonLimits } from '../limits';
import { compareTexts } from './compare';
import { diffInTurns } from './diff';

/** Counts how often others got their turn while something was at work. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  while (working) {
    await nextTurn();
    turns += 1;
  }
  await ended;
  return turns;
}

/** Lists that have nothing in common: the longest way from one to the other. */
const strangers = (count: number) => {
  const of = (side: string) => Array.from({ length: count }, (_, n) => `${side}${n}`);
  return [of('l'), of('r')] as const;
};

test('a difference that is found at once is the one that is found in turns', async () => {
  const [left, right] = [
    ['a', 'b', 'c', 'd'],
    ['a', 'x', 'c'],
  ];
  const changes = await diffInTurns(left, right, 1000);
  const built = changes?.filter(({ removed }) => !removed).flatMap(({ value }) => value);
  const kept = changes?.filter(({ added }) => !added).flatMap(({ value }) => value);
  expect([built, kept]).toEqual([right, left]);
});

test('a difference that takes longer leaves others their turns, and is given up in the end', async () => {
  const [left, right] = strangers(20_000);
  const found = diffInTurns([...left], [...right], comparisonLimits.turn * 8);
  expect(await turnsDuring(found)).toBeGreaterThan(1);
  expect(await found).toBeUndefined();
});

test('texts that take longer than a turn are compared in several', async () => {
  const text = (side: string) =>
    Array.from({ length: 3000 }, (_, n) => `${side}${n} ${'研究方法与数据分析'.repeat(8)}`);
  const compared = compareTexts(text('甲'), text('乙'));
  expect(await turnsDuring(compared)).toBeGreaterThan(1);
  expect((await compared).length).toBeGreaterThanOrEqual(3000);
});
