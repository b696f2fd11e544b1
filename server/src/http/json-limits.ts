/** How much structure a JSON body may have; the largest order form has some hundred pieces in six levels. */
export const jsonLimits = {
  /** Objects and lists within each other. */
  depth: 20,
  /** Keys, items and texts together. */
  pieces: 10_000,
};

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
/** `[` and `{`, `]` and `}`: they differ in the bit that makes letters small. */
const [opening, closing, small] = [0x7b, 0x7d, 0x20];

/** Where a text that begins at `from` ends; the length where it does not. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

/**
 * Why JSON is not parsed at all; undefined where it may be. One look from left to right: everything behind it, parser,
 * schemas and checks, then walks over few pieces in few levels. Whether it is JSON is the parser's business.
 */
export function jsonFault(json: string): string | undefined {
  let depth = 0;
  let pieces = 0;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === quote) at = endOfText(json, at);
    else if ((char | small) === opening) {
      depth += 1;
      pieces += 1;
    } else if ((char | small) === closing) depth -= 1;
    else if (char === comma || char === colon) pieces += 1;
    if (depth > jsonLimits.depth) return '提交的内容层次太深';
    if (pieces > jsonLimits.pieces) return '提交的内容项目太多，请分几次提交';
  }
  return undefined;
}
