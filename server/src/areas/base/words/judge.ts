import { fold, type SentinelHit, type SentinelPlace } from '@harbor/contract/sentinel';
import type { WordAction } from '@harbor/contract/word-rule';
import { allFinder } from './find-all';
import type { WordRow } from './rows';

/** The rule that hits of the team's words name. */
export const wordsRule = { id: 'words', label: '不合适的用语' } as const;

/** A hit of a word of the team. */
export type WordHit = SentinelHit & { word: string };

export type JudgedWord = Pick<WordRow, 'word' | 'folded' | 'places' | 'action' | 'rewrite'>;

const letter = /[\p{L}\p{N}]/u;

/** How a word is compared: in one width, case and script, without what only parts its characters or stands around them. */
export function foldedWord(word: string): string {
  const units = [...fold(word).text];
  const first = units.findIndex((unit) => letter.test(unit));
  const last = units.findLastIndex((unit) => letter.test(unit));
  return first < 0 ? '' : units.slice(first, last + 1).join('');
}

const latin = /[a-z0-9]/;

/** A word of letters is no part of another one: `sci` is not in `science`. */
const standsAlone = (text: string, from: number, to: number) =>
  !(latin.test(text[from] ?? '') && latin.test(text[from - 1] ?? '')) &&
  !(latin.test(text[to - 1] ?? '') && latin.test(text[to] ?? ''));

const says: Record<WordAction, Pick<SentinelHit, 'severity' | 'hold' | 'message'>> = {
  warn: { severity: 'warn', message: '这里的用语不太合适，建议换个说法。' },
  review: { severity: 'warn', hold: true, message: '含有需要人工核对的用语，提交后由工作人员查看。' },
  block: { severity: 'block', message: '含有本站不能发布的用语，请修改后再提交。' },
};

const stars = (text: string) => '*'.repeat([...text].length);

/**
 * Reads texts for the words of the team, literally: no context excuses one. Takes time by the length of the text,
 * however many words there are.
 */
export function wordJudge(words: readonly JudgedWord[]): (text: string, place: SentinelPlace) => WordHit[] {
  if (words.length === 0) return () => [];
  const find = allFinder(words.map(({ folded }) => folded));
  return (text, place) => {
    const folded = fold(text);
    const hits: WordHit[] = [];
    let end = 0;
    // Of words that end at one place the longest of each action says enough.
    let told = new Set<WordAction>();
    for (const { pattern, from, to } of find(folded.text)) {
      const word = words[pattern];
      if (!word?.places.some((one) => one === place) || !standsAlone(folded.text, from, to)) continue;
      if (to !== end) told = new Set();
      end = to;
      if (told.has(word.action)) continue;
      told.add(word.action);
      const begins = folded.begins[from] ?? 0;
      const ends = folded.ends[to - 1] ?? text.length;
      const found = text.slice(begins, ends);
      hits.push({
        ...says[word.action],
        ...{ rule: wordsRule.id, kind: 'words', label: wordsRule.label },
        ...{ from: begins, to: ends, text: found, word: word.word },
        rewrite: word.rewrite || stars(found),
      });
    }
    return hits;
  };
}
