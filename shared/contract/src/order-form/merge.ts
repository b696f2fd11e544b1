import type { FormAnswers } from './answers';

/** Two drafts of one form, brought together. */
export interface MergedDrafts {
  answers: FormAnswers;
  /** Keys that both changed differently; `answers` holds mine there. */
  clashes: string[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Lays what was changed here and elsewhere since `base` over each other, field by field. All three are clean. */
export function mergeDrafts(base: FormAnswers, mine: FormAnswers, theirs: FormAnswers): MergedDrafts {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const clashes = keys.filter(
    (key) => !same(mine[key], base[key]) && !same(theirs[key], base[key]) && !same(mine[key], theirs[key]),
  );
  const answers = Object.fromEntries(
    keys.map((key) => [key, same(mine[key], base[key]) ? theirs[key] : mine[key]]),
  );
  return { answers, clashes };
}
