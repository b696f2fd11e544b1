import { confidences } from './confidence';
import type { MatchedWord, Ranked } from './index/rank';
import { matchRule } from './limits';
import { passagesOf, wordsShown } from './passages';

const weights = new Map([
  ['高分', 2],
  ['分子', 2],
  ['子膜', 3],
  ['membrane', 5],
  ['离子', 1],
]);
const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

test('neighbouring pairs are shown as the word that they make up, as it stands in the question', () => {
  expect(wordsShown(['Membranes of 高分子膜', '离子, membranes'], weights)).toEqual([
    '高分子膜',
    'Membranes',
    '离子',
  ]);
  expect(wordsShown(['nothing here'], weights)).toEqual([]);
  expect(wordsShown(['高分子膜，分子膜'], weights)).toEqual(['高分子膜']);
});

test('a run that is longer than a word can be is not shown', () => {
  const all = new Map(
    Array.from({ length: 60 }, (_, n) => [String.fromCodePoint(0x9b00 + n, 0x9b01 + n), 1]),
  );
  expect(
    wordsShown([Array.from({ length: 60 }, (_, n) => String.fromCodePoint(0x9b00 + n)).join('')], all),
  ).toEqual([]);
});

test('of each place the part is shown in which the words stand, with where they are', () => {
  const passages = passagesOf(
    {
      name: ['某刊'],
      subject: ['高分子材料'],
      scope: [`${'前言甲乙丙，'.repeat(40)}本刊刊登高分子膜与离子交换${'后记丁戊己，'.repeat(40)}`],
      titles: ['A tale', 'Ionic membranes in 高分子', 'Membranes', 'On 离子'],
    },
    weights,
  );
  expect(passages.map(({ place }) => place)).toEqual(['subject', 'scope', 'titles', 'titles']);
  expect(passages.map(marked)).toEqual([
    ['高分子'],
    ['高分子膜', '离子'],
    ['membranes', '高分子'],
    ['Membranes'],
  ]);
  expect(passages[1]?.text).toMatch(/^….*…$/);
  for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(matchRule.passage + 22);
});

test('a passage never ends in the midst of a character', () => {
  const [passage] = passagesOf(
    { name: [], subject: [], scope: [`${'𠀀'.repeat(150)}高分子膜${'𠀀'.repeat(150)}`], titles: [] },
    weights,
  );
  // Half a character would be written as another one.
  expect(Buffer.from(passage?.text ?? '').toString()).toBe(passage?.text);
  expect(passage && marked(passage)).toEqual(['高分子膜']);
});

describe('confidence', () => {
  const of = (n: number, score: number): MatchedWord[] =>
    Array.from({ length: n }, (_, i) => ({ word: `word${'abcdefghij'[i]}`, score, inPlaces: 4 }));
  const ranked = (...matched: MatchedWord[][]): Ranked[] =>
    matched.map((words, id) => ({
      id,
      score: words.reduce((sum, { score }) => sum + score, 0),
      matched: words,
    }));
  const of1 = (words: MatchedWord[], short = false) => confidences(ranked(words), 10_000, short)[0];

  test('takes many telling words, and a short text is never more than a hint', () => {
    expect(of1(of(8, 6))).toBe('high');
    expect(of1(of(8, 6), true)).toBe('low');
    expect(of1(of(4, 6))).toBe('middle');
    expect(of1(of(2, 9))).toBe('low');
    expect(of1(of(9, 0.5))).toBe('low');
    expect(confidences([], 0, false)).toEqual([]);
  });

  test('what ten journals have alike makes none of them sure; what stands out does', () => {
    const alike = Array.from({ length: 10 }, () => of(8, 6));
    expect(new Set(confidences(ranked(...alike), 10_000, false))).toEqual(new Set(['low']));
    expect(confidences(ranked(of(10, 10), of(8, 9), ...alike), 10_000, false).slice(0, 3)).toEqual([
      'high',
      'middle',
      'low',
    ]);
  });

  test('pairs of Chinese count for less than whole words', () => {
    const pairs = of(7, 4).map((one, i) => ({ ...one, word: String.fromCodePoint(0x9b00 + i, 0x9b01 + i) }));
    expect(of1(of(7, 4))).toBe('high');
    expect(of1(pairs)).toBe('middle');
  });
});
