import type { BodyOf } from '@harbor/contract';
import { type TestApp, testApp } from '../../../../testing/app';
import { area } from '../area';
import { announceLibrary, journalAreas, putJournal, putScheme } from '../testing/journals';

let site: TestApp;
let schemes: Record<'before' | 'later' | 'old' | 'ranks' | 'factors' | 'chinese' | 'warned', number>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas] });
  const { db } = site.core;
  schemes = {
    before: await putScheme(db, { kind: 'citation', code: 'jif', year: 2023 }),
    later: await putScheme(db, { kind: 'citation', code: 'jif', year: 2026 }),
    old: await putScheme(db, { kind: 'partition', code: 'cas', year: 2024 }),
    ranks: await putScheme(db, { kind: 'partition', code: 'cas', year: 2025, is_default: true }),
    factors: await putScheme(db, { kind: 'citation', code: 'jif', year: 2025, is_default: true }),
    chinese: await putScheme(db, { kind: 'cn', code: 'cnif', year: 2025 }),
    warned: await putScheme(db, { kind: 'warning', code: 'list', year: 2025 }),
  };
  const { old, ranks, factors, chinese, warned } = schemes;
  ids.law = await putJournal(db, {
    name: 'Tidal Law & Society',
    ...{ abbr: 'Tidal Law Soc', issn: '2434-561X', eissn: '1050-124X', former: ['Harbour Notes on Rules'] },
    ...{ subjects: ['法学/环境法'], indexed: ['SSCI'], languages: ['英语'], frequency: '季刊', is_oa: true },
    ...{
      apc_fen_est: 0,
      review_weeks: 6,
      accept_rate: 35,
      annual_count: 90,
      self_cite: 2,
      cn_author_ratio: 12,
    },
    metrics: [
      { scheme: schemes.before, type: 'if', value: 2.8 },
      { scheme: factors, type: 'if', value: 3.1 },
      { scheme: factors, type: 'jcr', subject: 'Law', value: 1, rank: 3, total: 90 },
      { scheme: factors, type: 'jcr', subject: 'Policy', value: 2, rank: 30, total: 90 },
      { scheme: ranks, type: 'major', subject: '法学', value: 1 },
      { scheme: ranks, type: 'top', value: 1 },
      { scheme: old, type: 'major', subject: '法学', value: 2 },
    ],
  });
  ids.law2 = await putJournal(db, {
    name: 'Tidal Law and Society',
    ...{ subjects: ['法学'], languages: ['英语', '德语'], frequency: '月刊', is_oa: false, review_weeks: 20 },
    metrics: [
      { scheme: schemes.later, type: 'if', value: 7.5 },
      { scheme: factors, type: 'if', value: 7 },
      { scheme: ranks, type: 'major', subject: '法学', value: 2 },
    ],
    warned: [{ scheme: warned, reason: '引用异常' }],
  });
  ids.cn = await putJournal(db, {
    name: '南屿材料学报',
    ...{
      name_cn: '南屿材料学报',
      cn: 'CN 99-0001/T',
      subjects: ['工学/高分子材料'],
      languages: ['中文'],
      indexed: ['CSCD'],
    },
    metrics: [{ scheme: chinese, type: 'cif', value: 1.2 }],
  });
  ids.plain = await putJournal(db, { name: 'Zebra Letters' });
  await announceLibrary(site);
});
afterAll(() => site.close());

type Asked = BodyOf<'POST /magazine/search'>;
const search = async (body: Asked) => (await site.call('POST /magazine/search', { body })).data;
const found = async (body: Asked) => (await search(body)).data.map(({ id }) => id);
const facet = async (body: Asked, key: string) =>
  Object.fromEntries(
    (await search(body)).facets
      .find((one) => one.key === key)
      ?.values.map(({ value, count }) => [value, count]) ?? [],
  );

test.each([['tidal law & society'], ['TIDAL LAW AND SOCIETY'], ['Ｔｉｄａｌ　Ｌａｗ'], ['law soc']])(
  '%s finds both of that name: only numbers tell journals apart',
  async (keyword) => {
    expect((await found({ keyword })).sort()).toEqual([ids.law, ids.law2].sort());
  },
);

