import type { PageSnapshot } from '@harbor/contract';
import { snapshot as empty } from '../platform/snapshot';
import { remote, route, smallSite } from '../testing/snapshots';
import { matchPage, resolvePath } from './match';

const site: PageSnapshot = { ...empty, ...smallSite };

test.each(['/goodsdetail/5', '/goodsdetail/5/'])('%s is the services page of number 5', (path) => {
  expect(matchPage(site, path)).toMatchObject({
    owner: 'mf-services',
    params: { goodsId: '5' },
    route: { title: '服务详情' },
  });
});

test.each(['/productservice', '/productservice/'])('%s needs no exact slash', (path) => {
  expect(matchPage(site, path)?.route.path).toBe('/productservice/');
});

test('an old address leads to the new one with its number', () => {
  expect(resolvePath(site, '/productservice/goodsDetail/7')).toEqual({
    kind: 'redirect',
    to: '/goodsdetail/7',
  });
});

test('an unknown path leads nowhere', () => {
  expect(resolvePath(site, '/nowhere/at/all')).toEqual({ kind: 'unknown' });
});

test('routes of the other platform do not count', () => {
  expect(resolvePath(site, '/search/').kind).toBe('unknown');
  expect(resolvePath({ ...site, platform: 'mobile' }, '/search/').kind).toBe('page');
});

test.each([
  ['/orderform/26', 'page'],
  ['/orderform/27', 'unknown'],
  ['/orderform/abc', 'unknown'],
])('%s, whose route says what its parameter may be, is %s', (path, kind) => {
  const params = { form: { from: 1, to: 26 } };
  const forms = remote('mf-forms', [route('/orderform/:form', { params })]);
  expect(resolvePath({ ...site, remotes: [forms] }, path).kind).toBe(kind);
});

test('what the page cannot tell is left open, even where one of its routes happens to fit', () => {
  const partly: PageSnapshot = {
    ...site,
    routeSource: { address: '/routes.json', integrity: '', settled: ['goodsdetail/5', 'closed'] },
  };
  expect(matchPage(partly, '/goodsdetail/5/')?.params).toEqual({ goodsId: '5' });
  expect(resolvePath(partly, '/closed/')).toEqual({ kind: 'unknown' });
  for (const path of ['/goodsdetail/6', '/nowhere/at/all'])
    expect(resolvePath(partly, path)).toEqual({ kind: 'unsettled' });
});
