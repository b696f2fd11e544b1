import { FileError, isIntegrityFailure } from '../files/file-error';
import { snapshot } from '../platform/snapshot';

/** Event on `window` when the code of a page could not be loaded; `preventDefault()` keeps the page from reloading. */
export const preloadErrorEvent = 'harbor:preload-error';

const place = 'harbor:reloaded';

const chunkWords = /Loading (CSS )?chunk|ChunkLoadError|dynamically imported module|could not be used \(/i;

/** Whether an error means that a file of code could not be had, as opposed to code that failed. */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof FileError) return true;
  return error instanceof Error && (error.name === 'ChunkLoadError' || chunkWords.test(error.message));
}

/** webpack tells a file that hung (`timeout`) from one that is not there. */
function hasHung(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'timeout';
}

/** Loads the page anew; replaced in tests. */
export const reloading = { reload: (): void => window.location.reload() };

/**
 * Tells listeners that a page's code is missing and, unless one prevents it, loads the page anew: after a release the
 * old file may be gone. Once for a page and a release; a second failure is a real one.
 * @returns whether the page is being loaded anew
 */
export function handlePreloadError(error: unknown): boolean {
  const event = new CustomEvent(preloadErrorEvent, { detail: { error }, cancelable: true });
  if (!window.dispatchEvent(event)) return false;
  // A new document would hang just as long; people rather see at once that they can try again.
  // Nor is code that was tampered with any better in a new document.
  if (hasHung(error) || isIntegrityFailure(error)) return false;
  const here = `${snapshot.release} ${window.location.pathname}`;
  if (sessionStorage.getItem(place) === here) return false;
  sessionStorage.setItem(place, here);
  reloading.reload();
  return true;
}
