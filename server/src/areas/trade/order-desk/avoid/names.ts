import { composed } from '@harbor/contract/composed';

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

/** Short names whose characters do not stand in the whole one in their order, from its first character on. */
const aliases: Record<string, string> = {
  人大: '中国人民大学',
  国科大: '中国科学院大学',
  社科院: '中国社会科学院',
};

/** Words of Latin names that say the same, or nothing. */
const latin: Record<string, string> = {
  university: 'univ',
  institute: 'inst',
  college: 'coll',
  laboratory: 'lab',
};
const empty = new Set(['of', 'the', 'and', 'at', 'univ', 'inst', 'coll', 'lab', 'prof', 'professor', 'dr']);

/** One spelling of what looks alike: full and half width, upper and lower case; what is no letter or digit is a space. */
const plain = (text: string): string =>
  composed(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const squeezed = (text: string): string => plain(text).replaceAll(' ', '');

/** The telling words of a Latin name, in no order: `Univ. of Oxford` is `Oxford University`. */
const latinWords = (text: string): string[] =>
  (plain(text).match(/[a-z]+/g) ?? []).map((word) => latin[word] ?? word).filter((word) => !empty.has(word));

const isLatin = (text: string): boolean => !/\p{Script=Han}/u.test(text);

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

/** Whether one of two names holds the other; a single character says nothing. */
const holds = (a: string, b: string): boolean =>
  (b.length > 1 && a.includes(b)) || (a.length > 1 && b.includes(a));

function sameLatin(avoided: string, text: string): boolean {
  const words = latinWords(avoided);
  const known = new Set(latinWords(text));
  return words.some((word) => word.length > 2) && words.every((word) => known.has(word));
}

function isUnit(avoided: string, unit: string): boolean {
  if (sameLatin(avoided, unit)) return true;
  if (isLatin(avoided)) return false;
  const a = squeezed(avoided);
  const b = squeezed(unit);
  if (places.includes(a) || places.includes(b)) return false;
  if (holds(a, b)) return true;
  const whole = aliases[a];
  if (whole && b.includes(whole)) return true;
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
