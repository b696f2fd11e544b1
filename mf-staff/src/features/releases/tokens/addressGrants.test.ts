import type { AddressGrant } from '@harbor/contract';
import { partsWith, prefixesIn } from './addressGrants';

test('prefixes may be typed with or without slashes, divided by whatever is at hand', () => {
  expect(prefixesIn(' academic, /querytool/，/a_b、c-d ')).toEqual([
    '/academic/',
    '/querytool/',
    '/a_b/',
    '/c-d/',
  ]);
  expect(prefixesIn(' / , ')).toEqual([]);
});

test('a part that has addresses and no release yet can be chosen too', () => {
  const grant = { remote: 'mf-academic' } as AddressGrant;
  expect(partsWith(['shell', 'mf-services'], [grant, { ...grant, remote: 'mf-services' }])).toEqual([
    'shell',
    'mf-services',
    'mf-academic',
  ]);
});
