import { newsCleaned } from '../../areas/community/press/text/news';
import { escapeHtml } from '../../http/escape-html';
import type { PressPart } from './shapes';

const site = 'http://localhost';

/** Words with their strong places and links. */
const inline = (words: string) =>
  escapeHtml(words)
    .replace(/\[([^[\]]+)\]\(((?:https?:\/\/|\/)[^()\s[\]]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const element = (tag: string, words: string) => `<${tag}>${inline(words)}</${tag}>`;
const items = (lines: string[]) => lines.map((line) => element('li', line)).join('');

function tableOf({ head, rows }: { head: string[]; rows: string[][] }): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => element(tag, cell)).join('')}</tr>`;
  return `<table style="width:100%"><tbody>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function drawn(part: PressPart): string {
  if (typeof part === 'string') return element('p', part);
  if ('h' in part) return element('h2', part.h);
  if ('list' in part) return `<ul>${items(part.list)}</ul>`;
  if ('steps' in part) return `<ol>${items(part.steps)}</ol>`;
  if ('table' in part) return tableOf(part.table);
  if ('quote' in part) return element('blockquote', part.quote);
  return `<blockquote><p><strong>提示</strong></p>${element('p', part.note)}</blockquote>`;
}

/** The pieces of an article as the HTML that the editor would have sent, cleaned as the server keeps it. */
export const htmlOf = (body: PressPart[]): string =>
  newsCleaned({ html: body.map(drawn).join(''), publicUrl: site, origins: [site] });
