import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, stateFolder } from './run.mjs';

const ignored = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path).sort()) {
    if (!ignored.has(entry) && !entry.startsWith('.')) yield* filesBelow(join(path, entry));
  }
}

/** Hash of files and folders below the workspace, by their contents. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(join(root, place))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(stateFolder, 'stamps', name);

/** Whether a step was done with just these inputs the last time. */
export function isUpToDate(name, print) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;
}

export function remember(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
