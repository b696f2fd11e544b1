import { cleanPost } from '../../areas/forum/text/clean';
import { escapeHtml } from '../../delivery/html';
import type { Chance } from '../chance';
import type { ForumFile, Issue } from './shapes';

const figures = 6;

/** Address of a drawn figure. */
const figureUrl = (n: number) => `/media/demo/forum/figure-${String(n).padStart(2, '0')}.svg`;

/** A post of the demo: its title and HTML. */
export interface DemoPost {
  title: string;
  content: string;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag} colspan="1" rowspan="1">${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table style="width:100%"><tbody>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

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
  const code = () => {
    const [language, lines] = chance.pick(file.codes);
    return `<pre><code class="language-${language}">${escapeHtml(lines)}</code></pre>`;
  };
  const parts = [
    paragraph(fill(chance.pick(open))),
    `<h3>${escapeHtml(chance.pick(heading))}</h3>`,
    paragraph(first),
    ...(beside === 'code' ? [code()] : []),
    paragraph(second),
    ...(beside === 'table' || chance.is(0.15) ? [table(chance.pick(file.tables))] : []),
    ...(chance.is(0.3) ? [`<p><img src="${figureUrl(chance.int(1, figures))}" alt="示意图" /></p>`] : []),
    chance.is(0.2) ? `<blockquote>${escapeHtml(third)}</blockquote>` : paragraph(third),
    paragraph(chance.pick(close)),
  ];
  return { title: fill(title), content: cleanPost(parts.join(''), 'http://localhost') };
}
