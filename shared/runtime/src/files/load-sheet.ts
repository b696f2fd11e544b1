import { attach } from './attach';
import { presentAddress } from './attempts';
import { hashOf } from './hash-of';
import { fileLimits } from './limits';

/**
 * Loads a style sheet of a release through an element that somebody else made.
 * @throws FileError when it is not the file that the release names, cannot be had, or hangs
 */
export async function loadSheet(link: HTMLLinkElement): Promise<void> {
  const address = link.getAttribute('href') ?? '';
  // It came with what the server drew.
  if (document.querySelector(`style[data-sheet="${CSS.escape(address)}"]`)) return;
  link.integrity = await hashOf(address);
  link.setAttribute('href', presentAddress(address));
  await attach(link, address, fileLimits.sheet);
}
