import { cleanPost } from '../../areas/community/forum/text/clean';
import { escapeHtml } from '../../http/escape-html';
import type { PostPart } from './shapes';

const site = 'http://localhost';

/** Address of a drawing. */
export const figureUrl = (name: string) => `/media/demo/forum/${name}.svg`;

/** Words with their strong places and code; formulas stay as they are written. */
const inline = (words: string) =>
  escapeHtml(words)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const element = (tag: string, words: string) => `<${tag}>${inline(words)}</${tag}>`;
const items = (lines: string[]) => lines.map((line) => element('li', line)).join('');

const marks: [string, string][] = [
  ['### ', 'h3'],
  ['## ', 'h2'],
  ['> ', 'blockquote'],
];

function wordsOf(words: string): string {
  const [mark, tag] = marks.find(([begins]) => words.startsWith(begins)) ?? ['', 'p'];
  return element(tag, words.slice(mark.length));
}

function tableOf([head = [], ...rows]: string[][]): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag} colspan="1" rowspan="1">${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table style="width:100%"><tbody>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function drawn(part: PostPart): string {
  if (typeof part === 'string') return wordsOf(part);
  if ('list' in part) return `<ul>${items(part.list)}</ul>`;
  if ('steps' in part) return `<ol>${items(part.steps)}</ol>`;
  if ('table' in part) return tableOf(part.table);
  if ('code' in part)
    return `<pre><code class="language-${part.code}">${escapeHtml(part.lines.join('\n'))}</code></pre>`;
  const picture = `<p><img src="${figureUrl(part.figure)}" alt="${escapeHtml(part.alt)}" /></p>`;
  return `${picture}<p style="text-align:center">${inline(part.caption)}</p>`;
}

/** A post's pieces as the HTML that the editor would have sent, cleaned as the server keeps it. */
export const htmlOf = (body: PostPart[]): string => cleanPost(body.map(drawn).join(''), site);
