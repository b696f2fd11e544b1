import type { MatchConfidence } from '@harbor/contract/journal-match';
import { rarity } from './index/places';
import type { MatchedWord } from './index/rank';
import { isPair } from './words/words';

/** A run of Chinese is told in pairs that overlap: each is about so much of a word. */
const pairShare = 0.6;

/**
 * How much a text and a journal have in common, in words: a word that no other journal has, and that the journal's own
 * text is full of, is one; common ones are less. Unlike a score it means the same whatever the library's size.
 */
export function evidenceOf(
  matched: readonly MatchedWord[],
  journals: number,
): { weight: number; words: number } {
  const most = rarity(1, journals);
  let [weight, words] = [0, 0];
  for (const { word, score } of matched) {
    const share = isPair(word) ? pairShare : 1;
    weight += (score / most) * share;
    words += share;
  }
  return { weight, words };
}

/** What each step takes. Set by held-out texts (`npm run bench:match` prints how often each is right). */
const steps: [MatchConfidence, { weight: number; words: number }][] = [
  ['high', { weight: 3, words: 6 }],
  ['middle', { weight: 1.5, words: 3 }],
];

/** How sure an answer is of a journal; never more than low for a text that is too short. */
export function confidenceOf(
  matched: readonly MatchedWord[],
  journals: number,
  short: boolean,
): MatchConfidence {
  if (short) return 'low';
  const { weight, words } = evidenceOf(matched, journals);
  return steps.find(([, least]) => weight >= least.weight && words >= least.words)?.[0] ?? 'low';
}
