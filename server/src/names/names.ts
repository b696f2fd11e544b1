import { composed } from '@harbor/contract/composed';
import { aliases } from './aliases';

/** Who somebody is, as far as it is known. */
export interface Known {
  /** The name that the platform shows. */
  name: string;
  /** Where they work, one entry or several. */
  units: string[];
  /** What they say of themselves. */
  bio: string;
}

/** Endings that say what a place is. Of several that fit the first is taken, so longer ones come first. */
const places = [
  '大学',
  '学院',
  '研究院',
  '科学院',
  '研究所',
  '研究中心',
  '附属医院',
  '医院',
  '有限公司',
  '公司',
  '集团',
];

/** Endings that say what somebody is, not who. */
const titles = [
  '课题组',
  '研究组',
  '实验室',
  '团队',
  '副教授',
  '教授',
  '老师',
  '讲师',
  '导师',
  '博士',
  '院士',
  '研究员',
  '主任',
  '医生',
  '医师',
  '组',
];

/** Words of Latin names that say the same, or nothing. */
const latin: Record<string, string> = {
  university: 'univ',
  institute: 'inst',
  college: 'coll',
  laboratory: 'lab',
  universite: 'univ',
  universita: 'univ',
  universitat: 'univ',
  universidad: 'univ',
  universidade: 'univ',
};
const empty = new Set(['of', 'the', 'and', 'at', 'univ', 'inst', 'coll', 'lab', 'prof', 'professor', 'dr']);

/** One spelling of what looks alike: full and half width, upper and lower case; what is no letter or digit is a space. */
const plain = (text: string): string =>
  composed(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const squeezed = (text: string): string => plain(text).replaceAll(' ', '');

/** Words in Latin letters, without their accents. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .match(/[a-z]+/g) ?? [];

/** The telling words of a Latin name, in no order: `Univ. of Oxford` is `Oxford University`. */
const latinWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => latin[word] ?? word)
    .filter((word) => !empty.has(word));

const isLatin = (text: string): boolean => !/\p{Script=Han}/u.test(text);

/** Languages of names: whether an entry of a list is in it alone, and whether a text has a name in it. */
export const languages: { name: string; isIn: (entry: string) => boolean; has: (text: string) => boolean }[] =
  [
    { name: '中文', isIn: (entry) => !isLatin(entry), has: (text) => !isLatin(text) },
    {
      name: '英文',
      isIn: (entry) => isLatin(entry) && /[a-z]{2}/.test(plain(entry)),
      has: (text) => /[a-z]{2}/.test(plain(text)),
    },
  ];

const endingOf = (text: string, endings: string[]): string | undefined =>
  endings.find((ending) => text.endsWith(ending));

/** Without its titles: `周老师课题组` → `周`. */
function withoutTitles(text: string): string {
  const title = endingOf(text, titles);
  return title ? withoutTitles(text.slice(0, -title.length)) : text;
}

/** Whether the characters of a short name stand in a whole one in their order, beginning with its first. */
function shortens(short: string, whole: string): boolean {
  if (short[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Whether a short name is one of those that have to be known: 川大 of 四川大学, and 川大化学学院 with it. */
const isAlias = (short: string, whole: string): boolean =>
  Object.entries(aliases).some(
    ([alias, institutions]) => short.startsWith(alias) && institutions.some((one) => whole.includes(one)),
  );

/** Whether one of two names holds the other; a single character says nothing. */
const holds = (a: string, b: string): boolean =>
  (b.length > 1 && a.includes(b)) || (a.length > 1 && b.includes(a));

function sameLatin(avoided: string, text: string): boolean {
  const words = latinWords(avoided);
  const known = new Set(latinWords(text));
  return words.some((word) => word.length > 2) && words.every((word) => known.has(word));
}

/**
 * Whether a word is made of the first letters of a name, as SJTU and MIT are, or of some of its letters and ends with the
 * first of its last word, as PKU and ZJU do.
 */
function isAcronym(word: string, name: string): boolean {
  if (!/^[a-z]{3,7}$/.test(word)) return false;
  const words = wordsOf(name);
  const telling = words.filter((one) => !['of', 'the', 'and', 'at', 'for'].includes(one));
  if (telling.length < 2) return false;
  const initials = (list: string[]) => list.map(([first]) => first).join('');
  if ([words, telling].some((list) => initials(list) === word)) return true;
  return telling.at(-1)?.[0] === word.at(-1) && shortens(word.slice(0, -1), telling.slice(0, -1).join(''));
}

/** Whether one of two Latin names is the short form of the other. */
const isShortLatin = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([short = '', long = '']) => wordsOf(short).length === 1 && isAcronym(wordsOf(short)[0] ?? '', long),
  );

function isUnit(avoided: string, unit: string): boolean {
  if (sameLatin(avoided, unit) || isShortLatin(avoided, unit)) return true;
  if (isLatin(avoided)) return false;
  const a = squeezed(avoided);
  const b = squeezed(unit);
  if (places.includes(a) || places.includes(b)) return false;
  if (holds(a, b)) return true;
  if (isAlias(a, b) || isAlias(b, a)) return true;
  // 北大, 华科, 哈工大; and the same where the record is short.
  const short = (name: string) =>
    name.length > 1 && name.length < 5 && /^\p{Script=Han}+$/u.test(name) && !endingOf(name, places);
  return (short(a) && shortens(a, b)) || (short(b) && shortens(b, a));
}

function isPerson(avoided: string, name: string): boolean {
  if (sameLatin(avoided, name)) return true;
  const [a, b] = [squeezed(avoided), squeezed(name)];
  if (isLatin(avoided)) return a !== '' && a === b;
  const [who, known] = [withoutTitles(a), withoutTitles(b)];
  if (who === '' || known === '') return false;
  if (holds(who, known)) return true;
  // A surname with a title is everybody of that name; and so is one on record for whoever is avoided by the whole name.
  const surname = (short: string, long: string, titled: boolean) =>
    short.length === 1 && titled && long.startsWith(short) && long.length < 5;
  return surname(who, known, who !== a) || (surname(known, who, known !== b) && !endingOf(who, places));
}

/**
 * What of the buyer's list somebody falls under. Judges in favour of the promise: a part of a name, a usual short form and a
 * surname with a title count; names in another language are not known to be the same.
 * @param avoided institutions and teachers in the buyer's words
 */
export function avoidedIn(avoided: readonly string[], { name, units, bio }: Known): string[] {
  const said = squeezed(bio);
  const inBio = (item: string) => {
    const a = squeezed(item);
    if (sameLatin(item, bio)) return true;
    return !isLatin(item) && !places.includes(a) && a.length > 1 && said.includes(a);
  };
  return avoided.filter(
    (item) => isPerson(item, name) || units.some((unit) => isUnit(item, unit)) || inBio(item),
  );
}
