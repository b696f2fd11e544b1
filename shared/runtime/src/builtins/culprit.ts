import { own } from './own';
import { type PartText, textsThatRan } from './scripts';
import type { Change } from './table';

/** The source of what was put in a built-in's place; undefined for what has none: bound functions, proxies, values. */
function sourceOf({ value }: Change): string | undefined {
  if (typeof value !== 'function') return undefined;
  const source = own.sourceOf(value);
  return own.includes(source, '[native code]') ? undefined : source;
}

/** The last word of `Array.prototype.map`. */
function wordOf({ name }: Change): string {
  let word = '';
  for (let at = 0; at < name.length; at += 1) word = name[at] === '.' ? '' : word + name[at];
  return word;
}

/** Parts with a word in their files; the first two are enough to know. */
function partsWith(texts: readonly PartText[], word: string): [first?: string, second?: string] {
  let first: string | undefined;
  for (let at = 0; at < texts.length; at += 1) {
    const { owner, text } = texts[at] as PartText;
    if (owner === first || !own.includes(text, word)) continue;
    if (first !== undefined) return [first, owner];
    first = owner;
  }
  return [first];
}

function hasWord(texts: readonly PartText[], part: string, word: string): boolean {
  for (let at = 0; at < texts.length; at += 1)
    if (texts[at]?.owner === part && own.includes(texts[at]?.text ?? '', word)) return true;
  return false;
}

/**
 * The part whose code changed built-ins. A function is found in the files of the release that it was written in; the one
 * that is at work may be another, which only comes to feel it. What has no source (a deletion, a bound function) is laid
 * to who was at work and names in its files what was changed, else to the only remote that does.
 * @param suspect the part that was at work
 * @returns undefined for what no part can be shown to have done: extensions and a developer's console change things too
 */
export async function culpritOf(
  changes: readonly Change[],
  suspect: string | undefined,
): Promise<string | undefined> {
  const texts = await textsThatRan();
  const remotes: PartText[] = [];
  for (let at = 0; at < texts.length; at += 1)
    if (texts[at]?.owner !== 'shell') remotes[remotes.length] = texts[at] as PartText;
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at] as Change;
    const source = sourceOf(change);
    const word = source ?? wordOf(change);
    if (suspect !== undefined && hasWord(texts, suspect, word)) return suspect;
    const [first, second] = partsWith(source === undefined ? remotes : texts, word);
    if (first !== undefined && second === undefined) return first;
  }
  return undefined;
}
