import { textOf } from '../../forum/text/plain';

/**
 * What an article says itself: the text of cleaned markup without what it quotes. An article about a rule has to quote what
 * the rule forbids, and is not held against the words of the rule.
 */
export function ownWords(cleaned: string): string {
  let depth = 0;
  let own = '';
  // What stands between the ends of quotes, and the ends themselves.
  for (const piece of cleaned.split(/(<\/?blockquote[^<>]*>)/)) {
    if (piece.startsWith('<blockquote')) depth += 1;
    else if (piece.startsWith('</blockquote')) depth -= 1;
    else if (depth <= 0) own += `${piece}<br>`;
  }
  return textOf(own);
}
