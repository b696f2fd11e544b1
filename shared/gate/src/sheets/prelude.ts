import type { Selector } from 'lightningcss';
import { lengthAt } from './brackets';

/** What stands at each place of a text until a block begins, comments left out. */
function* marksOf(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length && text[at] !== '{'; ) {
    const length = lengthAt(text, at) ?? 1;
    const mark = text.slice(at, at + length);
    if (!mark.startsWith('/*')) yield mark;
    at += length;
  }
}

/** The selectors of a rule as they were written, without comments. @param from where the rule begins */
export function selectorsAt(text: string, from: number): string[] {
  const found = [''];
  let depth = 0;
  for (const mark of marksOf(text, from)) {
    if (mark === '(' || mark === '[') depth += 1;
    if (mark === ')' || mark === ']') depth -= 1;
    if (mark === ',' && depth === 0) found.push('');
    else found[found.length - 1] += mark;
  }
  return found.map((one) => one.trim());
}

/** How many alternatives the `:is()` and `:where()` of a selector were given. */
function alternativesIn(selector: string): number {
  const lists: boolean[] = [];
  let before = '';
  let alternatives = 0;
  for (const mark of marksOf(selector, 0)) {
    if (mark === '(') {
      const isList = /:(?:is|where)$/i.test(before);
      lists.push(isList);
      if (isList) alternatives += 1;
    } else if (mark === ')') lists.pop();
    else if (mark === '[') lists.push(false);
    else if (mark === ']') lists.pop();
    else if (mark === ',' && lists.at(-1)) alternatives += 1;
    before = (before + mark).slice(-8);
  }
  return alternatives;
}

/** How many of them a part of the tree has. */
function alternativesBelow(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const { kind, selectors } = node as { kind?: unknown; selectors?: unknown };
  const own = (kind === 'is' || kind === 'where') && Array.isArray(selectors) ? selectors.length : 0;
  return Object.values(node).reduce<number>((sum, one) => sum + alternativesBelow(one), own);
}

/** Whether the tree has the rule around a selector in front of it. */
const beginsInside = ([first, second]: Selector) =>
  first?.type === 'nesting' && second?.type === 'combinator' && second.value === 'descendant';

/**
 * Whether the tree says of a selector what browsers read. Of alternatives the parser forgets those that it cannot read,
 * which browsers may well. And where it finds no `&`, it puts one in front, while browsers find it anywhere: in
 * `:nth-child(1 of &)`, in an alternative that nobody can read.
 */
export function isAsWritten(selector: Selector, written: string): boolean {
  if (alternativesIn(written) !== alternativesBelow(selector)) return false;
  const given = /^[&>+~]/.test(written);
  return given || !written.includes('&') || !beginsInside(selector);
}
