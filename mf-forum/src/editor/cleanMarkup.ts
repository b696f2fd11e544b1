import type { Purify } from '@harbor/ui';
import { inBlocks } from './inBlocks';
import { joinTwins } from './joinTwins';
import { isLength, isOwnPicture, isSafeLink, postMarkup, styleValues } from './policy';

function cleanStyle(element: HTMLElement): void {
  const kept = Object.entries(styleValues).flatMap(([name, fits]) => {
    const value = element.style.getPropertyValue(name).trim();
    return value && fits.test(value) ? [`${name}: ${value}`] : [];
  });
  if (kept.length > 0) element.setAttribute('style', kept.join('; '));
  else element.removeAttribute('style');
}

function cleanAttributes(element: HTMLElement): void {
  if (element.hasAttribute('style')) cleanStyle(element);
  // The editor writes values into its own markup as they are.
  for (const { name, value } of [...element.attributes])
    if (name !== 'style' && /["<>`]/.test(value))
      element.setAttribute(name, value.replace(/["<>`]/g, '').trim());
  const { className } = element;
  const isCode = element.tagName === 'CODE' && /^language-[\w+#-]{1,20}$/.test(className);
  if (!isCode) element.removeAttribute('class');
  for (const name of ['width', 'height']) {
    const size = element.getAttribute(name);
    if (size !== null && !isLength(size)) element.removeAttribute(name);
  }
  for (const name of ['href', 'data-href']) {
    const address = element.getAttribute(name);
    if (address !== null && !isSafeLink(address)) element.removeAttribute(name);
  }
}

/** Cleaned markup as elements of the page; what it names is loaded from here on. */
function cleanPlace(purify: Purify, html: string): HTMLElement {
  const fragment = purify.sanitize(html, { ...postMarkup, RETURN_DOM_FRAGMENT: true });
  for (const element of fragment.querySelectorAll<HTMLElement>('*')) {
    // A film without its frame would stop the editor.
    if ((element.dataset.wEType ?? 'todo') !== 'todo') element.remove();
    cleanAttributes(element);
    if (element instanceof HTMLImageElement && !isOwnPicture(element.getAttribute('src') ?? ''))
      element.remove();
    if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.remove();
  }
  const place = document.createElement('div');
  place.append(fragment);
  return place;
}

/**
 * Markup on its way into the editor or out of it, made of nothing but what a post may have. Pictures from elsewhere go;
 * so do forms, frames and films.
 */
export const cleanMarkup = (purify: Purify, html: string): string => cleanPlace(purify, html).innerHTML;

/** The same for a whole text to begin with: whatever stands in it, stands in a paragraph, a list or another block. */
export function cleanText(purify: Purify, html: string): string {
  const place = cleanPlace(purify, html);
  joinTwins(place);
  inBlocks(place);
  return place.innerHTML;
}
