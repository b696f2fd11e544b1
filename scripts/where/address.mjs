import { importsOf, isThere, parts, placeIn, scriptsIn, textOf } from './sources.mjs';

const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Segments of an address, without query and hash. */
const segments = (address) => address.split(/[?#]/)[0].split('/').filter(Boolean);

const isParameter = (segment) => segment.startsWith(':');

/** Whether an address, or the pattern of a route itself, means a route. What a template leaves open fits everything. */
function fits(pattern, address) {
  const [own, asked] = [segments(pattern), segments(address)];
  if (own.length !== asked.length) return false;
  return own.every((segment, at) =>
    isParameter(segment)
      ? !(own.length === 1 && /^[a-z]+$/.test(asked[at]))
      : segment.toLowerCase() === asked[at].toLowerCase(),
  );
}

/** Routes and redirects of every part. */
export const allRoutes = () =>
  parts().flatMap((part) => {
    const file = `${part}/routes.json`;
    const { routes, redirects = [] } = JSON.parse(textOf(file));
    const entries = [...textOf(file).matchAll(/"(?:path|from)": "([^"]+)"/g)];
    const lineOf = (path, nth) => placeIn(file, entries.filter(([, at]) => at === path)[nth]?.index ?? 0);
    const nthOf = (list, key, one) => list.filter((other) => other[key] === one[key]).indexOf(one);
    return [
      ...routes.map((route) => ({ part, route, entry: lineOf(route.path, nthOf(routes, 'path', route)) })),
      ...redirects.map((redirect) => ({
        part,
        redirect,
        entry: lineOf(redirect.from, nthOf(redirects, 'from', redirect)),
      })),
    ];
  });

/** The file of a route's page: of its platform, or the one for both. */
export function pageOf({ part, route }) {
  const named = `${part}/src/${route.page}`;
  return [`${named}.tsx`, `${named.replace(/\.mobile$/, '')}.tsx`].find(isThere);
}

/** Where the title and readable text of a route come from: a resolver, else `routes.json` alone. */
function seoOf({ seo }) {
  if (!seo) return undefined;
  const index = 'server/src/web/seo/index.ts';
  const name = new RegExp(`^  '?${escaped(seo)}'?(?:: (\\w+))?,`, 'm').exec(textOf(index));
  const resolver = name?.[1] ?? seo;
  const file = importsOf(index).get(resolver);
  if (!file) return undefined;
  const at = textOf(file).search(new RegExp(`export (?:const|function|async function) ${resolver}\\b`));
  return placeIn(file, Math.max(at, 0));
}

/** Texts in a script that begin like an address; what a template fills in stands as one segment. */
function addressesIn(path) {
  const literals = textOf(path).matchAll(/['"`](?:\$\{[^}]*\})?(\/[^'"`\s]*)['"`]/g);
  return [...literals].map(([, address]) => address.replace(/\$\{[^}]*\}/g, '1'));
}

/** The browser tests that open a route. */
const testsOf = ({ path }) =>
  scriptsIn('e2e').filter((file) => addressesIn(file).some((address) => fits(path, address)));

/** The routes that an address, or the pattern of a route, means. */
export function routesAt(address) {
  const found = allRoutes().filter(({ route, redirect }) => fits(route?.path ?? redirect.from, address));
  // A route that names each segment goes before one with parameters.
  const literal = found.filter(({ route }) => route && !route.path.includes(':'));
  return literal.length > 0 && !address.includes(':') ? literal : found;
}

/** What lies beside a page: what it reads. */
function readBeside(page) {
  const file = page && `${page.slice(0, page.lastIndexOf('/'))}/queries.ts`;
  return file && isThere(file) ? [file] : [];
}

/** What there is to say about an address: one paragraph for each platform. */
export function whereAddress(address) {
  return routesAt(address).map((one) => {
    const { part, route, redirect, entry } = one;
    if (redirect)
      return { what: `${redirect.from} (${redirect.platform})`, part, entry, 'leads to': [redirect.to] };
    return {
      what: `${route.path} (${route.platform}, ${route.access})`,
      part,
      entry,
      page: pageOf(one),
      reads: readBeside(pageOf(one)),
      title: seoOf(route) ?? `${entry} “${route.title}”`,
      calls: route.queries ?? [],
      tests: testsOf(route),
    };
  });
}
