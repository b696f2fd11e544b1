import { type CityReader, type CityRecord, rangesOfDatabase, regionOfRecord } from './mmdb';

test.each<[CityRecord | null, string | undefined]>([
  [{ country_code: 'CN', state1: 'Guangdong' }, '广东'],
  [{ country_code: 'CN', state1: 'Inner Mongolia' }, '内蒙古'],
  [{ country_code: 'CN', state1: 'Shaanxi' }, '陕西'],
  [{ country_code: 'CN', state1: 'Shanxi' }, '山西'],
  [{ country_code: 'CN', state1: 'Nowhere' }, '中国'],
  [{ country_code: 'CN' }, '中国'],
  [{ country_code: 'HK', state1: 'Kwun Tong' }, '中国香港'],
  [{ country_code: 'MO' }, '中国澳门'],
  [{ country_code: 'TW', state1: 'Taipei City' }, '中国台湾'],
  [{ country_code: 'AU', state1: 'New South Wales' }, '澳大利亚'],
  [{ country_code: 'ZZ' }, undefined],
  [{ country_code: '' }, undefined],
  [null, undefined],
])('%j is %s', (record, region) => expect(regionOfRecord(record)).toBe(region));

/** A database of networks, as a reader sees it: everything between them has no record. */
function readerOf(
  ipVersion: 4 | 6,
  networks: [first: bigint, prefix: number, record: CityRecord][],
): CityReader {
  const bits = ipVersion === 4 ? 32 : 128;
  const numberOf = (address: string) =>
    ipVersion === 4
      ? address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
      : BigInt(`0x${address.split(':').join('')}`);
  return {
    metadata: { ipVersion },
    getWithPrefixLength(text) {
      const address = numberOf(text);
      for (let prefix = 0; prefix <= bits; prefix += 1) {
        const size = 2n ** BigInt(bits - prefix);
        const start = (address / size) * size;
        const within = networks.filter(([first]) => first >= start && first < start + size);
        const around = networks.find(
          ([first, p]) => p <= prefix && address - first < 2n ** BigInt(bits - p) && address >= first,
        );
        if (around) return [around[2], prefix];
        if (within.length === 0) return [null, prefix];
      }
      throw new Error('A tree ends.');
    },
  };
}

const guangdong = { country_code: 'CN', state1: 'Guangdong' };
const fujian = { country_code: 'CN', state1: 'Fujian' };

test('every network of a database is found, and neighbours of one region are one range', () =>
  expect([
    ...rangesOfDatabase(
      readerOf(4, [
        [0x01000000n, 24, guangdong],
        [0x01000100n, 24, { ...guangdong }],
        [0x01000200n, 23, fujian],
        [0xdf000000n, 8, { country_code: 'AU' }],
      ]),
    ),
  ]).toEqual([
    { first: '1.0.0.0', last: '1.0.1.255', region: '广东' },
    { first: '1.0.2.0', last: '1.0.3.255', region: '福建' },
    { first: '223.0.0.0', last: '223.255.255.255', region: '澳大利亚' },
  ]));

test('of IPv6 too, up to the last address that people have', () =>
  expect([
    ...rangesOfDatabase(
      readerOf(6, [
        [0x240en << 112n, 20, fujian],
        [0x3fffn << 112n, 16, guangdong],
      ]),
    ),
  ]).toEqual([
    {
      first: '240e:0000:0000:0000:0000:0000:0000:0000',
      last: '240e:0fff:ffff:ffff:ffff:ffff:ffff:ffff',
      region: '福建',
    },
    {
      first: '3fff:0000:0000:0000:0000:0000:0000:0000',
      last: '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
      region: '广东',
    },
  ]));
