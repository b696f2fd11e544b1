import { callsOf, filesOf, testsOf } from './page-files.mjs';
import { descriptionsOf, resolverOf, resolverTests, titlesOf } from './page-words.mjs';
import { pageOf, routesAt } from './routes.mjs';
import { isHelper, isTest, scriptsIn } from './sources.mjs';
import { writesAddress } from './written.mjs';

function aboutRedirect({ part, redirect, entry }) {
  const there = routesAt(redirect.to).find(({ route }) => route?.platform === redirect.platform);
  return {
    what: `${redirect.from} (${redirect.platform})`,
    part,
    entry,
    'leads to': [redirect.to, ...(there ? [there.entry, pageOf(there)] : [])],
  };
}

function aboutPage(one) {
  const { part, route, entry } = one;
  const page = pageOf(one);
  const files = page ? filesOf(page, one) : new Map();
  const resolver = resolverOf(route);
  const opening = scriptsIn('e2e').filter((file) => writesAddress(file, route.path));
  return {
    what: `${route.path} (${route.platform}, ${route.access})`,
    part,
    entry,
    page,
    title: titlesOf(one, resolver, [...files.keys()]),
    description: descriptionsOf(one, resolver, [...files.keys()]),
    'first data': route.queries ?? [],
    calls: callsOf(files).map(({ key, place }) => `${key}  ${place}`),
    tests: [
      ...(page ? testsOf(page, files, one) : []),
      ...resolverTests(resolver),
      ...opening.filter(isTest),
    ],
    'test helpers': opening.filter(isHelper),
  };
}

/** What there is to say about an address: one paragraph for each platform. */
export const whereAddress = (address) =>
  routesAt(address).map((one) => (one.redirect ? aboutRedirect(one) : aboutPage(one)));
