import { importsOf } from './imports.mjs';
import { escaped, folderOf, isTest, placeIn, scriptsIn, textOf } from './sources.mjs';

const seo = 'server/src/web/seo';

/** The resolver that writes a route's head on the server: its file, its place. */
export function resolverOf({ seo: named }) {
  if (!named) return undefined;
  const index = `${seo}/index.ts`;
  const entry = new RegExp(`^  '?${escaped(named)}'?(?:: (\\w+))?,`, 'm').exec(textOf(index));
  const name = entry?.[1] ?? named;
  const file = importsOf(index).find(({ here }) => here === name)?.file;
  if (!file) return undefined;
  const at = textOf(file).search(new RegExp(`export (?:const|function|async function) ${name}\\b`));
  return { file, place: placeIn(file, Math.max(at, 0)) };
}

/** Tests of a route's resolver: those that import it, and those of all resolvers beside it. */
export const resolverTests = (resolver) =>
  resolver
    ? scriptsIn(seo)
        .filter(isTest)
        .filter((test) => {
          const taken = importsOf(test).map(({ file }) => file);
          return (
            taken.includes(resolver.file) ||
            (taken.includes(`${seo}/index.ts`) && folderOf(test) === folderOf(resolver.file))
          );
        })
    : [];

/** The text between the brace at a place and its end. */
function braced(text, start) {
  let deep = 0;
  for (let at = start; at < text.length; at++) {
    if ('{[('.includes(text[at])) deep++;
    if ('}])'.includes(text[at]) && --deep === 0) return text.slice(start + 1, at);
  }
  return '';
}

/** Entries of an object by its own commas, not those within what it holds. */
function entriesIn(text) {
  const entries = [''];
  let deep = 0;
  for (const sign of text) {
    if ('{[('.includes(sign)) deep++;
    if ('}])'.includes(sign)) deep--;
    if (sign === ',' && deep === 0) entries.push('');
    else entries[entries.length - 1] += sign;
  }
  return entries.map((entry) => entry.trim().replace(/\s+/g, ' '));
}

/** Where the files of a page give it a title or a description of its own, with what they give. */
function givenBy(files, what) {
  return files.flatMap((file) =>
    [...textOf(file).matchAll(/\busePage\(\{/g)].flatMap(({ index, 0: opening }) =>
      entriesIn(braced(textOf(file), index + opening.length - 1))
        .filter((entry) => new RegExp(`^${what}\\b|^\\.\\.\\.`).test(entry))
        .map((entry) => `${placeIn(file, index)} usePage({ ${entry} })`),
    ),
  );
}

/** Every place that a page's title comes from: its entry, the server's head, its own files. */
export const titlesOf = ({ route, entry }, resolver, files) => [
  `${entry} “${route.title}”`,
  ...(resolver ? [`${resolver.place} resolver “${route.seo}”`] : []),
  ...givenBy(files, 'title'),
];

/** Every place that a page's description comes from. */
export function descriptionsOf({ route }, resolver, files) {
  const head = `${seo}/head.ts`;
  const forAll = `${placeIn(head, textOf(head).indexOf('const siteDescription'))} siteDescription`;
  return [resolver ? `${resolver.place} resolver “${route.seo}”` : forAll, ...givenBy(files, 'description')];
}
