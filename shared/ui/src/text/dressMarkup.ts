import { frame } from './frame';

const opening = `<div ${Object.entries(frame)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}>`;

/**
 * Of what `dressText` does, what can be seen before it is done: frames around tables, pictures that come as one scrolls.
 * For the server, where the markup that it has cleaned is a text.
 */
export function dressMarkup(html: string): string {
  let depth = 0;
  return html.replace(/<table\b|<\/table>|<img\b/gi, (tag) => {
    if (/img/i.test(tag)) return `${tag} loading="lazy" decoding="async"`;
    depth += tag.startsWith('</') ? -1 : 1;
    if (tag.startsWith('</')) return depth === 0 ? `${tag}</div>` : tag;
    return depth === 1 ? opening + tag : tag;
  });
}
