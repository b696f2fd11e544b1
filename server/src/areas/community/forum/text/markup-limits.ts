import { Parser } from 'htmlparser2';

/** How much markup a post may be made of: every character of the longest text in an element of its own, twice. */
export const markupLimits = {
  /** Elements within elements; the cleaner keeps 60. */
  depth: 100,
  elements: 5000,
  attributes: 10_000,
};

/** What the writer reads of markup beyond the limits. */
const tooDeep = '正文的格式嵌套太深，请清除格式后再提交';
const tooMany = '正文的格式太多，请清除部分格式，或分成几篇';

class Beyond extends Error {}

/**
 * Why markup is not read at all; undefined where it may be. The parser is the cleaner's own, so that both see the same
 * elements, and it goes no further than the limits: its list of open elements costs the square of its length.
 */
export function markupFault(html: string): string | undefined {
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      elements += 1;
      if (depth > markupLimits.depth) throw new Beyond(tooDeep);
      if (elements > markupLimits.elements) throw new Beyond(tooMany);
    },
    onattribute: () => {
      attributes += 1;
      if (attributes > markupLimits.attributes) throw new Beyond(tooMany);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  try {
    parser.end(html);
    return undefined;
  } catch (error) {
    if (error instanceof Beyond) return error.message;
    throw error;
  }
}
