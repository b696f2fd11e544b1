import { importsOf } from './imports.mjs';
import { folderOf, isTest, placeIn, remembered, scriptsIn, textOf } from './sources.mjs';

const hops = 8;

const blank = (text) => text.replace(/[^\n]/g, ' ');

// Neither comments nor what is read anew after a change, a list of calls, says what a page makes.
const aside = /\/\*[\s\S]*?\*\/|\/\/.*|invalidateCalls\([^)]*\)|\[\s*(?:(?:'[^']*'|\.\.\.\w+)\s*,?\s*)+\]/g;

/** The texts of a file that begin at the left edge, by what they declare, each sign in its place. */
const declarationsIn = remembered((path) => {
  const text = textOf(path).replace(aside, blank);
  const starts = [
    ...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:const|let|function|class) (\w+)/gm),
  ];
  return starts.map(({ index, 1: name }, at) => {
    const own = text.slice(index, starts[at + 1]?.index);
    return { name, index, text: own, words: new Set(own.match(/\w+/g)) };
  });
});

/** The declarations that a name leads to within its file; all of them where it names none. */
function declaredBy(path, name) {
  const all = declarationsIn(path);
  const named = all.filter((one) => one.name === name);
  const used = new Set(named.length > 0 ? named : all);
  for (const one of used) for (const other of all) if (one.words.has(other.name)) used.add(other);
  return used;
}

const uses = (declared, here) =>
  declared.words.has(here) || (here.startsWith('import(') && declared.text.includes(here));

/** The files a page is made of on its platform: how many imports away each is, and what of it the page uses. */
export function filesOf(page, { part, route: { platform } }) {
  const files = new Map();
  const names = [{ file: page, there: '*', far: 0 }];
  for (const { file, there, far } of names) {
    if (!files.has(file)) files.set(file, { far, used: new Set() });
    const { used } = files.get(file);
    const fresh = [...declaredBy(file, there)].filter((one) => !used.has(one));
    for (const one of fresh) used.add(one);
    if (far === hops) continue;
    for (const next of importsOf(file, platform)) {
      if (next.file.startsWith(`${part}/src/`) && fresh.some((one) => uses(one, next.here)))
        names.push({ ...next, far: far + 1 });
    }
  }
  return files;
}

const keys = /(?<!<)'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g;

/** The calls that a page makes, each once: what it reads first, at its place in a `queries.ts`. */
export function callsOf(files) {
  const reads = (file) => (file.endsWith('/queries.ts') ? 0 : 1);
  const calls = [...files]
    .sort(([one], [other]) => reads(one) - reads(other))
    .flatMap(([file, { used }]) =>
      [...used].flatMap((declared) =>
        [...declared.text.matchAll(keys)].map(({ index, 1: key }) => ({
          key,
          place: placeIn(file, declared.index + index),
        })),
      ),
    );
  return calls.filter(({ key }, at) => calls.findIndex((other) => other.key === key) === at);
}

/** Tests of a page: of its own folder, and those beside its files that import one of them. */
export function testsOf(page, files, { part }) {
  const folders = new Set([...files.keys()].map(folderOf));
  // What is further away is shared by many pages.
  const near = new Set([...files].filter(([, { far }]) => far <= 2).map(([file]) => file));
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
