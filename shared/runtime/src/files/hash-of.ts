import { snapshot } from '../platform/snapshot';
import { FileError } from './file-error';
import { placeOf } from './place';
import { releaseIn } from './release';

/**
 * The hash that a file must have: the page brought those of its own files, the release's description has all others.
 * @returns the `integrity` attribute; empty for a watch build, whose files cannot be checked
 * @throws FileError for a file that no release names: it fails closed
 */
export async function hashOf(address: string): Promise<string> {
  const { folder, file } = placeOf(address);
  const hashes = snapshot.integrity[folder];
  if (hashes === null) return '';
  const hash = hashes?.[file] ?? (await releaseIn(folder)).integrity[file];
  if (!hash) throw new FileError('integrity', address);
  return hash;
}
