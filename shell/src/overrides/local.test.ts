import { localLink } from './local';

test('a local build is reached over the server on this machine, and leads back to the page', () => {
  expect(localLink('http://localhost:9100', '/goodsdetail/1?a=b')).toBe(
    'http://localhost:9100/open?back=%2Fgoodsdetail%2F1%3Fa%3Db',
  );
});

test.each([
  'http://example.org/',
  'javascript:alert(1)',
  'http://localhost:9100/x/',
  'http://localhost.evil.org/',
])('%s is no place for a local build', (base) => {
  expect(localLink(base, '/')).toBeUndefined();
});
