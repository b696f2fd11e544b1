import type { ReleaseJson } from '@harbor/contract';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';
import { makeBuild, route } from '../areas/operations/platform/testing/builds';
import { allRoutes, pathsOfPage, routesOf } from './page-routes';
import { carriedRoutes } from './snapshot';

function part(remote: string, change: Partial<ReleaseJson['routes']>): ReleaseJson {
  const { release } = makeBuild({ remote });
  return { ...release, routes: { ...release.routes, ...change } };
}

const shell = part('shell', { frameLinks: { desktop: ['/', '/notes/', '/old/', '/later/'], mobile: ['/'] } });
const notes = part('mf-notes', {
  routes: [
    route('/notes/', { queries: ['GET /index/goods'], seo: 'home' }),
    route('/notes/:id', { crumbs: [{ title: '笔记', path: '/notes/' }, { title: '甲' }] }),
    route('/notes/new'),
    route('/notes/', { platform: 'mobile' }),
  ],
  redirects: [{ platform: 'desktop', from: '/old/', to: '/notes/new' }],
});
const set: ReleaseSet = { id: 'x', shell, remotes: [notes] };

const pathsIn = (routes: ReturnType<typeof allRoutes>) =>
  Object.values(routes).flatMap((each) => each.routes.map(({ path }) => path));

test('the page, the frame’s links with where they lead on to, the breadcrumb and 404 stand in a page', () => {
  const asked = '/notes/5';
  const [route] = notes.routes.routes.filter(({ path }) => path === '/notes/:id');
  if (!route) throw new Error('no such route');
  const paths = pathsOfPage(set, 'desktop', asked, route);
  expect(paths).toEqual(['/notes/5', '/404/', '/', '/notes/', '/old/', '/later/', '/notes/']);
  const { routes, settled } = routesOf(set, 'desktop', paths);
  expect(pathsIn(routes)).toEqual(['/', '/404/', '/notes/', '/notes/:id', '/notes/new']);
  expect(routes['mf-notes']?.redirects).toEqual(notes.routes.redirects);
  expect(settled).toEqual(['notes/5', '404', '', 'notes', 'old', 'later', 'notes/new']);
});

test('what else there is stays away, and is not called settled because a route happens to fit', () => {
  const { routes, settled } = routesOf(set, 'desktop', ['/notes/5']);
  expect(pathsIn(routes)).toEqual(['/notes/:id']);
  expect(settled).toEqual(['notes/5']);
});

test('browsers get all routes of their platform, without what the server alone reads', () => {
  expect(pathsIn(allRoutes(set, 'mobile'))).toEqual(['/notes/']);
  expect(allRoutes(set, 'desktop')['mf-notes']?.routes[0]).toEqual(route('/notes/'));
});

test.each([
  ['stable', false],
  ['canary', false],
  ['override', true],
] as const)('%s: whether the page carries all routes', (channel, all) => {
  const carried = carriedRoutes(
    { set, parts: new Map([['mf-notes', { release: notes, channel }]]) },
    'desktop',
    ['/'],
  );
  expect(carried.source === undefined).toBe(all);
  expect(pathsIn(carried.routes).includes('/notes/:id')).toBe(all);
});
