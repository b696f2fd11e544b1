import type { ReleaseJson, RouteEntry } from '@harbor/contract';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';
import { findRoute } from './find-route';

const route = (platform: 'desktop' | 'mobile', path: string): RouteEntry => ({
  platform,
  path,
  title: path,
  access: 'public',
  chrome: 'full',
  page: `features${path}`,
});

function release(
  name: string,
  routes: RouteEntry[],
  redirects: ReleaseJson['routes']['redirects'] = [],
): ReleaseJson {
  const none = { js: [], css: [], shares: [] };
  return {
    name,
    version: '1.0.0-test',
    entry: 'remoteEntry.js',
    globalName: name,
    routes: {
      name,
      owner: '测试',
      contractVersion: '^1.0.0',
      minShell: '1.0.0',
      routes,
      redirects,
      widgets: [],
    },
    base: { desktop: none, mobile: none },
    pages: {},
    widgets: {},
    shares: {},
    integrity: {},
  };
}

const set: ReleaseSet = {
  id: 'test',
  shell: release('shell', [route('desktop', '/'), route('desktop', '/404/')]),
  remotes: [
    release(
      'mf-services',
      [route('desktop', '/goodsdetail/:goodsId'), route('mobile', '/goodsdetail/:id')],
      [{ platform: 'desktop', from: '/productservice/goodsDetail/:goodsId', to: '/goodsdetail/:goodsId' }],
    ),
    release('mf-forms', [
      { ...route('desktop', '/orderform/:form'), params: { form: { from: 1, to: 26 } } },
      { ...route('desktop', '/orderdetail/:id'), params: { id: 'id' } },
    ]),
    release('mf-account', [route('desktop', '/message/:kind'), route('desktop', '/message/1')]),
  ],
};

test.each(['/goodsdetail/5', '/goodsdetail/5/'])(
  '%s leads to its owner, with and without a slash at the end',
  (path) => {
    const found = findRoute(set, 'desktop', path);
    expect(found).toMatchObject({ kind: 'page', owner: { name: 'mf-services' }, params: { goodsId: '5' } });
  },
);

test('each platform has its own table', () => {
  expect(findRoute(set, 'mobile', '/goodsdetail/5')).toMatchObject({ kind: 'page', params: { id: '5' } });
  expect(findRoute(set, 'mobile', '/')).toEqual({ kind: 'unknown' });
});

test('a fixed path wins over one with a parameter', () => {
  expect(findRoute(set, 'desktop', '/message/1')).toMatchObject({ route: { path: '/message/1' } });
  expect(findRoute(set, 'desktop', '/message/9')).toMatchObject({ route: { path: '/message/:kind' } });
});

test('the old address of a service leads to the new one', () => {
  const found = findRoute(set, 'desktop', '/productservice/goodsDetail/7');
  expect(found).toEqual({ kind: 'redirect', to: '/goodsdetail/7' });
});

test('parameters are decoded once and encoded again in a redirect', () => {
  const found = findRoute(set, 'desktop', '/productservice/goodsDetail/a%2Fb');
  expect(found).toEqual({ kind: 'redirect', to: '/goodsdetail/a%2Fb' });
  expect(findRoute(set, 'desktop', '/goodsdetail/%E0%A4%A')).toMatchObject({ kind: 'page' });
});

test('everything else is unknown', () => {
  expect(findRoute(set, 'desktop', '/nowhere')).toEqual({ kind: 'unknown' });
  expect(findRoute(set, 'desktop', '/goodsdetail')).toEqual({ kind: 'unknown' });
});

test.each([
  ['/orderform/1', 'page'],
  ['/orderform/26/', 'page'],
  ['/orderform/0', 'unknown'],
  ['/orderform/27', 'unknown'],
  ['/orderform/abc', 'unknown'],
  ['/orderform/1e1', 'unknown'],
  ['/orderform/%31', 'page'],
  ['/orderdetail/999999', 'page'],
  ['/orderdetail/0', 'unknown'],
  ['/orderdetail/-1', 'unknown'],
  ['/orderdetail/1234567890123456', 'unknown'],
])('%s, whose route says what its parameter may be, is %s', (path, kind) => {
  expect(findRoute(set, 'desktop', path).kind).toBe(kind);
});
