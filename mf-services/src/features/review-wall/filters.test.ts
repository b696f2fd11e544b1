import { readWallFilters, wallPath, wallQuery } from './filters';

test.each([
  '/evaluationlist/',
  '/evaluationlist/?category=5&stars=3&filter=image&page=2',
  '/evaluationlist/?stars=1',
])('%s is read and written again', (path) => {
  const filters = readWallFilters(new URL(path, 'http://site').searchParams);
  expect(wallPath(filters)).toBe(path);
});

test('what makes no sense is left out', () => {
  const params = new URLSearchParams('category=99999&stars=6&filter=best&page=-1');
  expect(readWallFilters(params)).toEqual({
    category: undefined,
    stars: undefined,
    content: 'all',
    page: 1,
  });
});

test('the plain wall asks without a query, as the server did for the page', () => {
  const query = wallQuery(readWallFilters(new URLSearchParams()), 1);
  expect(Object.values(query ?? {}).filter((value) => value !== undefined)).toEqual([]);
});
