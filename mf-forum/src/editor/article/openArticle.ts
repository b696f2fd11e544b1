import type { Purify } from '@harbor/ui';
import { cleanText } from '../cleanMarkup';
import { postMarkup } from '../policy';

/** Headings of an article are of two levels, below its title. */
const levels: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Paragraphs of a quote become its lines: the editor holds a quote as one block. */
function asLines(quote: Element): void {
  const inner = [...quote.children].filter(({ tagName }) => ['P', 'DIV', 'BLOCKQUOTE'].includes(tagName));
  for (const block of inner) {
    if (block.nextSibling) block.after(quote.ownerDocument.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
}

/** A figure becomes a picture with its words in the middle below it. */
function asParagraphs(figure: Element): void {
  for (const words of figure.querySelectorAll('figcaption'))
    renamed(words, 'p').setAttribute('style', 'text-align: center');
  figure.replaceWith(...figure.childNodes);
}

/**
 * The text of an article as the editor can hold it: what it would drop or run together is written in its own way before,
 * so that nothing is lost by opening an article.
 */
export function openArticle(purify: Purify, html: string): string {
  const fragment = purify.sanitize(html, {
    ...postMarkup,
    ALLOWED_TAGS: [...postMarkup.ALLOWED_TAGS, 'figure', 'figcaption'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const heading of fragment.querySelectorAll('h1, h4, h5, h6'))
    renamed(heading, levels[heading.tagName] ?? 'h3');
  // From the inside out: a quote within a quote is a line of it.
  for (const quote of [...fragment.querySelectorAll('blockquote')].reverse()) asLines(quote);
  for (const figure of fragment.querySelectorAll('figure')) asParagraphs(figure);
  const place = fragment.ownerDocument.createElement('div');
  place.append(fragment);
  return cleanText(purify, place.innerHTML);
}
