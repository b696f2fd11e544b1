import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What an entry says of its dependencies: lines with specifier and version, by name. */
function resolvedIn(entry) {
  const blocks = entry.matchAll(/^ {6}'?([^\s']+)'?:\n {8}specifier: '?([^\n']+)'?\n {8}version: .+$/gm);
  return new Map([...blocks].map(([lines, name, specifier]) => [name, { lines, specifier }]));
}

/**
 * Writes a new remote into the lockfile with what was resolved for the other parts, if they have all that it depends on
 * and are of one mind.
 * @returns whether it stands there now
 */
export function lockLike(name, others) {
  const { head, entries, tail } = readImporters(readFileSync(lockfile, 'utf8'));
  const known = entries.filter((entry) => others.includes(nameOf(entry)) && nameOf(entry) !== name);
  const resolved = known.map(resolvedIn);
  let own = `  ${name}:\n`;
  for (const [group, wanted] of Object.entries(dependenciesOf(name))) {
    own += `    ${group}:\n`;
    for (const [dependency, specifier] of Object.entries(wanted)) {
      const found = resolved.map((of) => of.get(dependency)).filter((one) => one?.specifier === specifier);
      const [lines, ...different] = new Set(found.map((one) => one.lines));
      if (!lines || different.length > 0) return false;
      own += `${lines}\n`;
    }
  }
  const rest = entries.filter((entry) => nameOf(entry) !== name);
  const at = rest.findIndex((entry) => (nameOf(entry) ?? '') > name);
  rest.splice(at < 0 ? rest.length : at, 0, own);
  writeFileSync(lockfile, head + rest.join('\n') + tail);
  return true;
}
