import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A release as a context may load from it. */
export interface ReleaseFolder {
  /** Public address of its folder, with a slash at the end. */
  address: string;
  /** Where it lies on this machine. */
  folder: string;
  /** SHA-384 of each file, as `release.json` names them. */
  integrity: Record<string, string>;
}

/** A file of a release that cannot be read. Its words are for everybody; the system's, with the path on this machine, are not. */
export class Unreadable extends Error {
  constructor(address: string, cause: unknown) {
    super(`${address} cannot be read`, { cause });
  }
}

function contentOf(path: string, address: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Unreadable(address, error);
  }
}

/**
 * Text of a file of one of these releases: the only way by which code comes into a context.
 * @throws Error for a file that none of them names, or that is not the one that it names
 */
export function released(releases: readonly ReleaseFolder[], address: string): string {
  const release = releases.find((candidate) => address.startsWith(candidate.address));
  const file = release && address.slice(release.address.length);
  const expected = file && Object.hasOwn(release.integrity, file) && release.integrity[file];
  if (!release || !file || !expected) throw new Error(`${address} is no file of the releases drawn`);
  const content = contentOf(join(release.folder, file), address);
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (hash !== expected) throw new Error(`${address} is not the file that its release names`);
  return content.toString();
}
