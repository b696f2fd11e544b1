import type { Question } from '../words/question';
import { type Breathe, documentOf, type MatchIndex, placesOf, strengthOf } from './match-index';
import { rarity } from './places';

/** Of one question at most: with them it takes some milliseconds, however long its text is. */
export const mostOf = { words: 400, postings: 3_000_000 };

/** A word of the question that a journal has. */
export interface MatchedWord {
  word: string;
  /** What it adds to the score. */
  score: number;
  /** Bits of places. */
  inPlaces: number;
}

export interface Ranked {
  /** The journal's number. */
  id: number;
  score: number;
  /** What it has of the question, the most telling first. */
  matched: MatchedWord[];
}

/** A word of the question that some journal has. */
interface Term {
  word: string;
  number: number;
  /** Its rarity times how much it counts in the question. */
  weight: number;
}

/** Words of a question that any journal has, the most telling first, as many as may be looked up. */
export function termsOf(index: MatchIndex, { weights }: Question): Term[] {
  const known: (Term & { holders: number })[] = [];
  for (const [word, counts] of weights) {
    const number = index.words.get(word);
    if (number === undefined) continue;
    const holders = (index.starts[number + 1] ?? 0) - (index.starts[number] ?? 0);
    known.push({ word, number, holders, weight: rarity(holders, index.size) * counts });
  }
  known.sort((a, b) => b.weight - a.weight || a.number - b.number);
  const terms: Term[] = [];
  let left = mostOf.postings;
  for (const { holders, ...term } of known) {
    if (terms.length === mostOf.words) break;
    if (holders > left) continue;
    left -= holders;
    terms.push(term);
  }
  return terms;
}

/**
 * The journals that fit a question best, the best first; of those that fit alike, the one with the lower number. The same
 * question has the same answer as long as the index is the same.
 * @param allowed a 1 for each document that may be among them; all without it
 */
export async function rank(
  index: MatchIndex,
  terms: readonly Term[],
  limit: number,
  breathe: Breathe,
  allowed?: Uint8Array,
): Promise<Ranked[]> {
  const scores = new Float32Array(index.size);
  for (const { number, weight } of terms) {
    addAll(scores, index, number, weight / 255);
    await breathe();
  }
  const best = bestOf(scores, limit, allowed);
  return best.map((document) => ({
    id: index.ids[document] ?? 0,
    score: scores[document] ?? 0,
    matched: matchedBy(index, terms, document),
  }));
}

function addAll(scores: Float32Array, { starts, postings }: MatchIndex, number: number, share: number): void {
  const end = starts[number + 1] ?? 0;
  for (let i = starts[number] ?? 0; i < end; i++) {
    const posting = postings[i] ?? 0;
    const document = posting >>> 12;
    scores[document] = (scores[document] ?? 0) + (posting & 255) * share;
  }
}

/** Documents with the highest scores, none without any. */
function bestOf(scores: Float32Array, limit: number, allowed: Uint8Array | undefined): number[] {
  const best: number[] = [];
  let least = 0;
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] ?? 0;
    if (score <= least || (allowed && allowed[document] !== 1)) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at -= 1;
    best.splice(at, 0, document);
    if (best.length > limit) best.pop();
    if (best.length === limit) least = scores[best[limit - 1] ?? 0] ?? 0;
  }
  return best;
}

function matchedBy(index: MatchIndex, terms: readonly Term[], document: number): MatchedWord[] {
  const matched: MatchedWord[] = [];
  for (const { word, number, weight } of terms) {
    const posting = postingFor(index, number, document);
    if (posting !== undefined)
      matched.push({ word, score: weight * strengthOf(posting), inPlaces: placesOf(posting) });
  }
  return matched.sort((a, b) => b.score - a.score);
}

function postingFor({ starts, postings }: MatchIndex, number: number, document: number): number | undefined {
  let [low, high] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documentOf(postings[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  const posting = low < (starts[number + 1] ?? 0) ? postings[low] : undefined;
  return posting !== undefined && documentOf(posting) === document ? posting : undefined;
}
