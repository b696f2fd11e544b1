import { escapeHtml } from '../../../http/escape-html';

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

type Block = { tag: 'p' | 'ul'; lines: string[] };

/**
 * The description of a service as HTML, of what staff write: lines that follow each other are a paragraph, an empty line
 * ends it; `## ` begins a heading and `- ` a point of a list. Everything else is text.
 */
export function htmlOf(text: string): string {
  const html: string[] = [];
  let open: Block | undefined;
  const close = () => {
    if (!open) return;
    const lines = open.lines.map(escapeHtml);
    html.push(
      open.tag === 'p'
        ? `<p>${lines.join('<br>')}</p>`
        : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    );
    open = undefined;
  };
  const add = (tag: Block['tag'], line: string) => {
    if (open?.tag !== tag) close();
    open ??= { tag, lines: [] };
    open.lines.push(line);
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') close();
    else if (line.startsWith('## ')) {
      close();
      html.push(`<h3>${escapeHtml(line.slice(3).trim())}</h3>`);
    } else if (line.startsWith('- ')) add('ul', line.slice(2).trim());
    else add('p', line);
  }
  close();
  return html.join('');
}

/** What staff write, of the HTML that {@link htmlOf} made of it. */
export function textOf(html: string): string {
  const marked = html
    .replaceAll('<li>', '- ')
    .replaceAll('</li>', '\n')
    .replaceAll('<h3>', '## ')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/(?:p|h3|ul)>/g, '\n\n')
    .replace(/<[^<>]*>/g, '');
  const lines = plain(marked)
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line, n) => line !== '' || lines[n - 1] !== '')
    .join('\n')
    .trim();
}
