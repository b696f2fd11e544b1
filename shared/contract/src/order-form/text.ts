import { cleanPeopleText } from '../people-text';

const tag = /<(\/?)(script|style|iframe|object|embed)\b[^<>]*>?/gi;

/** A text without scripts and the like: each from its tag to the one that ends it, or the tag alone where none does. */
function withoutScripts(text: string): string {
  const tags = [...text.matchAll(tag)].map(({ index, 0: whole, 1: slash, 2: name = '' }) => ({
    from: index,
    to: index + whole.length,
    opens: slash === '' && whole.endsWith('>'),
    ends: slash === '' ? '' : name.toLowerCase(),
    name: name.toLowerCase(),
  }));
  const next = new Map<string, number>();
  /** Of the ends of a kind the first behind a place; places only go on, so that each end is looked at once. */
  const endAfter = (name: string, place: number) => {
    let at = next.get(name) ?? 0;
    while (at < tags.length && !(tags[at]?.ends === name && (tags[at]?.from ?? 0) >= place)) at += 1;
    next.set(name, at);
    return tags[at]?.to;
  };
  let kept = '';
  let done = 0;
  for (const one of tags) {
    if (one.from < done) continue;
    kept += text.slice(done, one.from);
    done = (one.opens ? endAfter(one.name, one.to) : undefined) ?? one.to;
  }
  return kept + text.slice(done);
}

/** Tags inside tags that are taken off one by one; whoever nests them deeper writes no text. */
const mostLayers = 8;

/** What is kept of a text: trimmed, without scripts and characters that nobody sees. Everything else stays as typed. */
export function cleanText(text: string): string {
  let kept = cleanPeopleText(text);
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const inner = withoutScripts(kept);
    if (inner === kept) return kept.trim();
    kept = cleanPeopleText(inner);
  }
  return kept.replaceAll('<', '＜').trim();
}

const compound = /\p{M}|\u200d|\p{EMod}|\p{RI}/u;

/** What belongs to the sign before it. */
const joint = '(?:\\p{M}|\\p{EMod}|\\u200d)';
/**
 * A composed sign: two letters of a flag, pictures joined to one, a sign with its marks. `Intl.Segmenter` cuts alike, but
 * for letters that Indian scripts join, and takes a second for what a form may hold.
 */
const sign = new RegExp(
  [
    `\\p{RI}{2}${joint}*`,
    '\\p{Extended_Pictographic}(?:\\p{M}|\\p{EMod}|\\u200d\\p{Extended_Pictographic})*\\u200d?',
    `(?!${joint}).${joint}*`,
    `${joint}+`,
  ].join('|'),
  'gsu',
);

/** How many characters people see: a composed sign counts once, blanks at the ends and unseen characters not at all. */
export function visibleLength(text: string): number {
  const seen = cleanPeopleText(text).trim();
  if (!compound.test(seen)) return [...seen].length;
  return seen.match(sign)?.length ?? 0;
}

/** Whether there is an emoji in it. */
export const hasEmoji = (text: string): boolean =>
  /(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f\u20e3/u.test(text);
