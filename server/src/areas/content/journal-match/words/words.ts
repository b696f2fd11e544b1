import { joining, stopWords } from './stop';

/** Told of each word of a text, with where it stands in it. */
type Take<W> = (word: W, start: number, end: number) => void;

/** Words shorter or longer than this say nothing: single letters, pieces of code, runs of one letter. */
const [shortest, longest] = [2, 40];

/** What a character is: of no word, of a word in letters, of a script without blanks between words. */
const [none, letter, character] = [0, 1, 2];

/** Marks of letters go with the letters before them; apostrophes end a word: `Alzheimer's` is `alzheimer`. */
const letters = /[\p{L}\p{N}\p{M}]/u;
const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Kinds of the characters of the basic plane, plus one; 0 where nobody asked yet. */
const kinds = new Uint8Array(0x10000);

function judged(text: string): number {
  if (characters.test(text)) return character;
  return letters.test(text) ? letter : none;
}

function kindOf(code: number): number {
  if (code > 0xffff) return judged(String.fromCodePoint(code));
  const known = kinds[code] ?? 0;
  if (known > 0) return known - 1;
  const kind = code >= 0xd800 && code <= 0xdfff ? none : judged(String.fromCharCode(code));
  kinds[code] = kind + 1;
  return kind;
}

/** A word of letters as words are compared: case, width, accents and the plural's ending are ignored. */
function folded(word: string): string {
  let text = word.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is plain ASCII needs nothing else.
  if (!/^[\x00-\x7f]*$/.test(text))
    text = word
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .normalize('NFC');
  return singular(text);
}

/** English plurals by their ending; what else ends in an `s` stays. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeo]es$/.test(word) || /[^uise]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Numbers alone are years and amounts. */
const telling = (word: string) =>
  word.length >= shortest && word.length <= longest && !/^\p{N}+$/u.test(word) && !stopWords.has(word);

/** The word that a run of letters is; empty where it is none that could be looked for. */
function wordOf(run: string): string {
  if (stopWords.has(run) || stopWords.has(run.toLowerCase())) return '';
  const word = folded(run);
  return telling(word) ? word : '';
}

/** What runs of letters and pairs of characters are, as whoever reads a text knows words. */
export interface Lexicon<W> {
  /** The word that a run of letters is; undefined where it is none that could be looked for. */
  run(run: string): W | undefined;
  /**
   * The word that a pair of characters is, by their codes; undefined where any text may have it, null where one of the two
   * only joins others.
   */
  pair(first: number, last: number): W | null | undefined;
}

/** Words as texts. */
export const plainWords: Lexicon<string> = {
  run: (run) => wordOf(run) || undefined,
  pair(first, last) {
    const pair = String.fromCodePoint(first, last);
    if (stopWords.has(pair)) return undefined;
    return joining.has(String.fromCodePoint(first)) || joining.has(String.fromCodePoint(last)) ? null : pair;
  },
};

/** The same text in memory of its own: a piece of a text keeps the whole text. */
export const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * Goes through the words of a text: words of letters whole, of Chinese and its neighbours each pair of characters, as
 * nobody knows where their words end. Words that any text may have are left out. Its time grows with the text's length.
 */
export function eachWordOf<W>(text: string, lexicon: Lexicon<W>, take: Take<W>): void {
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    const kind = kindOf(code);
    if (kind === none) at += code > 0xffff ? 2 : 1;
    else if (kind === letter) at = oneRun(text, at, lexicon, take);
    else at = eachPair(text, at, lexicon, take);
  }
}

/** Goes through the words of a text, as texts. */
export const eachWord = (text: string, take: Take<string>): void => eachWordOf(text, plainWords, take);

/** A run of letters that begins at `start`; answers where it ends. */
function oneRun<W>(text: string, start: number, lexicon: Lexicon<W>, take: Take<W>): number {
  let at = start;
  while (at < text.length) {
    const next = text.codePointAt(at) ?? 0;
    if (kindOf(next) !== letter) break;
    at += next > 0xffff ? 2 : 1;
  }
  if (at - start > longest * 3) return at;
  const word = lexicon.run(text.slice(start, at));
  if (word !== undefined) take(word, start, at);
  return at;
}

/**
 * Pairs of a run of characters that begins at `start`; answers where it ends. A pair between two that any text may have is
 * none (文研 of 本文研究), so each waits for the one behind it.
 */
function eachPair<W>(text: string, start: number, lexicon: Lexicon<W>, take: Take<W>): number {
  let [at, first, last] = [start, start, 0];
  let held: W | undefined;
  let [from, afterCommon] = [start, false];
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    if (kindOf(code) !== character) break;
    if (last > 0) {
      const word = lexicon.pair(last, code);
      if (held !== undefined) {
        if (!afterCommon || word !== undefined) take(held, from, at);
        afterCommon = false;
      }
      if (word === undefined || word === null) {
        held = undefined;
        afterCommon = word === undefined;
      } else [held, from] = [word, first];
    }
    [first, last] = [at, code];
    at += code > 0xffff ? 2 : 1;
  }
  if (held !== undefined) take(held, from, at);
  return at;
}

/** Whether a word is a pair of characters. */
export const isPair = (word: string): boolean => characters.test(word);
