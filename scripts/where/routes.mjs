import { isThere, parts, placeIn, textOf } from './sources.mjs';

/** Segments of an address, without query and hash. */
const segments = (address) => address.split(/[?#]/)[0].split('/').filter(Boolean);

const isParameter = (segment) => segment.startsWith(':');

/** Whether an address, or the pattern of a route itself, means a route. */
export function fits(pattern, address) {
  const [own, asked] = [segments(pattern), segments(address)];
  if (own.length !== asked.length) return false;
  return own.every((segment, at) =>
    isParameter(segment)
      ? !(own.length === 1 && /^[a-z]+$/.test(asked[at]))
      : segment.toLowerCase() === asked[at].toLowerCase(),
  );
}

const written = /"platform": "(\w+)",\s*"(?:path|from)": "([^"]+)"/g;

/** Routes and redirects of every part, each with the place of its entry. */
export const allRoutes = () =>
  parts().flatMap((part) => {
    const file = `${part}/routes.json`;
    const { routes, redirects = [] } = JSON.parse(textOf(file));
    const entries = [...textOf(file).matchAll(written)];
    const entryOf = (platform, path) => {
      const entry = entries.find(([, ...own]) => own[0] === platform && own[1] === path);
      return placeIn(file, entry ? entry.index + entry[0].length : 0);
    };
    return [
      ...routes.map((route) => ({ part, route, entry: entryOf(route.platform, route.path) })),
      ...redirects.map((redirect) => ({
        part,
        redirect,
        entry: entryOf(redirect.platform, redirect.from),
      })),
    ];
  });

/** The file of a route's page: of its platform, or the one for both. */
export function pageOf({ part, route }) {
  const named = `${part}/src/${route.page}`;
  return [`${named}.tsx`, `${named.replace(/\.mobile$/, '')}.tsx`].find(isThere);
}

const patternOf = ({ route, redirect }) => route?.path ?? redirect.from;

/** The routes and redirects that an address, or the pattern of a route, means, on each platform. */
export function routesAt(address) {
  const found = allRoutes().filter((one) => fits(patternOf(one), address));
  return ['desktop', 'mobile'].flatMap((platform) => {
    const own = found.filter(({ route, redirect }) => (route ?? redirect).platform === platform);
    // One that names each segment goes before one with parameters.
    const literal = own.filter((one) => !patternOf(one).includes(':'));
    return literal.length > 0 && !address.includes(':') ? literal : own;
  });
}
