import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Platform, type ReleaseJson, type RouteEntry, routesJson } from '@harbor/contract';
import { workspaceRoot } from '../paths';
import { pageFinder } from './live-pages';
import { seoResolvers } from './seo';

const route = (platform: Platform, path: string): RouteEntry => {
  return { platform, path, title: path, access: 'public', chrome: 'full', page: 'Page' };
};

function release(
  name: string,
  routes: RouteEntry[],
  redirects: ReleaseJson['routes']['redirects'] = [],
): ReleaseJson {
  const none = { js: [], css: [], shares: [] };
  const declared = { name, owner: '测试', contractVersion: '^1.0.0', minShell: '1.0.0', widgets: [] };
  return {
    ...{ name, version: '1.0.0-a', entry: 'remoteEntry.js', globalName: name },
    routes: { ...declared, routes, redirects },
    ...{ base: { desktop: none, mobile: none }, pages: {}, widgets: {}, shares: {}, integrity: {} },
  };
}

const shell = release('shell', [route('mobile', '/')]);
const account = release(
  'mf-account',
  ['/breadcrumb/3', '/breadcrumb/2', '/setting/userid'].map((path) => route('mobile', path)),
  [
    { platform: 'mobile', from: '/idsetting/', to: '/setting/userid' },
    { platform: 'mobile', from: '/forum', to: '/forumindex/' },
  ],
);

test('a page is there when a release of the set has it on the platform, or an old address leads to it', () => {
  const hasPage = pageFinder({ id: 'a', shell, remotes: [account] }, 'mobile');
  const asked = ['/', '/idsetting/?from=help#phone', '/forum', '/academic/', '/breadcrumb/3'];
  expect(asked.filter(hasPage)).toEqual(['/', '/idsetting/?from=help#phone', '/breadcrumb/3']);
  expect(pageFinder({ id: 'a', shell, remotes: [account] }, 'desktop')('/breadcrumb/3')).toBe(false);
});

test('readable pages link to nothing that no release has, and do as soon as one has it', () => {
  const link = (path: string, title: string) => ({
    id: 1,
    question: '问',
    answer: '答',
    link: { path, title },
  });
  const articles = [link('/idsetting/', '账号设置'), link('/keyanclass/', '视频学院')];
  const data = {
    updated_at: '2026-11-15',
    categories: [{ id: 1, title: '账号', description: '', articles }],
  };
  const html = (remotes: ReleaseJson[]) =>
    seoResolvers.help?.({
      ...{ routeTitle: '帮助中心', platform: 'mobile', publicUrl: '', path: '/breadcrumb/3' },
      queries: [{ key: 'GET /help/list', data, status: 200 }],
      hasPage: pageFinder({ id: 'a', shell, remotes }, 'mobile'),
    }).html ?? '';
  const links = (text: string) =>
    [...text.matchAll(/<a href="([^"#]+)"/g)].map(([, path]) => path).filter((path) => path !== '');
  expect(links(html([account]))).toEqual(['/idsetting/', '/breadcrumb/3', '/breadcrumb/2']);
  const courses = release('mf-courses', [route('mobile', '/keyanclass/')]);
  expect(links(html([account, courses]))).toContain('/keyanclass/');
});

const parts = readdirSync(workspaceRoot).filter((name) => /^(shell|mf-[a-z]+)$/.test(name));
const declared = parts.flatMap((part) => {
  const file = join(workspaceRoot, part, 'routes.json');
  return existsSync(file) ? routesJson.parse(JSON.parse(readFileSync(file, 'utf8'))).routes : [];
});

test.each(
  declared
    .filter(({ path }) => path.includes(':'))
    .map((one) => [`${one.platform} ${one.path}`, one] as const),
)('%s answers 404 for what is no thing: each parameter has a rule, or a call that knows it', (_, one) => {
  const asked = (one.queries ?? []).join(' ');
  for (const [, name = ''] of one.path.matchAll(/:(\w+)/g))
    expect([name, one.params?.[name] !== undefined || asked.includes(`:${name}`)]).toEqual([name, true]);
  // Who is no member sees it too, so a thing that is not there has to be known before the page.
  if (one.access === 'public') expect(asked).toContain(':');
});
