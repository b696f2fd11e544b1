/** Controls other than line ends and tabs, signs of direction and width, halves of characters; a joiner makes one emoji of several. */
const steering = /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\u{e0000}-\u{e0fff}]/gu;

/** A text as it may go to a terminal: what would steer it is shown as its number, `\u{1b}`. */
export const printable = (text) =>
  String(text).replace(steering, (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`);

/** A text as one line: a cell of a table, or what follows a name. */
export const printableLine = (text) => printable(text).replace(/\s*[\n\t]+\s*/g, ' ');
