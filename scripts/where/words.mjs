import { allCalls, areaFolders } from './call.mjs';
import { allRoutes, pageOf } from './routes.mjs';
import { foldersIn, parts } from './sources.mjs';

/** All that has a name: what it is called, with the words it can be found by. */
const everything = () => [
  ...allRoutes().map((one) => {
    const { route, redirect } = one;
    return route
      ? {
          kind: 'pages',
          line: `${route.path}  ${route.title}  ${pageOf(one)}`,
          words: [route.path, route.title],
        }
      : { kind: 'redirects', line: `${redirect.from}  to ${redirect.to}`, words: [redirect.from] };
  }),
  ...allCalls().map(({ key, summary, declared }) => ({
    kind: 'calls',
    line: `${key}  ${summary}  ${declared}`,
    words: [key, summary],
  })),
  ...[
    ...parts().flatMap((part) => [...foldersIn(`${part}/src`), ...foldersIn(`${part}/src/features`)]),
    ...areaFolders(),
  ].map((folder) => ({ kind: 'folders', line: folder, words: [folder.slice(folder.lastIndexOf('/') + 1)] })),
];

/** A paragraph of what was found, kind by kind. */
function listOf(what, found) {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const linesOf = (wanted) => [
    ...new Set(found.filter(({ kind }) => kind === wanted).map(({ line }) => line)),
  ];
  return { what, ...Object.fromEntries(kinds.map((kind) => [kind, linesOf(kind)])) };
}

/** What is named by all the words that were asked for. */
export function whereWords(asked) {
  const wanted = asked.toLowerCase().split(/\s+/);
  const found = everything().filter(({ words }) => {
    const text = words.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return found.length > 0 ? [listOf(asked, found)] : [];
}

/** Each two signs that follow each other, and each sign that is a word by itself, as Chinese ones are. */
const pairsIn = (text) => {
  const signs = [...text.toLowerCase().replace(/[\s/:]+/g, '')];
  const pairs = signs.slice(1).map((sign, at) => signs[at] + sign);
  return new Set([...pairs, ...signs.filter((sign) => /\p{Script=Han}/u.test(sign))]);
};

/** How alike a name is to what was asked for, 0 to 1: what is the same, of what was asked for and of both. */
function likeness(name, asked) {
  const [own, wanted] = [pairsIn(name), pairsIn(asked)];
  const common = [...own].filter((pair) => wanted.has(pair)).length;
  return common / (wanted.size || 1) / 2 + common / (own.size + wanted.size || 1);
}

/** The names that are most like what was asked for; none where nothing is. */
export function nearest(asked) {
  const near = everything()
    .map(({ line, words }) => ({ line, like: Math.max(...words.map((word) => likeness(word, asked))) }))
    .filter(({ like }) => like > 0.25)
    .sort((one, other) => other.like - one.like)
    .map(({ line }) => line);
  return [...new Set(near)].slice(0, 5);
}
