import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * What a build on disk says of itself, when its files are those that it names; undefined while they are being written.
 * @param folder with `release.json` at its root
 */
export function wholeBuild(folder) {
  try {
    const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const whole = Object.entries(release.integrity).every(
      ([file, hash]) => hashOf(join(folder, file)) === hash,
    );
    return whole ? release : undefined;
  } catch (error) {
    // Half of a description is no JSON, and a file may be gone for a moment.
    if (error instanceof SyntaxError || error.code === 'ENOENT') return undefined;
    throw error;
  }
}
