import { placePath, readPlace } from './place';

test.each([
  ['', {}],
  ['type=2&sort=3&page=4', { type: '2', sort: '3', page: 4 }],
  ['type=0&page=1', { type: '0', page: 1 }],
  ['tag=7&keyword=返修信', { tag: 7, keyword: '返修信' }],
  ['type=9&sort=x&page=-1&tag=a&keyword=%20', {}],
  [`keyword=${'长'.repeat(51)}`, {}],
])('the address %s is read with its own words, and what is no value is left out', (address, place) => {
  const read = readPlace(new URLSearchParams(address));
  expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(place);
});

test.each([
  [{}, '/academic/'],
  [{ type: '0', sort: '1', page: 1 } as const, '/academic/'],
  [{ type: '2', sort: '3', page: 4 } as const, '/academic/?type=2&sort=3&page=4'],
  [{ tag: 7, keyword: '返修信 a&b' }, `/academic/?tag=7&keyword=${encodeURIComponent('返修信')}+a%26b`],
])('%j is written as %s', (place, address) => {
  expect(placePath('/academic/', place)).toBe(address);
});
