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
  const kinds = Map.groupBy(found, ({ kind }) => kind);
  return {
    what,
    ...Object.fromEntries([...kinds].map(([kind, all]) => [kind, [...new Set(all.map(({ line }) => line))]])),
  };
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

/** Each two signs that follow each other. */
const pairsIn = (text) => {
  const signs = [...text.toLowerCase().replace(/[\s/:]+/g, '')];
  return new Set(signs.slice(1).map((sign, at) => signs[at] + sign));
};

/** How alike two texts are, 0 to 1: what they have in common of their pairs of signs. */
function likeness(one, other) {
  const [own, its] = [pairsIn(one), pairsIn(other)];
  return (2 * own.intersection(its).size) / (own.size + its.size || 1);
}

/** The names that are most like what was asked for; none where nothing is. */
export function nearest(asked) {
  const near = everything()
    .map(({ line, words }) => ({ line, like: Math.max(...words.map((word) => likeness(word, asked))) }))
    .filter(({ like }) => like > 0.2)
    .sort((one, other) => other.like - one.like)
    .map(({ line }) => line);
  return [...new Set(near)].slice(0, 5);
}
