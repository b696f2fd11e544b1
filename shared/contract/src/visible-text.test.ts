import { oneLine, visibleLength, withoutUnseen } from './visible-text';

test.each([
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a mark of direction', '\u202e'],
  ['a blank Braille pattern', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['a selector without an emoji', '\ufe0f'],
  ['a tag', '\u{e0041}'],
  ['a control', '\u0001'],
])('%s is nothing', (_, sign) => {
  expect([visibleLength(sign.repeat(9)), withoutUnseen(`甲${sign}乙`)]).toEqual([0, '甲乙']);
});

test('white space is one blank, and an emoji keeps what belongs to it', () => {
  expect(oneLine(' 甲\u3000\n 乙\u200b ')).toBe('甲 乙');
  expect(oneLine('❤\ufe0f好')).toBe('❤\ufe0f好');
  expect(visibleLength('甲乙 丙🎓')).toBe(5);
});
