import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** What tests write beside a package. */
const isResult = (name: string) => /^results-[a-z-]+\.json$/.test(name);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (ignored.has(entry.name) || entry.name.startsWith('.') || isResult(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/**
 * Fingerprint of everything that a build is made of: the same inputs give the same version, so a build is skipped
 * when nothing changed, and its public path is known before webpack starts.
 * @param places files and folders, in a fixed order
 * @returns 8 hexadecimal digits
 */
export function fingerprint(root: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = statSync(place).isDirectory() ? filesBelow(place) : [place];
    for (const file of files)
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