test.each([
  ['2434-561X', 'law'],
  ['2434561x', 'law'],
  ['1050124X', 'law'],
  ['Harbour Notes', 'law'],
  ['tidal law soc', 'law'],
  ['CN 99-0001/T', 'cn'],
  ['99-0001', 'cn'],
  ['材料学报', 'cn'],
  ['南屿', 'cn'],
  ['zebra', 'plain'],
])('%s finds %s first', async (keyword, name) => expect((await found({ keyword }))[0]).toBe(ids[name]));

test.each([['xyzzy'], ['2434-5610'], ['!!!']])('%s finds nothing, and counts nothing', async (keyword) => {
  const page = await search({ keyword });
  expect([page.total, page.data, page.facets.flatMap(({ values }) => values)]).toEqual([0, [], []]);
});

test('counts of each filter follow the others and not itself; what has none is hidden, what is chosen stays', async () => {
  expect(await facet({}, 'subject')).toEqual({ 法学: 2, '法学/环境法': 1, 工学: 1, '工学/高分子材料': 1 });
  const body = { facets: { oa: ['yes'], subject: ['工学'] } };
  expect(await facet(body, 'subject')).toEqual({ 法学: 1, '法学/环境法': 1, 工学: 0 });
  expect(await facet(body, 'oa')).toEqual({ yes: 0 });
  expect((await search(body)).total).toBe(0);
  expect(await facet({ facets: { language: ['英语'] } }, 'language')).toEqual({ 英语: 2, 德语: 1, 中文: 1 });
  expect(await facet({}, 'warning')).toEqual({ none: 3, 2025: 1 });
});

test('ranks are those of one edition, the default one unless another is named', async () => {
  expect(await found({ facets: { tier: ['1'] } })).toEqual([ids.law]);
  expect(await found({ facets: { tier: ['2'] } })).toEqual([ids.law2]);
  expect(await found({ facets: { tier: ['2'] }, partition: schemes.old })).toEqual([ids.law]);
  const [card] = (await search({ keyword: '2434-561X', partition: schemes.old })).data;
  expect(card?.partition).toEqual({ tier: 2, subject: '法学', top: false });
  expect(await facet({}, 'quartile')).toEqual({ 1: 1 });
});

test('ranges of factors leave out what nobody knows', async () => {
  expect(await found({ min_if: 3.1, max_if: 3.1 })).toEqual([ids.law]);
  expect(await found({ min_if: 0 })).toEqual([ids.law2, ids.law]);
  const wrong = await site.call('POST /magazine/search', { body: { min_if: 5, max_if: 1 } });
  expect([wrong.status, wrong.errors.max_if]).toEqual([422, ['最高值不能低于最低值']]);
});

test.each([
  ['if_desc', ['law2', 'law']],
  ['if_asc', ['law', 'law2']],
  ['tier_asc', ['law', 'law2']],
  ['cif_desc', ['cn']],
  ['review_asc', ['law', 'law2']],
  ['apc_asc', ['law']],
] as const)('%s begins with what is known, and never takes the unknown for 0', async (sort, names) => {
  const order = await found({ sort });
  expect(order.slice(0, names.length)).toEqual(names.map((name) => ids[name]));
  expect(order).toHaveLength(4);
});

test('what is not known is null on the card', async () => {
  const card = (await search({ keyword: 'zebra' })).data[0];
  expect(card).toMatchObject({
    partition: null,
    citation: null,
    cn_factor: null,
    review_weeks: null,
    apc_fen_est: null,
    is_oa: null,
  });
});

