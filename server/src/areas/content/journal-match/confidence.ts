import type { MatchConfidence } from '@harbor/contract/journal-match';
import { rarity } from './index/places';
import type { MatchedWord, Ranked } from './index/rank';
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

/** What each step takes. Chosen by held-out articles (`npm run bench:match` prints how often each is right). */
const steps: [MatchConfidence, { weight: number; words: number; lead: number }][] = [
  ['high', { weight: 2.5, words: 5, lead: 1.8 }],
  ['middle', { weight: 1.5, words: 3, lead: 1.3 }],
];

/** The answer with which the others are compared: what fits no better than this many fits as many journals do. */
const compared = 10;

/** How sure the answers to a question are, in their order; none is more than low for a text that is too short. */
export function confidences(ranked: readonly Ranked[], journals: number, short: boolean): MatchConfidence[] {
  const usual = ranked[compared - 1]?.score ?? 0;
  return ranked.map(({ score, matched }) => {
    if (short) return 'low';
    const { weight, words } = evidenceOf(matched, journals);
    const sure = steps.find(
      ([, least]) => weight >= least.weight && words >= least.words && score >= usual * least.lead,
    );
    return sure?.[0] ?? 'low';
  });
}
