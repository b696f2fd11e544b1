import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Names as `routes.json` takes them; words of letters, divided by single hyphens. */
const remoteName = /^mf-[a-z]+(-[a-z]+)*$/;

/** What may stand in a title without being escaped in code or markup. */
const titleText = /^[\p{L}\p{N} ·、（）()-]{1,20}$/u;

const words = JSON.parse(
  readFileSync(join(root, 'server/src/areas/operations/platform/addresses/reserved-words.json'), 'utf8'),
);

/** Words that the server or the shell answer themselves. */
const reserved = new Set([...words.server, ...words.shell]);

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Everything that is named after a remote: `mf-data-room` has the feature `data-room` with `DataRoomPage`. */
export function namesOf(name, title) {
  const feature = name.slice('mf-'.length);
  return {
    name,
    title: title ?? feature,
    feature,
    path: `/${feature}/`,
    page: `${feature.split('-').map(capital).join('')}Page`,
  };
}

/** Everything below one first segment belongs to one part. */
const firstWord = (path) => path.split('/')[1].toLowerCase();

/** Why a remote cannot be made; undefined when it can. */
export function problemOf({ name, title, unknown, exists, takenPaths }) {
  if (!name) return 'How shall the remote be called?';
  if (unknown.length > 0) return `Unknown argument: ${unknown.join(' ')}`;
  if (!remoteName.test(name))
    return `"${name}" is no name for a remote: it begins with mf- and has small letters and single hyphens only.`;
  if (exists(name)) return `The folder ${name} exists already.`;
  const { path, feature } = namesOf(name);
  if (reserved.has(feature)) return `${path} is answered by the server itself: choose another name.`;
  const taken = takenPaths().find((other) => firstWord(other.path) === feature);
  if (taken) return `${path} belongs to ${taken.owner} already: choose another name.`;
  if (title !== undefined && !titleText.test(title))
    return 'The title has 1 to 20 letters, digits, spaces or hyphens.';
  return undefined;
}
