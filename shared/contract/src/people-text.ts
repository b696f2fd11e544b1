import { composed, withoutMarkFloods } from './composed';

/** Scripts whose letters are joined or kept apart by signs that nobody sees. */
const joining = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
].map((script) => `\\p{Script=${script}}`);

const picture = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{EMod}?';
const regions = [
  '\\u{e0065}\\u{e006e}\\u{e0067}',
  '\\u{e0073}\\u{e0063}\\u{e0074}',
  '\\u{e0077}\\u{e006c}\\u{e0073}',
];

/** Where an unseen sign belongs to what people wrote: one behind its letter or picture, never a run of them. */
const rightful = [
  // The flags of England, Scotland and Wales.
  `\\u{1f3f4}\\u{e0067}\\u{e0062}(?:${regions.join('|')})\\u{e007f}`,
  `${picture}(?:\\u200d${picture})*`,
  '[0-9#*]\\ufe0f?\\u20e3',
  // How a name's character is written.
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\p{Script=Mongolian}[\\u180b-\\u180f]',
  `[${joining.join('')}][\\u200c\\u200d]`,
].join('|');

/** Controls, signs of direction and width, fillers, selectors, tags, halves of characters, and what Unicode never assigns. */
const unwanted =
  '(?![\\n\\t])[\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\ufdd0-\\ufdef\\ufffe\\uffff\\u2800\\u{1d159}]';

const signs = new RegExp(`(${rightful})|${unwanted}`, 'gu');

const breaks = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/**
 * Takes out of a text what is not seen and steers, and gives it line ends of one kind. Nothing is composed, so that markup
 * stays markup: `>` and a stroke through it would be one character.
 */
export const withoutSteering = (text: string): string =>
  text.replace(breaks, '\n').replace(signs, (_, right: string | undefined) => right ?? '');

/** A text of people as it is kept: composed characters, few marks on each, nothing that is not seen and steers. */
export const cleanPeopleText = (text: string): string =>
  // What went between two signs lets them compose.
  withoutMarkFloods(composed(withoutSteering(composed(text))));

/** How each kind of text of people is kept. */
export const peopleText = {
  line: (text: string) => cleanPeopleText(text).replace(/\s+/g, ' ').trim(),
  lines: (text: string) => cleanPeopleText(text).trim(),
  markup: withoutSteering,
  word: (text: string) =>
    composed(cleanPeopleText(text).replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
      .replace(/\s+/g, ' ')
      .trim(),
};

/** How a text of people may look: one line, several, markup, or something that is compared. */
export type PeopleTextKind = keyof typeof peopleText;
