import type { RoutesJson } from '@harbor/contract/routes';
import { checkRedirects } from './redirects';

const page = (path: string) =>
  ({ platform: 'desktop', path, title: '页面', access: 'public', chrome: 'full', page: 'x' }) as const;

const partOf = (name: string, from: string, to: string): RoutesJson => ({
  name,
  owner: '测试组',
  contractVersion: '^1.0.0',
  minShell: '1.0.0',
  routes: [page('/'), page('/404/'), page('/old/:id')],
  redirects: [{ platform: 'desktop', from, to }],
  widgets: [],
});

test('the shell sends people on to a page that it gave to another part', () => {
  expect(checkRedirects(partOf('shell', '/platform/', '/staff/releases'))).toEqual([]);
});

test('a remote sends nobody to another part', () => {
  expect(checkRedirects(partOf('mf-news', '/news/', '/staff/releases'))).toEqual([
    '跳转 /news/ → /staff/releases 没有通向本模块在该端的页面：请直接写最终页面的路径',
  ]);
});

test.each([
  ['/404/', '/platform/new', /没有通向本模块在该端的页面/],
  ['/platform/', '/platform/new', /没有通向本模块在该端的页面/],
  ['/platform/:any', '/:any', /没有通向本模块在该端的页面/],
  ['/platform/', '/staff/:id', /用到了原地址没有的参数 id/],
])('the shell sends nobody from %s to %s', (from, to, says) => {
  const own = partOf('shell', from, to);
  const routes = [...own.routes, page('/platform/a/b')];
  expect(checkRedirects({ ...own, routes })[0]).toMatch(says);
});
