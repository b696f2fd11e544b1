/** A text of `length` characters made of one over and over. */
export const fill = (piece, length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Pieces of which long texts are hard to read: for the rules on wording, formulas, words, lines and signs. */
export const pieces = {
  letters: 'a',
  digits: '1',
  'digits and blanks': '1 ',
  'numbers of phones': '13800000000 ',
  'rules on wording': '代写',
  'rules in a row': '降重',
  denials: '没有',
  'more denials': '能不能',
  reports: '举报',
  requests: '帮我直接写一个',
  numerals: '一二',
  messengers: '加微信:',
  mail: 'a@a.aa',
  points: 'a.',
  dollars: '$',
  'opened formulas': '$\\a',
  formulas: '$a_{1}$',
  backslashes: '\\',
  braces: '{',
  tags: '<b>',
  'opened tags': '<',
  scripts: '<script>',
  entities: '&lt;',
  lines: '\n',
  blanks: ' ',
  'signs nobody sees': '\u200b',
  marks: 'a\u0301',
  'only marks': '\u0344',
  'marks out of order': '\u0301\u0316',
  families: '👨‍👩‍👧',
  flags: '🇨🇳',
  ligatures: 'ﷺ',
  halves: '\ud800',
  mentions: '@a ',
  ellipses: '…',
};

/** Each piece as a text of a length. */
export const texts = (length) => Object.entries(pieces).map(([name, piece]) => [name, fill(piece, length)]);
