import { compareTexts } from '../../../server/src/areas/trade/comparisons/texts/compare.ts';
import { fill } from './shapes.mjs';

const most = { characters: 300_000, paragraphs: 4000 };
const lines = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const room = most.characters / most.paragraphs;

/** Two texts as long as they may be, held against each other. */
export async function* comparisons() {
  const numbered = (text) => (i) => fill(`${text}${i}。`, room - 2);
  const pairs = {
    'nothing alike': [lines(most.paragraphs, numbered('甲')), lines(most.paragraphs, numbered('乙'))],
    'all the other way round': [
      lines(4000, (i) => `第${i}段的文字`),
      lines(4000, (i) => `第${3999 - i}段的文字`),
    ],
    'all the same line': [lines(4000, () => 'a'), lines(3999, () => 'a')],
    'two lines in turn': [lines(4000, (i) => 'ab'[i % 2]), lines(4000, (i) => 'ba'[i % 2])],
    'every other changed': [
      lines(4000, (i) => `第${i}段甲乙丙丁`),
      lines(4000, (i) => `第${i}段甲乙${i % 2}丁`),
    ],
    'one paragraph each': [[fill('甲乙丙丁戊', 299_000)], [fill('乙丙丁戊己', 299_000)]],
    'one paragraph of one sign': [[fill('a', 299_000)], [fill('ab', 299_000)]],
    'one paragraph of words': [[fill('a b ', 299_000)], [fill('b a c ', 299_000)]],
    'a few long paragraphs': [
      lines(10, (i) => fill(`${i}甲乙丙`, 29_000)),
      lines(10, (i) => fill(`${i}丙乙甲`, 29_000)),
    ],
    blanks: [[fill(' ', 299_000)], [fill(' \t', 299_000)]],
    'two hundred alike': [
      lines(200, (i) => fill(`甲乙丙${i}`, 1490)),
      lines(200, (i) => fill(`甲乙丁${i}`, 1490)),
    ],
    'different signs': [
      lines(190, (i) => String.fromCodePoint(...lines(1500, (j) => 0x4e00 + ((i * 37 + j * 11) % 20_000)))),
      lines(190, (i) => String.fromCodePoint(...lines(1500, (j) => 0x4e00 + ((i * 41 + j * 13) % 20_000)))),
    ],
  };
  yield {
    input: 'two texts compared',
    shapes: Object.entries(pairs).map(([name, [left, right]]) => [
      name,
      () => compareTexts(left, right).catch(() => {}),
    ]),
  };
}
