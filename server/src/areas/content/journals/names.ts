/** Letters that do not come apart into a plain one and a mark. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Characters of a key at most: longer names are compared by their beginnings. */
const longestKey = 400;

/**
 * A name as names are compared: case, width, accents and punctuation are ignored, `&` is `and`. Two journals with the same
 * one are still two: only a number says that they are one.
 */
export function nameKey(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC')
      .replace(/[ßæœøđðþłı]/g, (letter) => plain[letter] ?? letter)
      .replace(/['’ʼ`´]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      // Some characters come apart into many; an index takes no more.
      .slice(0, longestKey)
      .replace(/[\ud800-\udbff]$/, '')
  );
}

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** The words of a key that are written with blanks between them, and the runs that are not. */
function split(key: string): { words: string[]; runs: string[] } {
  const runs = key.match(eastern) ?? [];
  const words = key.replace(eastern, ' ').split(' ').filter(Boolean);
  return { words, runs };
}

/** Neighbouring characters of a run; the run itself where it is a single one. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

/** What a name is found by: its words, and of Chinese each character and each pair of neighbours. */
export function tokensOf(key: string): string[] {
  const { words, runs } = split(key);
  return [...words, ...runs.flatMap((run) => [...run, ...([...run].length > 1 ? pairsOf(run) : [])])];
}

/** What has to be in a name for a keyword to find it: beginnings of words, and pairs as they are. */
export function wantedOf(key: string): { prefixes: string[]; pairs: string[] } {
  const { words, runs } = split(key);
  return { prefixes: words, pairs: runs.flatMap(pairsOf) };
}

/** A number as it is found by: its digits alone, those of a CN apart from those of ISSNs. */
export const numberToken = (number: string): string =>
  /^\d{2}-\d{4}$/.test(number) ? `#cn${number.replace('-', '')}` : `#${number.replace('-', '')}`;

/** What a keyword that may be the beginning of an ISSN or CN is looked up by; null where it cannot be one. */
export function numberWanted(keyword: string): string | null {
  const text = keyword
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .trim();
  const issn = /^(?:E?-?ISSN[\s:]*)?(\d{4})[-\s]?(\d{0,3}[\dX]?)$/.exec(text);
  if (issn) return `#${issn[1]}${issn[2]}`;
  const cn = /^(?:CN[\s:]*(\d{2})-?(\d{0,4})|(\d{2})-(\d{1,4}))(?:\/[A-Z0-9]{0,6})?$/.exec(text);
  return cn ? `#cn${cn[1] ?? cn[3]}${cn[2] ?? cn[4]}` : null;
}
