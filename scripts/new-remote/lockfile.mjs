import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../bootstrap/run.mjs';

const lockfile = join(root, 'pnpm-lock.yaml');

function dependenciesOf(name) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  );
  return { dependencies, devDependencies };
}

/** The lockfile's packages of the workspace, each with its lines, and what stands around them. */
function readImporters(text) {
  const begin = text.indexOf('\nimporters:\n') + '\nimporters:\n'.length;
  const end = text.indexOf('\npackages:\n', begin);
  const entries = text.slice(begin, end).split(/\n(?= {2}\S+:\n)/);
  return { head: text.slice(0, begin), entries, tail: text.slice(end) };
}

const nameOf = (entry) => /^\s*(\S+):\n/.exec(entry)?.[1];

/**
 * Writes a new remote into the lockfile where another one has the very same dependencies: what was resolved for that one
 * holds for it.
 * @returns whether it stands there now
 */
export function lockLike(name, others) {
  const wanted = dependenciesOf(name);
  const twin = others.find((other) => other !== name && isDeepStrictEqual(dependenciesOf(other), wanted));
  const { head, entries, tail } = readImporters(readFileSync(lockfile, 'utf8'));
  const lines = entries.find((entry) => nameOf(entry) === twin);
  if (!twin || !lines) return false;
  const own = lines.replace(`${twin}:`, `${name}:`).trimEnd();
  const rest = entries.filter((entry) => nameOf(entry) !== name);
  const at = rest.findIndex((entry) => (nameOf(entry) ?? '') > name);
  rest.splice(at < 0 ? rest.length : at, 0, `${own}\n`);
  writeFileSync(lockfile, head + rest.join('\n') + tail);
  return true;
}
