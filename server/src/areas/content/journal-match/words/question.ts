import { eachWord } from './words';

/** A text as it is looked for. */
export interface Question {
  /** Its words with how much each counts, in the order in which they stand in it. */
  weights: ReadonlyMap<string, number>;
}

/** A word of the title counts as this many of the abstract. */
const titleCounts = 2;

/** How soon a word that comes again counts for nothing more. */
const saturation = 2;

/** Reads the words of a title and an abstract. */
export function questionOf(title: string, abstract: string): Question {
  const counts = new Map<string, number>();
  eachWord(title, (word) => void counts.set(word, (counts.get(word) ?? 0) + titleCounts));
  eachWord(abstract, (word) => void counts.set(word, (counts.get(word) ?? 0) + 1));
  for (const [word, count] of counts) counts.set(word, ((saturation + 1) * count) / (saturation + count));
  return { weights: counts };
}
