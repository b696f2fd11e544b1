import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesJson } from '@harbor/contract';
import { homeWords } from '@harbor/contract/home-words';
import { infoPagesOf } from '@harbor/contract/info-pages';
import { workspaceRoot } from '../../paths';
import { seoResolvers } from '.';
import { plainHead } from './head';

const parts = ['shell', 'mf-services', 'mf-forum', 'mf-account', 'mf-staff'];

const routes = parts.flatMap((part) =>
  routesJson
    .parse(JSON.parse(readFileSync(join(workspaceRoot, part, 'routes.json'), 'utf8')))
    .routes.map((route) => ({ ...route, part })),
);
const open = routes.filter(({ access }) => access === 'public');

/** The source of a page, on the platform of its route or on both. */
function sourceOf({ part, page, platform }: (typeof routes)[number]): string {
  const file = join(workspaceRoot, part, 'src', page.replace(/\.mobile$/, ''));
  const own = [`${file}.${platform}.tsx`, `${file}.tsx`].find((one) => existsSync(one));
  return own ? readFileSync(own, 'utf8') : '';
}

test.each(open.filter(({ seo }) => seo))(
  'without data, $path of the $platform has the title of its route',
  (route) => {
    const head = seoResolvers[route.seo ?? '']?.({
      routeTitle: '路由的标题',
      platform: route.platform,
      publicUrl: 'https://harbor.example',
      path: route.path,
      queries: [],
      hasPage: () => true,
    });
    expect(head?.title).toBe(route.path === '/' ? homeWords.title : plainHead('路由的标题').title);
  },
);

test('no page says the title of its route once more', () => {
  const again = routes.filter(
    (route) => sourceOf(route).match(/usePage\(\{\s*title: '([^']*)'/)?.[1] === route.title,
  );
  expect(routes.filter((route) => sourceOf(route).includes('usePage(')).length).toBeGreaterThan(60);
  expect(again.map(({ part, path }) => part + path)).toEqual([]);
});

test.each(['desktop', 'mobile'] as const)(
  'the information pages of the %s are called as their routes are',
  (platform) => {
    const titles = new Map(
      routes.filter((route) => route.platform === platform).map(({ path, title }) => [path, title]),
    );
    for (const page of infoPagesOf(platform))
      expect([page.path, titles.get(page.path)]).toEqual([page.path, page.title]);
  },
);
