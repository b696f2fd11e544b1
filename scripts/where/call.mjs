import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { importsOf, parts, placeIn, scriptsIn, textOf } from './sources.mjs';

const contract = 'shared/contract/src/areas';
const areas = 'server/src/areas';

/** Every call of the contract with its place and its area. */
export const allCalls = () =>
  scriptsIn(contract).flatMap((file) =>
    [...textOf(file).matchAll(/^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)': \{/gm)].map((match) => ({
      key: match[1],
      declared: placeIn(file, match.index),
      area: file.slice(contract.length + 1).split(/[/.]/)[0],
    })),
  );

/** The folder of the server's area with a name. */
const folderOf = (area) =>
  readdirSync(join(root, areas), { withFileTypes: true })
    .filter((room) => room.isDirectory())
    .map(({ name }) => `${areas}/${name}/${area}`)
    .find((folder) => scriptsIn(folder).length > 0);

/** Where a call is served, with the text of its handler. */
export function handlerOf({ key, area }) {
  const folder = folderOf(area);
  for (const file of folder
    ? scriptsIn(folder).filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    : []) {
    const at = textOf(file).indexOf(`\n  '${key}':`);
    if (at < 0) continue;
    const rest = textOf(file).slice(at + 1);
    return { file, place: placeIn(file, at + 1), text: rest.slice(0, /\n( {2}'|\})/.exec(rest)?.index) };
  }
  return undefined;
}

/** The files that a handler takes what it calls from. */
function usedBy({ file, text }) {
  const words = new Set(text.match(/\w+/g));
  return [...new Set([...importsOf(file)].flatMap(([name, from]) => (words.has(name) ? [from] : [])))].sort();
}

const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing\//.test(path);

/** Scripts that write a call's key. */
const naming = (key, folders) =>
  folders.flatMap(scriptsIn).filter((path) => textOf(path).includes(`'${key}'`));

const clients = () => [...parts().map((part) => `${part}/src`), 'shared/runtime/src', 'shared/ui/src'];

/** Whatever is to be said about the calls whose key holds these words. */
export function whereCall(asked) {
  const wanted = asked.toLowerCase();
  const all = allCalls();
  const exact = all.filter(({ key }) => key.toLowerCase() === wanted || key.split(' ')[1] === asked);
  const found = exact.length > 0 ? exact : all.filter(({ key }) => key.toLowerCase().includes(wanted));
  return found.map((call) => {
    const handler = handlerOf(call);
    const used = naming(call.key, clients());
    return {
      what: call.key,
      contract: call.declared,
      handler: handler?.place,
      'made of': handler ? usedBy(handler) : [],
      'used by': used.filter((path) => !isTest(path)),
      'first data of': parts()
        .map((part) => `${part}/routes.json`)
        .filter((path) => new RegExp(`"${call.key.replaceAll('/', '\\/')}[?"]`).test(textOf(path))),
      tests: [...naming(call.key, ['server/src', 'e2e']), ...used].filter(isTest),
    };
  });
}
