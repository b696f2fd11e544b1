import { fillPattern, findPlace, matchPattern, segmentsOf } from './route-match';
import type { RouteEntry } from './routes';

const route = (path: string, platform: 'desktop' | 'mobile' = 'desktop'): RouteEntry => ({
  platform,
  path,
  title: path,
  access: 'public',
  chrome: 'full',
  page: path,
});

test.each([
  ['/goodsdetail/:id', '/goodsdetail/5', { id: '5' }],
  ['/goodsdetail/:id/', '/goodsdetail/5', { id: '5' }],
  ['/goodsdetail/:id', '/GoodsDetail/A%2Fb/', { id: 'A/b' }],
  ['/goodsdetail/:id', '/%67oodsdetail/%E4%B8%AD', { id: '中' }],
  ['/goodsdetail/:id', '/goodsdetail/100%', { id: '100%' }],
  ['/goodsdetail/:id', '/goodsdetail/%252e%252e', { id: '%2e%2e' }],
  ['/', '/', {}],
  ['/a', '/a//', {}],
])('%s fits %s', (pattern, address, params) => {
  expect(matchPattern(pattern, address)).toEqual(params);
});

test.each([
  ['/goodsdetail/:id', '/goodsdetail'],
  ['/goodsdetail/:id', '/goodsdetail/'],
  ['/goodsdetail/:id', '/goodsdetail//5'],
  ['/goodsdetail/:id', '//goodsdetail/5'],
  ['/goodsdetail/:id', '/goodsdetail/5/6'],
  ['/goodsdetail/:id', '/goodsdetail/..'],
  ['/goodsdetail/:id', '/goodsdetail/%2e%2E'],
  ['/goodsdetail/:id', '/goodsdetail/.'],
  ['/a/:id', '/a%2F1'],
  ['/academic/', '/academiclist/'],
  ['/k', '/\u212a'],
  ['/s', '/%C5%BF'],
])('%s does not fit %s', (pattern, address) => {
  expect(matchPattern(pattern, address)).toBeUndefined();
});

test('what is filled in stays one segment', () => {
  expect(fillPattern('/a/:id/:b', { id: '/\\evil?#', b: '%' })).toBe('/a/%2F%5Cevil%3F%23/%25');
  expect(fillPattern('/a/b:c', {})).toBe('/a/b:c');
});

test('the most plainly written pattern wins, page or redirect, in whatever order they stand', () => {
  const tables = [
    {
      routes: [route('/x/:a'), route('/x/list'), route('/x/:a', 'mobile')],
      redirects: [
        { platform: 'desktop' as const, from: '/x/old', to: '/x/list' },
        { platform: 'desktop' as const, from: '/:any/list', to: '/x/old' },
      ],
    },
  ];
  const lead = (path: string) => {
    const place = findPlace(tables, 'desktop', path);
    return place.kind === 'page' ? place.route.path : place;
  };
  expect([lead('/x/1'), lead('/x/list'), lead('/x/old'), lead('/y')]).toEqual([
    '/x/:a',
    '/x/list',
    { kind: 'redirect', to: '/x/list' },
    { kind: 'unknown' },
  ]);
  expect(findPlace(tables, 'mobile', '/x/old')).toMatchObject({ kind: 'page', params: { a: 'old' } });
});

describe('the segments of an address', () => {
  test.each([
    ['/', []],
    ['', []],
    ['/a', ['a']],
    ['/a/', ['a']],
    ['a/b', ['a', 'b']],
    ['/a/b////', ['a', 'b']],
    ['/a//b/', ['a', '', 'b']],
    ['//a', ['', 'a']],
    ['////', []],
  ])('%s', (path, segments) => expect(segmentsOf(path)).toEqual(segments));

  test('many slashes before something else stay what they are', () => {
    const path = `${'/'.repeat(50_000)}a${'/'.repeat(50_000)}`;
    const segments = segmentsOf(path);
    expect([segments.length, segments.at(-1), segments.at(-2)]).toEqual([50_000, 'a', '']);
    expect(matchPattern('/:a', path)).toBeUndefined();
  });
});
