import type { ReleaseJson } from '@harbor/contract';
import { snapshot } from '../platform/snapshot';
import { checkedJson, resetDistrust } from './checked-json';
import { FileError } from './file-error';

const releases = new Map<string, Promise<ReleaseJson>>();

async function fetchRelease(folder: string): Promise<ReleaseJson> {
  const address = `${folder}release.json`;
  const hashes = snapshot.integrity[folder];
  const integrity = hashes === null ? '' : hashes?.['release.json'];
  if (integrity === undefined) throw new FileError('integrity', address);
  return checkedJson(address, integrity);
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
  resetDistrust();
}
