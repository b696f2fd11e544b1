import type { MatchedJournal } from '@harbor/contract';
import type { MatchPlace } from '@harbor/contract/journal-match';
import type { JournalTexts } from './index/places';
import { places } from './index/places';
import { matchRule } from './limits';
import { eachWord } from './words/words';

type Passage = MatchedJournal['passages'][number];

interface Span {
  start: number;
  end: number;
  weight: number;
}

/** Where words stand in a text, one behind the other; what overlaps is one. */
function spansIn(text: string, weights: ReadonlyMap<string, number>): Span[] {
  const spans: Span[] = [];
  // What a text says again and again counts once.
  const seen = new Set<string>();
  eachWord(text, (word, start, end) => {
    const weight = weights.get(word);
    if (weight === undefined) return;
    const counted = seen.has(word) ? 0 : weight;
    seen.add(word);
    const last = spans.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.weight += counted;
    } else spans.push({ start, end, weight: counted });
  });
  return spans;
}

/** Words of a question as they stand in it, the most telling first: neighbouring pairs as the word that they make up. */
export function wordsShown(texts: readonly string[], weights: ReadonlyMap<string, number>): string[] {
  const shown = new Map<string, { word: string; weight: number }>();
  for (const text of texts)
    for (const { start, end, weight } of spansIn(text, weights)) {
      const word = text.slice(start, end);
      const key = word.toLowerCase();
      if ([...word].length <= matchRule.word && !shown.has(key)) shown.set(key, { word, weight });
    }
  const words: string[] = [];
  for (const { word } of [...shown.values()].sort((a, b) => b.weight - a.weight)) {
    // A piece of a word that is shown says nothing more: 态电解质 behind 固态电解质.
    if (words.some((one) => one.toLowerCase().includes(word.toLowerCase()))) continue;
    words.push(word);
    if (words.length === matchRule.words) break;
  }
  return words;
}

/** The part of a text in which the most telling words stand together, at most so long. */
function windowOf(text: string, spans: readonly Span[]): { from: number; to: number } {
  if (text.length <= matchRule.passage) return { from: 0, to: text.length };
  let best = { from: 0, weight: -1 };
  for (const [i, { start }] of spans.entries()) {
    let weight = 0;
    for (const span of spans.slice(i)) {
      if (span.end - start > matchRule.passage) break;
      weight += span.weight;
    }
    if (weight > best.weight) best = { from: start, weight };
  }
  const from = whole(text, Math.max(0, Math.min(best.from - 12, text.length - matchRule.passage)));
  return { from, to: whole(text, Math.min(text.length, from + matchRule.passage)) };
}

/** A place in a text from `at` on that is in the midst of no character, and of no word of letters. */
function whole(text: string, at: number): number {
  let place = at;
  while (place > 0 && place < at + 20 && inWord.test(text.slice(place - 1, place + 1))) place += 1;
  return place;
}

/** Two units that are pieces of one character, or of one word of letters. */
const inWord = /^(?:[\ud800-\udbff][\udc00-\udfff]|[a-z0-9]{2})$/i;

function passageOf(place: MatchPlace, text: string, spans: readonly Span[]): Passage {
  const { from, to } = windowOf(text, spans);
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  const marks = spans.flatMap(({ start, end }): [number, number][] =>
    start >= from && end <= to ? [[start + shift, end + shift]] : [],
  );
  return { place, text: `${before}${text.slice(from, to)}${to < text.length ? '…' : ''}`, marks };
}

/** Parts of a journal's texts that have words of a question: the best of each place, of its titles some. */
export function passagesOf(texts: JournalTexts, weights: ReadonlyMap<string, number>): Passage[] {
  return places.flatMap((place) =>
    texts[place]
      .map((text) => ({ text, spans: spansIn(text, weights) }))
      .filter(({ spans }) => spans.length > 0)
      .map((one) => ({ ...one, weight: one.spans.reduce((sum, { weight }) => sum + weight, 0) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, place === 'titles' ? matchRule.titles : 1)
      .map(({ text, spans }) => passageOf(place, text, spans)),
  );
}
