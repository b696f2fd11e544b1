import { loadPurify } from './loadPurify';

/** The browser's own cleaner, where it has one; the DOM's types do not know it yet. */
interface Cleaning {
  setHTML?: (html: string, options: { sanitizer: object }) => void;
}

/** Names and forms could stand in for parts of the page; the rest that could do harm is refused by both cleaners anyway. */
const forbidden = { attributes: ['id', 'name', 'form'], elements: ['form', 'style', 'link', 'meta', 'base'] };

async function writeCleaned(
  element: Element,
  html: string,
  isWanted: () => boolean,
  onWritten?: () => void,
): Promise<void> {
  const purify = await loadPurify();
  const clean = purify.sanitize(html, {
    FORBID_ATTR: forbidden.attributes,
    FORBID_TAGS: forbidden.elements,
    RETURN_TRUSTED_TYPE: true,
  });
  if (!isWanted()) return;
  element.innerHTML = clean as unknown as string;
  onWritten?.();
}

/**
 * Writes markup into an element, cleaned: by the browser's own `setHTML` at once, elsewhere by DOMPurify as soon as it
 * is loaded. Neither runs scripts, handlers or `javascript:` addresses.
 * @param onWritten called once it stands there
 * @returns a function that keeps markup still on its way from being written
 */
export function writeMarkup(element: Element, html: string, onWritten?: () => void): () => void {
  let wanted = true;
  const { setHTML } = element as Cleaning;
  if (setHTML) {
    const sanitizer = { removeAttributes: forbidden.attributes, removeElements: forbidden.elements };
    setHTML.call(element, html, { sanitizer });
    onWritten?.();
  } else {
    // Without a cleaner the words are shown, and no markup.
    writeCleaned(element, html, () => wanted, onWritten).catch(() => {
      element.textContent = html.replace(/<[^>]*>/g, ' ');
    });
  }
  return () => {
    wanted = false;
  };
}
