import { type TestApp, testApp } from '../testing/app';
import { joined, readRange } from './read';
import { regionOf, regionsOf } from './region-of';

test.each([
  ['1.0.8.0|1.0.15.255|中国|0|广东省|广州市|电信', '广东'],
  ['1.2.3.0|1.2.3.255|中国|广西壮族自治区|南宁市|电信|CN', '广西'],
  ['1.2.4.0|1.2.4.255|中国|北京市|北京市|0|CN', '北京'],
  ['1.2.5.0|1.2.5.255|中国|0|0|0|CN', '中国'],
  ['1.0.0.0|1.0.0.255|Australia|Queensland|Brisbane|0|AU', '澳大利亚'],
  ['1.0.0.0|1.0.0.255|澳大利亚|0|0|0|0', '澳大利亚'],
  ['1.32.1.0|1.32.1.255|China|Hong Kong|0|0|HK', '中国香港'],
  ['1.32.2.0|1.32.2.255|中国|0|台湾省|0|0', '中国台湾'],
  ['240e::|240e:0:ffff:ffff:ffff:ffff:ffff:ffff|中国|江苏省|南京市|电信|CN', '江苏'],
])('%s is %s', (line, region) => expect(readRange(line)?.region).toBe(region));

test.each([
  '10.0.0.0|10.255.255.255|0|0|0|内网IP|内网IP',
  '0.0.0.0|0.255.255.255|Reserved|0|0|0|0',
  '# words',
  '',
])('%j has no region', (line) => expect(readRange(line)).toBeUndefined());

test('neighbours with the same region are one range', () => {
  const range = (first: string, last: string, region: string) => ({ first, last, region });
  expect([
    ...joined([
      range('1.0.0.0', '1.0.0.255', '广东'),
      range('1.0.1.0', '1.0.1.255', '广东'),
      range('1.0.2.0', '1.0.2.255', '福建'),
      range('1.0.4.0', '1.0.4.255', '福建'),
    ]),
  ]).toEqual([
    range('1.0.0.0', '1.0.1.255', '广东'),
    range('1.0.2.0', '1.0.2.255', '福建'),
    range('1.0.4.0', '1.0.4.255', '福建'),
  ]);
});

describe('an address', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: ['forum', 'drafts'] });
    await site.core.db
      .insertInto('ip_regions')
      .values([
        { first: '1.0.8.0', last: '1.0.15.255', region: '广东' },
        { first: '240e::', last: '240e:0:ffff:ffff:ffff:ffff:ffff:ffff', region: '江苏' },
      ])
      .execute();
    await site.core.db
      .insertInto('ip_region_source')
      .values({ single: true, name: '', url: '', licence: '', loaded_at: new Date() })
      .execute();
  });
  afterAll(() => site.close());

  test.each([
    ['1.0.8.0', '广东'],
    ['1.0.15.255', '广东'],
    ['::ffff:1.0.9.1', '广东'],
    ['1.0.16.0', '未知'],
    ['1.0.7.255', '未知'],
    ['10.1.2.3', '未知'],
    ['240e::7', '江苏'],
    ['fe80::1', '未知'],
    ['fe80::1%eth0', '未知'],
    ['no address', '未知'],
  ])('%s is in %s', async (ip, region) => expect(await regionOf(site.core.db, ip)).toBe(region));

  test('many are answered in their order, those without an address too', async () =>
    expect(await regionsOf(site.core.db, ['240e::7', null, '1.0.8.0', '1.0.16.0'])).toEqual([
      '江苏',
      '未知',
      '广东',
      '未知',
    ]));

  test('without a table nothing is claimed', async () => {
    await site.core.db.deleteFrom('ip_region_source').execute();
    await site.core.db.deleteFrom('ip_regions').execute();
    expect(await regionsOf(site.core.db, ['1.0.8.0', 'no address'])).toEqual(['', '']);
  });
});
