import type { KeptText } from './rows';

/** Letters of each side of a change that its author reads in the message. */
const most = 40;

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
};

/** Where two texts differ: what stands between their common beginning and their common end. */
function difference(before: string, after: string): [from: string, to: string] {
  const [one, other] = [[...before], [...after]];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  const room = Math.min(one.length, other.length) - start;
  while (end < room && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [one.slice(start, one.length - end).join(''), other.slice(start, other.length - end).join('')];
}

function changeOf(name: string, before: string, after: string): string {
  const [from, to] = difference(before, after).map(shortened);
  if (!from) return `${name}补充了“${to}”`;
  return to ? `${name}的“${from}”改为“${to}”` : `${name}去掉了“${from}”`;
}

const fields = ['title', 'text'] as const;

/** How the fields of a text are called. */
type Names = Record<(typeof fields)[number], string>;

/** What was changed between two texts. */
export interface Changes {
  /** As its author reads it: 标题的“…”改为“…”；正文去掉了“…”. */
  words: string;
  /** The fields alone, for logs that nobody can erase words from: 标题、正文. */
  names: string;
}

/** What was changed in a text; undefined where nothing was. */
export function changesOf(before: KeptText, after: KeptText, names: Names): Changes | undefined {
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return undefined;
  return {
    words: changed.map((field) => changeOf(names[field], before[field], after[field])).join('；'),
    names: changed.map((field) => names[field]).join('、'),
  };
}

/** The sentence about changes that follows a decision in its message; empty without any. */
export const tellChanges = (changes: Changes | undefined): string =>
  changes ? `发布前我们帮您调整了少量文字：${changes.words}。您的原文已保留，如有疑问欢迎联系客服。` : '';
