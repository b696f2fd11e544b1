import { importsOf, reach } from './imports.mjs';
import { folderOf, isTest, placeIn, scriptsIn, textOf } from './sources.mjs';

const hops = 8;

/** The files a page is made of on its platform, each with how many imports away it is. */
export const filesOf = (page, { part, route }) =>
  reach([page], { hops, inside: `${part}/src`, platform: route.platform });

const isQueries = (path) => path.endsWith('/queries.ts');

/** The texts of a file that begin at the left edge, by what they declare. */
function declarationsIn(path) {
  const text = textOf(path);
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)/gm)];
  return starts.map(({ index, 1: name }, at) => ({
    name,
    index,
    text: text.slice(index, starts[at + 1]?.index),
  }));
}

const blank = (text) => text.replace(/[^\n]/g, ' ');

// Neither comments nor what is read anew after a change, a list of calls, says what a page makes.
const aside = /\/\*[\s\S]*?\*\/|\/\/.*|invalidateCalls\([^)]*\)|\[\s*(?:(?:'[^']*'|\.\.\.\w+)\s*,?\s*)+\]/g;

/** A text without what is said aside, each sign that is left in its place. */
const withoutAsides = (text) => text.replace(aside, blank);

/** The declarations that names lead to. */
function usedIn(path, names) {
  const all = declarationsIn(path);
  const used = new Set(all.filter(({ name }) => names.has(name)));
  for (const one of used) {
    const words = new Set(withoutAsides(one.text).match(/\w+/g));
    for (const other of all) if (words.has(other.name)) used.add(other);
  }
  return [...used];
}

const keys = /(?<!<)'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g;

const callsIn = (path, from, text) =>
  [...withoutAsides(text).matchAll(keys)].map(({ index, 1: key }) => ({
    key,
    place: placeIn(path, from + index),
  }));

/** The calls that a page makes: of a `queries.ts` only what its files import, of the others all they name. */
export function callsOf(files, { route: { platform } }) {
  const imported = new Map();
  for (const file of files.keys()) {
    for (const { there, file: from } of importsOf(file, platform)) {
      if (isQueries(from)) imported.set(from, (imported.get(from) ?? new Set()).add(there));
    }
  }
  const calls = [...files.keys()].flatMap((file) =>
    isQueries(file)
      ? usedIn(file, imported.get(file) ?? new Set()).flatMap(({ index, text }) => callsIn(file, index, text))
      : callsIn(file, 0, textOf(file)),
  );
  const first = new Map(calls.map((call) => [call.key, call]));
  return [...first.values()];
}

/** Tests of a page: of its own folder, and those beside its files that import one of them. */
export function testsOf(page, files, { part }) {
  const folders = new Set([...files.keys()].map(folderOf));
  // What is further away is shared by many pages.
  const near = new Set([...files].filter(([, far]) => far <= 2).map(([file]) => file));
  const base = (test) => test.replace(/(\.(both|desktop|mobile))?\.test\.tsx?$/, '');
  const stems = new Set([...near].map((file) => file.replace(/(\.mobile)?\.tsx?$/, '')));
  return scriptsIn(`${part}/src`)
    .filter(isTest)
    .filter(
      (test) =>
        test.startsWith(`${folderOf(page)}/`) ||
        stems.has(base(test)) ||
        (folders.has(folderOf(test)) && importsOf(test).some(({ file }) => near.has(file))),
    );
}