test('a card has the numbers of the years up to the edition that was asked for; of Chinese journals those of theirs', async () => {
  const trend = async (keyword: string, citation?: number) => {
    const [card] = (await search({ keyword, ...(citation === undefined ? {} : { citation }) })).data;
    return card?.trend.map(({ year, value }) => [year, value]);
  };
  expect(await trend('2434-561X')).toEqual([
    [2023, 2.8],
    [2025, 3.1],
  ]);
  expect(await trend('2434-561X', schemes.later)).toEqual([
    [2023, 2.8],
    [2025, 3.1],
    [2026, null],
  ]);
  expect(await trend('2434-561X', schemes.before)).toEqual([[2023, 2.8]]);
  expect(await trend('南屿')).toEqual([[2025, 1.2]]);
  expect(await trend('zebra')).toEqual([]);
});

test('what stands on no list of warnings can be asked for alone', async () => {
  expect((await found({ facets: { warning: ['none'] } })).sort()).toEqual(
    [ids.law, ids.cn, ids.plain].sort(),
  );
  expect(await found({ facets: { warning: ['2025'] } })).toEqual([ids.law2]);
});

test('suggestions come for names of every kind and say by which', async () => {
  const suggest = async (keyword: string) =>
    (await site.call('GET /magazine/suggest', { query: { keyword } })).data.data;
  expect((await suggest('tidal')).map(({ id }) => id)).toEqual([ids.law2, ids.law]);
  expect(await suggest('harbour n')).toMatchObject([{ id: ids.law, matched: 'Harbour Notes on Rules' }]);
  expect(await suggest('2434')).toMatchObject([{ id: ids.law, matched: '' }]);
  expect(await suggest('')).toEqual([]);
});

test('once the library was made ready nobody waits for the database to count it', async () => {
  const other = await testApp({ areas: [...journalAreas] });
  const { core } = other;
  await putJournal(core.db, { name: 'Early Notes' });
  await area.readies?.(core);
  const blocker = await core.pool.connect();
  await blocker.query('begin; lock table journals, journal_names, journal_numbers, journal_metrics');
  expect((await other.call('GET /condition')).data.total).toBe(1);
  await blocker.query('rollback');
  blocker.release();
  await other.close();
});

const removeJournal = async (id: number) => {
  for (const table of ['journal_names', 'journal_numbers'] as const)
    await site.core.db.deleteFrom(table).where('journal_id', '=', id).execute();
  await site.core.db.deleteFrom('journals').where('id', '=', id).execute();
  await announceLibrary(site);
};

test('a new state of the library is searched at once when it is announced', async () => {
  const id = await putJournal(site.core.db, { name: 'Quaternary Newcomer' });
  await announceLibrary(site);
  expect(await found({ keyword: 'newcomer' })).toEqual([id]);
  await removeJournal(id);
  expect(await found({ keyword: 'newcomer' })).toEqual([]);
});

const file = (token: string | undefined, body: object) =>
  site.app.inject({
    ...{ method: 'POST', url: '/api/applet/magazine/export', payload: body },
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });

test('a file has the journals of the search, 暂无 for what nobody knows, and runs nothing', async () => {
  const { token } = await site.user();
  const trap = await putJournal(site.core.db, {
    ...{ name: '=HYPERLINK("http://evil.example","Zebra")', publisher: '@SUM(1+1)', abbr: '-2+3' },
    sponsor: 'two\nlines, "quoted"',
  });
  await announceLibrary(site);
  const { body, headers } = await file(token, { keyword: 'zebra', sort: 'name_asc' });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head = '', ...rows] = body.split('\r\n');
  expect(head.startsWith('\ufeff刊名,中文刊名,ISSN')).toBe(true);
  const trapped = rows.find((row) => row.includes('HYPERLINK'));
  expect(trapped?.startsWith(`"'=HYPERLINK(""http://evil.example"",""Zebra"")",`)).toBe(true);
  expect(trapped).toContain(",'@SUM(1+1),");
  expect(trapped).toContain(",'-2+3,");
  expect(trapped).toContain('"two\nlines, ""quoted"""');
  const plain = rows.find((row) => row.startsWith('Zebra Letters,'));
  expect(plain).toContain('暂无');
  expect((await file(undefined, {})).statusCode).toBe(401);
  await removeJournal(trap);
});
