import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontends } from '../bootstrap/build.mjs';
import { root } from '../bootstrap/run.mjs';

const slashed = (path) => path.replaceAll('\\', '/');

/** A text as a regular expression has it. */
export const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Makes a function of one text remember its answers. */
export function remembered(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

/** The text of a file of the workspace. */
export const textOf = remembered((path) => readFileSync(join(root, path), 'utf8'));

/** Whether a file of the workspace is there. */
export const isThere = remembered((path) => existsSync(join(root, path)));

/** Scripts below a folder, by their paths in the workspace. */
export const scriptsIn = remembered((folder) => {
  if (!isThere(folder)) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${slashed(name)}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('/node_modules/'))
    .sort();
});

/** Folders below a folder, by their paths. */
export const foldersIn = (folder) =>
  isThere(folder)
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : [];

export const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/** `file:line` of the place in a file. */
export const placeIn = (path, index) => `${path}:${textOf(path).slice(0, index).split('\n').length}`;

export const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);

/** What tests share: no test itself, and nothing of the product. */
export const isHelper = (path) => !isTest(path) && (/\/testing\//.test(path) || path.startsWith('e2e/'));

/** Every part with routes, the shell among them. */
export const parts = () =>
  [...new Set(['shell', ...frontends()])].filter((part) => isThere(`${part}/routes.json`));
