import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routesJson } from '@harbor/contract';
import { homeWords } from '@harbor/contract/home-words';
import { infoPagesOf } from '@harbor/contract/info-pages';
import { submissionGuide } from '../../areas/content/submissions/guide';
import { workspaceRoot } from '../../paths';
import { seoResolvers } from '.';
import { plainHead } from './head';
import { saidTitles } from './testing/said-titles';

const parts = ['shell', 'mf-services', 'mf-forum', 'mf-academic', 'mf-account', 'mf-staff'];

const routes = parts.flatMap((part) =>
  routesJson
    .parse(JSON.parse(readFileSync(join(workspaceRoot, part, 'routes.json'), 'utf8')))
    .routes.map((route) => ({ ...route, part })),
);
const open = routes.filter(({ access }) => access === 'public');

const pages = new Set(routes.map(({ part, page }) => join(part, 'src', page.replace(/\.mobile$/, ''))));

/** What a file of a front end is called without its platform. */
const stem = (file: string) => file.replace(/(\.(mobile|desktop))?\.tsx$/, '');

/**
 * The sources of a page that call `usePage`, on the platform of its route or on both: its own, and parts beside it that
 * are no page of another route.
 */
function sourcesOf({ part, page, platform }: (typeof routes)[number]): string[] {
  const own = join(part, 'src', page.replace(/\.mobile$/, ''));
  const beside = readdirSync(join(workspaceRoot, dirname(own)))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => join(dirname(own), name));
  const files = beside.filter((file) => {
    if (stem(file) !== own && pages.has(stem(file))) return false;
    const marked = file.match(/\.(mobile|desktop)\.tsx$/)?.[1];
    return marked ? marked === platform : !beside.includes(`${stem(file)}.${platform}.tsx`);
  });
  return files
    .map((file) => readFileSync(join(workspaceRoot, file), 'utf8'))
    .filter((source) => source.includes('usePage('));
}

test.each(open.filter(({ seo }) => seo))(
  'without data, $path of the $platform has the title of its route',
  (route) => {
    const head = seoResolvers[route.seo ?? '']?.({
      routeTitle: '路由的标题',
      publicUrl: 'https://harbor.example',
      path: route.path,
      queries: [],
    });
    expect(head?.title).toBe(route.path === '/' ? homeWords.title : plainHead('路由的标题').title);
  },
);

test.each([
  ["usePage({ title: '标题', ready })", ['标题']],
  ["const title = '标题'; usePage({ ready, title })", ['标题']],
  ["usePage({ title: data ? `工单` : '标题' })", ['工单', '标题']],
  [
    "const short = `标题`; const title = data?.title ?? (onPhone ? short : '长标题'); usePage({ title })",
    ['标题', '长标题'],
  ],
  ["usePage({ navTitle: '标题', crumbs: [{ title: '标题' }], ready })", []],
  ['usePage({ title: data?.title, ready })', []],
])('the titles in %s are found', (source, titles) => {
  expect(saidTitles(source)).toEqual(titles);
});

test('no page says the title of its route once more', () => {
  const again = routes.filter((route) => sourcesOf(route).flatMap(saidTitles).includes(route.title));
  expect(routes.filter((route) => sourcesOf(route).length > 0).length).toBeGreaterThan(60);
  expect(routes.filter((route) => sourcesOf(route).flatMap(saidTitles).length > 0)).not.toEqual([]);
  expect(again.map(({ part, platform, path }) => `${part} ${platform} ${path}`)).toEqual([]);
});

test('direct submission is called in its content as in its routes', () => {
  const titles = routes.filter(({ path }) => path === '/uploadfile/').map(({ title }) => title);
  const { title } = submissionGuide();
  expect(titles).toEqual([title, title]);
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
