import { diaryRules } from '@harbor/contract/diary';
import type { FigureMeasure } from '../rows';
import { median } from './measure';

/** Numbers as they are published. */
export interface Summary {
  n: number;
  median: number;
  low: number;
  high: number;
}

/** Published figures are made anew only once so many people have come or gone since. */
export const fewestChanged = 3;

/** Days are told in fives up to two months, in tens beyond: nobody's own number can be read from them. */
const stepOf = (days: number): number => (days <= 60 ? 5 : 10);
const near = (days: number) => Math.round(days / stepOf(days)) * stepOf(days);
const below = (days: number) => Math.floor(days / stepOf(days)) * stepOf(days);
const above = (days: number) => Math.ceil(days / stepOf(days)) * stepOf(days);

/** Each person's own number: the middle of theirs, so that many manuscripts of one weigh no more than one. */
export function byPerson(values: readonly { userId: number; value: number }[], measure: FigureMeasure) {
  const all = new Map<number, number[]>();
  for (const { userId, value } of values) all.set(userId, [...(all.get(userId) ?? []), value]);
  return new Map(
    [...all].map(([userId, own]) => [
      userId,
      measure === 'share' ? own.reduce((sum, one) => sum + one, 0) / own.length : median(own),
    ]),
  );
}

/**
 * What may be told of some people's numbers; null below five people. The range leaves out the lowest and the highest tenth,
 * at least one of each, and everything is rounded: the range outwards, so that it is true of all that it speaks of.
 */
export function summaryOf(people: ReadonlyMap<number, number>, measure: FigureMeasure): Summary | null {
  const n = people.size;
  if (n < diaryRules.people) return null;
  const values = [...people.values()].sort((a, b) => a - b);
  if (measure === 'share') {
    const share = Math.round((values.reduce((sum, one) => sum + one, 0) / n) * 10) * 10;
    return { n, median: share, low: share, high: share };
  }
  const cut = Math.max(1, Math.floor(n / 10));
  const inner = values.slice(cut, n - cut);
  return {
    n,
    median: near(median(values)),
    low: below(inner[0] ?? Number.NaN),
    high: above(inner.at(-1) ?? Number.NaN),
  };
}

/** What is published already, and of whom it speaks as far as they are still there. */
export interface Published {
  n: number;
  people: ReadonlySet<number>;
}

/** How many people have come or gone since something was published; who left without a trace has gone, too. */
export function changedSince({ n, people }: Published, now: ReadonlySet<number>): number {
  const stayed = [...people].filter((id) => now.has(id)).length;
  return now.size - stayed + (n - stayed);
}
