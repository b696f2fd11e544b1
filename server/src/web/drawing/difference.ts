/** Characters around the first place where two texts differ. */
const around = 40;

/** Where two drawings of a page part, in a few words of both; empty where they are the same. */
export function difference(first: string, second: string): string {
  if (first === second) return '';
  let at = 0;
  while (first[at] === second[at]) at += 1;
  const words = (text: string) => text.slice(Math.max(0, at - around / 2), at + around);
  return `“${words(first)}” / “${words(second)}”`;
}
