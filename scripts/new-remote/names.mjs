import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Names as `routes.json` takes them; words of letters, divided by single hyphens. */
const remoteName = /^mf-[a-z]+(-[a-z]+)*$/;
const pageName = /^[a-z]+(-[a-z]+)*$/;

const accesses = ['public', 'login', 'teacher', 'staff'];

/** What may stand in a title without being escaped in code or markup. */
const titleText = /^[\p{L}\p{N} ·、（）()-]{1,20}$/u;

const words = JSON.parse(
  readFileSync(join(root, 'server/src/areas/operations/platform/addresses/reserved-words.json'), 'utf8'),
);

/** Words that the server or the shell answer themselves. */
const reserved = new Set([...words.server, ...words.shell]);

const capital = (word) => word[0].toUpperCase() + word.slice(1);

const wordOf = (name) => name.slice('mf-'.length);

/**
 * Everything that is named after a remote and its first page: `mf-data-room` has the feature `data-room` with
 * `DataRoomPage` at `/data-room/`; with a page `shelves`, the feature `shelves` with `ShelvesPage` at `/data-room/shelves`.
 */
export function namesOf({ name, title, page, access = 'public', owner }) {
  const word = wordOf(name);
  const feature = page ?? word;
  const heading = title ?? word;
  return {
    name,
    title: heading,
    owner: owner ?? `${heading}组`,
    access,
    feature,
    prefix: `/${word}/`,
    path: page ? `/${word}/${page}` : `/${word}/`,
    page: `${feature.split('-').map(capital).join('')}Page`,
  };
}

/** Everything below one first segment belongs to one part. */
const firstWord = (path) => path.split('/')[1].toLowerCase();

/** Why a remote cannot be made; undefined when it can. */
export function problemOf({ name, title, page, access, owner, unknown }, { exists, takenPaths }) {
  if (!name) return 'How shall the remote be called?';
  if (unknown.length > 0) return `Unknown argument: ${unknown.join(' ')}`;
  if (!remoteName.test(name))
    return `"${name}" is no name for a remote: it begins with mf- and has small letters and single hyphens only.`;
  if (exists(name)) return `The folder ${name} exists already.`;
  const word = wordOf(name);
  if (reserved.has(word)) return `/${word}/ is answered by the server itself: choose another name.`;
  const taken = takenPaths().find((other) => firstWord(other.path) === word);
  if (taken) return `/${word}/ belongs to ${taken.owner} already: choose another name.`;
  if (title !== undefined && !titleText.test(title))
    return 'The title has 1 to 20 letters, digits, spaces or hyphens.';
  if (owner !== undefined && !titleText.test(owner))
    return 'The owner has 1 to 20 letters, digits, spaces or hyphens.';
  if (page !== undefined && !pageName.test(page))
    return 'The page has small letters and single hyphens only.';
  if (access !== undefined && !accesses.includes(access))
    return `The access is one of ${accesses.join(', ')}.`;
  return undefined;
}
