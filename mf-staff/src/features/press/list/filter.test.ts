import { listPath, readFilter } from './filter';

test('an address is read and written the same, what makes no sense there is left out', () => {
  const path = '/staff/press?status=1&type=2&tag=3&special=7&keyword=a&page=4';
  expect(listPath(readFilter(new URLSearchParams(path.split('?')[1])))).toBe(path);
  const nonsense = new URLSearchParams('status=9&type=3&tag=-1&special=x&page=0');
  expect(listPath(readFilter(nonsense))).toBe('/staff/press');
});
