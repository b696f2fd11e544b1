import type { ReleaseJson } from '@harbor/contract';
import { own } from '../builtins/own';
import { snapshot } from '../platform/snapshot';
import { FileError } from './file-error';
import { fileLimits } from './limits';

const releases = new Map<string, Promise<ReleaseJson>>();

/** Addresses whose stored copy was no good: the next request passes the browser's cache by and mends it. */
const distrusted = new Set<string>();

/** Whether a file can be had at all: `fetch` says of a wrong hash what it says of a broken line. */
function isThere(address: string, signal: AbortSignal): Promise<boolean> {
  return own.fetch(address, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function fetchRelease(folder: string): Promise<ReleaseJson> {
  const address = `${folder}release.json`;
  const hashes = snapshot.integrity[folder];
  const integrity = hashes === null ? '' : hashes?.['release.json'];
  if (integrity === undefined) throw new FileError('integrity', address);
  const cache = distrusted.delete(address) ? 'reload' : 'default';
  const signal = AbortSignal.timeout(fileLimits.description);
  try {
    const answer = await own.fetch(address, { integrity, cache, signal });
    if (!answer.ok) throw new FileError('error', address);
    return await answer.json();
  } catch (error) {
    if (error instanceof FileError) throw error;
    if (signal.aborted) throw new FileError('timeout', address);
    distrusted.add(address);
    throw new FileError((await isThere(address, signal)) ? 'integrity' : 'error', address);
  }
}

/**
 * What a release says of itself: the files behind each page and share, and the hash of every file. Its own hash came
 * with the page. Asked for once; after a failure the next call tries again.
 * @param folder public folder of the release, with a slash at the end
 * @throws FileError when it cannot be had or is not the one that the server chose
 */
export function releaseIn(folder: string): Promise<ReleaseJson> {
  const known = releases.get(folder) ?? fetchRelease(folder);
  releases.set(folder, known);
  known.catch(() => releases.delete(folder));
  return known;
}

/** Forgets what was fetched; between tests. */
export function resetReleases(): void {
  releases.clear();
  distrusted.clear();
}
