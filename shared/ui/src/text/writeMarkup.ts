import { allowed, tidy } from './allowed';
import { dressFirst } from './dressText';
import { loadPurify } from './loadPurify';

/** The browser's own cleaner, where it has one; the DOM's types do not know it yet. */
interface Cleaning {
  setHTML?: (html: string, options: { sanitizer: object }) => void;
}

/** Whether the very same stands in an element already, as the server draws it. */
function stands(element: Element, clean: Element | DocumentFragment): boolean {
  if (!element.hasChildNodes()) return false;
  // In its own document, where nothing is loaded.
  const drawn = clean.cloneNode(true) as Element | DocumentFragment;
  dressFirst(drawn);
  const [here, there] = [[...element.childNodes], [...drawn.childNodes]];
  return here.length === there.length && here.every((node, n) => node.isEqualNode(there[n] ?? null));
}

/** Puts clean markup into an element, or leaves what stands there if it is that. */
function put(element: Element, clean: Element | DocumentFragment): void {
  if (!stands(element, clean)) element.replaceChildren(...clean.childNodes);
}

async function writeCleaned(
  element: Element,
  html: string,
  isWanted: () => boolean,
  onWritten?: () => void,
): Promise<void> {
  const purify = await loadPurify();
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: [...allowed.elements, '#text'],
    ALLOWED_ATTR: allowed.attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  if (!isWanted()) return;
  tidy(fragment);
  put(element, fragment);
  onWritten?.();
}

/**
 * Writes markup into an element, cleaned: by the browser's own `setHTML` at once, elsewhere by DOMPurify as soon as it
 * is loaded. Neither runs scripts, handlers or `javascript:` addresses, and nothing is loaded before all is clean.
 * @param onWritten called once it stands there
 * @returns a function that keeps markup still on its way from being written
 */
export function writeMarkup(element: Element, html: string, onWritten?: () => void): () => void {
  let wanted = true;
  const place: HTMLElement & Cleaning = document.implementation.createHTMLDocument('').createElement('div');
  if (place.setHTML) {
    place.setHTML(html, { sanitizer: allowed });
    tidy(place);
    put(element, place);
    onWritten?.();
  } else {
    // Without a cleaner the words are shown, and no markup.
    writeCleaned(element, html, () => wanted, onWritten).catch(() => {
      element.textContent = html.replace(/<[^<>]*>/g, ' ');
    });
  }
  return () => {
    wanted = false;
  };
}
