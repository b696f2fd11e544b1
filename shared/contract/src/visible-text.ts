/**
 * What is drawn as nothing: characters that every reader may ignore by Unicode's own word (widths, directions, fillers,
 * selectors, tags), controls, marks of annotations, and the blank signs that are letters by their class. The selector
 * behind an emoji belongs to it.
 */
const unseen =
  /(\p{Extended_Pictographic}\ufe0f)|\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}|[\u2800\ufff9-\ufffb\u{1d159}]/gu;

/** A text without the characters that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1');

/** One line of what can be seen. */
export const oneLine = (text: string): string => withoutUnseen(text).replace(/\s+/gu, ' ').trim();

/** Characters as people count them: code points of what can be seen, with white space drawn together. */
export const visibleLength = (text: string): number => [...oneLine(text)].length;
