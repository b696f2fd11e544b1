import type { Purify } from '@harbor/ui';
import { isOwnPicture } from './policy';
import { pictureInAddress, picturesInRtf } from './wordPictures';

/** What stands in the clipboard, with the pictures found in it. */
export interface Pasted {
  pictures: { element: HTMLImageElement; file: File }[];
  /** Names of pictures that nobody can read: on the writer's disk, or on another site. */
  lost: string[];
  /** The markup as it is by then, with whatever addresses the pictures have been given. */
  html: () => string;
}

const lastPart = (address: string) =>
  decodeURIComponentSafely(address.split(/[\\/]/).pop() ?? '').slice(0, 40);

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads what was copied, when there are pictures in it that are not on this site: those with their bytes in the address,
 * and those of Word, which stand in the RTF beside the markup. Null where the editor can do by itself.
 */
export function readPasted(purify: Purify, html: string, rtf: string): Pasted | null {
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|file|data|blob|\/|#)/i,
  });
  const foreign = [...fragment.querySelectorAll('img')].filter(
    (picture) => !isOwnPicture(picture.getAttribute('src') ?? ''),
  );
  if (foreign.length === 0) return null;
  const inWord = picturesInRtf(rtf);
  // In a document of its own: in the page's, the browser would load the pictures.
  const place = fragment.ownerDocument.createElement('div');
  place.append(fragment);
  const found: Pasted = { pictures: [], lost: [], html: () => place.innerHTML };
  let local = 0;
  for (const [n, element] of foreign.entries()) {
    const address = element.getAttribute('src') ?? '';
    let file = pictureInAddress(address, n + 1);
    if (/^file:/i.test(address) || !address) {
      file = inWord[local] ?? null;
      local += 1;
    }
    if (file) {
      // Nothing is to be loaded from there meanwhile.
      element.removeAttribute('src');
      found.pictures.push({ element, file });
    } else {
      const name = address.startsWith('data:') ? '' : lastPart(address);
      found.lost.push(name || `第 ${n + 1} 张`);
      element.remove();
    }
  }
  return found;
}
