import { visibleLength } from '@harbor/contract/visible-text';
import { cleanPost, countPictures } from './clean';
import { markupFault } from './markup-limits';
import { textOf } from './plain';

/** Markup, and the site whose links and pictures are its own. */
export interface Markup {
  html: string;
  publicUrl: string;
}

/** Markup of somebody as it may be kept, or why it is not. */
export type TakenIn =
  | { fault: string }
  | { fault?: undefined; cleaned: string; body: string; letters: number; pictures: number };

/** Longest HTML that is kept, in characters; what was written may grow by its entities. */
const mostCleaned = 400_000;

/** Reads markup that somebody sent: looks whether it is too much, cleans it, and counts what can be seen. */
export const takenIn = ({ html, publicUrl }: Markup): TakenIn =>
  takenInBy((given) => cleanPost(given, publicUrl), html);

/** The same for markup that other rules clean. */
export function takenInBy(clean: (html: string) => string, html: string): TakenIn {
  const fault = markupFault(html);
  if (fault) return { fault };
  const cleaned = clean(html);
  if (cleaned.length > mostCleaned) return { fault: '正文太长，请分成几篇' };
  const body = textOf(cleaned);
  return { cleaned, body, letters: visibleLength(body), pictures: countPictures(cleaned) };
}

/** Cleans what is kept already. */
export const cleaned = ({ html, publicUrl }: Markup): string => cleanPost(html, publicUrl);
