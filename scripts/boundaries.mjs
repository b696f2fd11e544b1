// Which feature imports which, part by part: nothing goes around in a circle, and what one feature takes from another
// comes through that feature's index.ts. `npm run check` runs it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frontends } from './bootstrap/build.mjs';
import { root } from './bootstrap/run.mjs';

/** An import, an export from elsewhere, or a dynamic import of a file of the part itself; `type` when it is types only. */
const importing =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+'(\.[^']+)'|(?:^|\n)import\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/g;

const slashed = (path) => path.replaceAll('\\', '/');

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(slashed)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .sort();
}

function resolveFrom(folder, file, wanted) {
  const path = join(folder, dirname(file), wanted);
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return found && slashed(relative(folder, found));
}

/** What the files of a folder import from each other: `{ from, to, type }`. */
export function importsIn(folder) {
  return sourcesIn(folder).flatMap((from) =>
    [...readFileSync(join(folder, from), 'utf8').matchAll(importing)].flatMap(([, type, ...paths]) => {
      const to = resolveFrom(folder, from, paths.find(Boolean));
      return to ? [{ from, to, type: type !== undefined }] : [];
    }),
  );
}

/** Groups of nodes that reach each other, each sorted; the edges go from the first to the second of a pair. */
export function cyclesOf(edges) {
  const targets = Map.groupBy
    ? Map.groupBy(edges, ([from]) => from)
    : edges.reduce((map, edge) => map.set(edge[0], [...(map.get(edge[0]) ?? []), edge]), new Map());
  const order = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const [, next] of targets.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const [node] of edges) if (!order.has(node)) visit(node);
  return cycles;
}

/** Files that make reads or writes of calls although they are no queries.ts; a folder's data are looked for there. */
export const strayQueriesIn = (folder) =>
  sourcesIn(folder).filter(
    (file) =>
      !/(^|\/)queries\.ts$/.test(file) &&
      /\b(apiQuery|apiInfiniteQuery|apiMutation|useApiMutation)\(/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
  );

const featureOf = (file) => /^features\/([^/]+)\//.exec(file)?.[1];
const isIndex = (file) => /^features\/[^/]+\/index\.tsx?$/.test(file);

/** What crosses the borders within one part: cycles of files, and imports of another feature past its index.ts. */
export function crossingsIn(folder) {
  const imports = importsIn(folder);
  const sideways = imports
    .map(({ from, to }) => ({ from: featureOf(from), to: featureOf(to), file: to }))
    .filter(({ from, to, file }) => from && to && from !== to && !isIndex(file));
  const pairs = new Set(sideways.map(({ from, to }) => `${from} → ${to}`));
  const between = imports.map(({ from, to }) => [featureOf(from), featureOf(to)]);
  return {
    // Types are gone before anything is loaded.
    files: cyclesOf(imports.filter(({ type }) => !type).map(({ from, to }) => [from, to])),
    sideways: [...pairs].sort(),
    queries: strayQueriesIn(folder),
    features: cyclesOf(between.filter(([from, to]) => from && to && from !== to)),
  };
}

/** What is wrong with the parts, in sentences. */
export function problemsOf(parts) {
  return parts.flatMap(({ part, files, sideways, features, queries }) => [
    ...queries.map(
      (file) => `${part}: ${file}: what it reads and writes belongs in the queries.ts of its folder`,
    ),
    ...files.map((names) => `${part}: files import each other in a circle: ${names.join(', ')}`),
    ...features.map((names) => `${part}: features need each other in a circle: ${names.join(', ')}`),
    ...sideways.map(
      (pair) => `${part}: ${pair}: take it from the other feature's index.ts, or move it where both find it`,
    ),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = frontends().map((part) => ({ part, ...crossingsIn(join(root, part, 'src')) }));
  for (const { part, sideways, features } of parts)
    console.log(
      `${part}: ${sideways.length} imports past a feature's index.ts, ${features.flat().length} features in circles`,
    );
  const problems = problemsOf(parts);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
}
