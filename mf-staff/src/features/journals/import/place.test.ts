import { placePath, readPlace } from './place';

test.each([
  ['', 'changed', undefined, '', 1],
  ['?tab=refused&page=3', 'refused', undefined, '', 3],
  ['?kind=jump&q=2049-3630', 'changed', 'jump', '2049-3630', 1],
  ['?tab=nothing&kind=toString&page=-1', 'changed', undefined, '', 1],
])('%s is read', (search, tab, kind, q, page) => {
  expect(readPlace(new URLSearchParams(search), 'changed')).toEqual({ tab, kind, q, page });
});

test('an address says what differs from a fresh one', () => {
  expect(placePath(3, { tab: 'changed', kind: 'metric', q: 'a b', page: 2 })).toBe(
    '/staff/journals/import/3?tab=changed&kind=metric&q=a+b&page=2',
  );
  expect(placePath(3, { q: '', page: 1 })).toBe('/staff/journals/import/3');
});
