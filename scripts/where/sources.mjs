import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontends } from '../bootstrap/build.mjs';
import { root } from '../bootstrap/run.mjs';

const slashed = (path) => path.replaceAll('\\', '/');
const texts = new Map();

/** The text of a file of the workspace, read once. */
export function textOf(path) {
  if (!texts.has(path)) texts.set(path, readFileSync(join(root, path), 'utf8'));
  return texts.get(path);
}

/** Whether a file of the workspace is there. */
export const isThere = (path) => existsSync(join(root, path));

/** Scripts below a folder, by their paths in the workspace. */
export function scriptsIn(folder) {
  if (!isThere(folder)) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${slashed(name)}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'))
    .sort();
}

/** `file:line` of the place in a file. */
export const placeIn = (path, index) => `${path}:${textOf(path).slice(0, index).split('\n').length}`;

/** Every part with routes, the shell among them. */
export const parts = () =>
  [...new Set(['shell', ...frontends()])].filter((part) => isThere(`${part}/routes.json`));

/** What each name of an import statement stands for: the file, by the name. */
export function importsOf(path) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const found = new Map();
  for (const [, names, from] of textOf(path).matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)) {
    const file = fileOf(slashed(join(folder, from)));
    for (const name of names.split(',')) {
      const own = name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1);
      if (own && file) found.set(own, file);
    }
  }
  return found;
}

const fileOf = (bare) => ['.ts', '.tsx', '/index.ts'].map((ending) => bare + ending).find(isThere);
