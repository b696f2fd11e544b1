/** How deep brackets of all kinds may be inside each other, and how many of each mark a sheet may have. */
export const limits = { depth: 16, blocks: 10_000, marks: 60_000 };

const closing: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/** With whitespace at both ends, anything that can neither end the address nor hide where it ends. */
const plainAddress = /url\(\s*(?:[^\s"'()\\]+\s*)?\)/iy;

/** Strings with what may stand in them: no line ends, so that nobody disagrees on where they end. */
const strings = /"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"|'(?:[^'\\\n\r\f]|\\[^\n\r\f])*'/y;

const comments = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//y;

/** A name of an at-rule, as letters. */
const atWords = /@-?[a-z][a-z-]*(?![\w\\\u0080-\uffff-])/iy;

/** What stands at a place as a whole, by its first letter. */
export function lengthAt(text: string, at: number): number | undefined {
  const match = (pattern: RegExp): number | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    return found ? found[0].length : undefined;
  };
  switch (text[at]) {
    case '"':
    case "'":
      return match(strings);
    case '/':
      return text[at + 1] === '*' ? match(comments) : 1;
    case '\\':
      return at + 1 < text.length && !/[\n\r\f]/.test(text[at + 1] ?? '') ? 2 : undefined;
    case '@':
      return match(atWords);
    case 'u':
    case 'U': {
      if (!/^url\($/i.test(text.slice(at, at + 4))) return 1;
      // With quotes it is a function like others.
      return /^url\(\s*["']/i.test(text.slice(at, at + 40)) ? 3 : match(plainAddress);
    }
    case '<':
      return text.startsWith('<!--', at) ? undefined : 1;
    case '-':
      return text.startsWith('-->', at) ? undefined : 1;
    case '\0':
      return undefined;
    default:
      return 1;
  }
}

/** What a linear look finds in a sheet. */
export interface Look {
  /** At-rules in small letters. */
  atRules: Set<string>;
}

/**
 * Looks at a sheet mark by mark before anything parses it: parsers go down into brackets by recursion, and where a bracket,
 * string or comment is not closed, or closed by another, they disagree on what follows.
 * @returns undefined for a sheet that is not whole, 'much' for one with more or deeper brackets than anybody writes
 */
export function look(text: string): Look | 'much' | undefined {
  const open: string[] = [];
  const atRules = new Set<string>();
  let blocks = 0;
  let marks = 0;
  for (let at = 0; at < text.length; ) {
    const length = lengthAt(text, at);
    if (length === undefined) return undefined;
    const mark = text[at] ?? '';
    const end = closing[mark];
    if (end) open.push(end);
    else if ((mark === '}' || mark === ')' || mark === ']') && open.pop() !== mark) return undefined;
    if (mark === '@') atRules.add(text.slice(at + 1, at + length).toLowerCase());
    if (mark === '{') blocks += 1;
    if (',;:.#>+~*&(["\' \n'.includes(mark)) marks += 1;
    if (open.length > limits.depth || blocks > limits.blocks || marks > limits.marks) return 'much';
    at += length;
  }
  return open.length === 0 ? { atRules } : undefined;
}
