import type { DataOf } from '@harbor/contract';
import { textOf } from '../../forum/text/plain';

type Heading = DataOf<'GET /press/:id/detail'>['info']['headings'][number];

/**
 * Names the headings of cleaned markup `h-1`, `h-2` … in their order, for a table of contents: the cleaner takes every
 * name away that somebody wrote.
 */
export function withHeadings(cleaned: string): { content: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const content = cleaned.replace(
    /<h([23])([^<>]*)>/g,
    (tag: string, level: string, attributes: string, at: number) => {
      const from = at + tag.length;
      const title = textOf(cleaned.slice(from, cleaned.indexOf(`</h${level}>`, from))).replace(/\s+/g, ' ');
      if (title === '') return tag;
      const id = `h-${headings.length + 1}`;
      headings.push({ id, title, level: level === '2' ? 2 : 3 });
      return `<h${level} id="${id}"${attributes}>`;
    },
  );
  return { content, headings };
}
