import { cleanPost } from '../../areas/forum/text/clean';
import { escapeHtml } from '../../delivery/html';
import type { Chance } from '../chance';
import type { ForumFile, GuidePart, Issue } from './shapes';

const figures = 6;

/** Address of a drawn figure. */
const figureUrl = (n: number) => `/media/demo/forum/figure-${String(n).padStart(2, '0')}.svg`;

/** A post of the demo: its title and HTML. */
export interface DemoPost {
  title: string;
  content: string;
  /** Of a question: what answers it. */
  answer?: string;
}

const site = 'http://localhost';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag} colspan="1" rowspan="1">${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table style="width:100%"><tbody>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

const code = (language: string, lines: string) =>
  `<pre><code class="language-${language}">${escapeHtml(lines)}</code></pre>`;

/** What one person writes of an issue: in one frame, from one field, with a table, code or a figure here and there. */
export function wordsOf(file: ForumFile, issue: Issue, frame: number, chance: Chance): DemoPost {
  const [name, [first, second, third], beside] = issue;
  const { title, open, heading, close } = file.frames[frame] ?? {
    title: '{issue}',
    open: [],
    heading: [],
    close: [],
  };
  const fill = (text: string) =>
    text.replaceAll('{issue}', name).replaceAll('{field}', chance.pick(file.fields));
  const closing = paragraph(chance.pick(close));
  const asked = asks(title) ? issue[3] : undefined;
  const parts = [
    paragraph(fill(chance.pick(open))),
    `<h3>${escapeHtml(chance.pick(heading))}</h3>`,
    paragraph(first),
    ...(beside === 'code' ? [code(...chance.pick(file.codes))] : []),
    paragraph(second),
    ...(beside === 'table' || chance.is(0.15) ? [table(chance.pick(file.tables))] : []),
    ...(chance.is(0.3) ? [`<p><img src="${figureUrl(chance.int(1, figures))}" alt="示意图" /></p>`] : []),
    chance.is(0.2) ? `<blockquote>${escapeHtml(third)}</blockquote>` : paragraph(third),
    asked ? paragraph(`想请教：${asked[0]}`) : closing,
  ];
  const content = cleanPost(parts.join(''), site);
  return { title: fill(title), content, ...(asked && { answer: asked[1] }) };
}

/** Whether posts in a frame of this title ask something. */
const asks = (title: string) => title.startsWith('请教');

function draw(part: GuidePart): string {
  switch (part[0]) {
    case 'table':
      return table(part[1]);
    case 'code':
      return code(part[1], part[2]);
    case 'list':
      return `<ul>${part[1].map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<blockquote>${escapeHtml(part[1])}</blockquote>`;
    default:
      return `<${part[0]}>${escapeHtml(part[1])}</${part[0]}>`;
  }
}

/** A long post with headings, formulas, tables and code. */
export function guideOf({ title, parts }: ForumFile['guides'][number]): DemoPost {
  const content = parts.map((part) => draw(part)).join('');
  return { title, content: cleanPost(content, site) };
}
