import { composed, withoutMarkFloods } from './composed';
import { searchWords } from './forum/marked';
import { cleanText } from './order-form/text';
import { peopleText } from './people-text';

/** Marks in an order that composing has to sort. */
const flood = '\u0301\u0316'.repeat(200);
const longestRun = (text: string) =>
  Math.max(0, ...[...text.matchAll(/[\p{M}\uff9e\uff9f]+/gu)].map(([run]) => [...run].length));

const { line, lines, word } = peopleText;
const readers: Record<string, (text: string) => string> = {
  line,
  lines,
  word,
  'a text of a form': cleanText,
  'words of a search': (text) => searchWords(text).join(' '),
  composed,
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each([
    ['marks beyond number', `甲${flood}乙`],
    ['marks of the astral planes', `甲${'\u{1d165}\u{1d16d}'.repeat(200)}乙`],
    ['marks with what nobody sees between', `甲${`${flood.slice(0, 20)}\u200d`.repeat(40)}乙`],
    ['marks with joiners that belong to letters', `क${'\u094d\u093c\u200d'.repeat(200)}乙`],
    ['halfwidth marks', `ｶ${'\u0301\uff9e'.repeat(200)}乙`],
  ])('%s are as many as one letter can have', (__, text) => {
    const kept = read(text);
    expect(longestRun(kept)).toBeLessThanOrEqual(31);
    expect(kept.endsWith('乙')).toBe(true);
    expect(read(kept)).toBe(kept);
  });
});

test('marks with scripts or controls between are no more when these are gone', () => {
  expect(longestRun(cleanText(`甲${`${flood.slice(0, 20)}<script>x</script>`.repeat(20)}`))).toBeLessThan(32);
  expect(longestRun(peopleText.line(`甲${`${flood.slice(0, 20)}\u001b`.repeat(20)}`))).toBeLessThan(32);
});

test.each([
  'e\u0301',
  'ệ',
  '가\u11a8',
  'กี่',
  'བསྒྲུབས',
  'הָאָרֶץ',
  '👨\u200d👩\u200d👧',
  'Z\u0351\u036b\u0343\u0329',
])('%s is written as before', (text) =>
  expect([withoutMarkFloods(text), composed(text)]).toEqual([text, text.normalize('NFC')]),
);
