import { type TestApp, testApp } from '../../../../testing/app';
import { announceLibrary, journalAreas, putJournal, putScheme } from '../testing/journals';

let site: TestApp;
let ids: number[];

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas] });
  const { db } = site.core;
  const factors = await putScheme(db, { kind: 'citation', code: 'jif', year: 2025, is_default: true });
  const metrics = (value: number) => [{ scheme: factors, type: 'if' as const, value }];
  ids = [
    await putJournal(db, {
      name: 'Alpha, Beta',
      indexed: ['SCIE'],
      subjects: ['材料, 综合'],
      metrics: metrics(3.1),
    }),
    await putJournal(db, { name: 'Gamma', indexed: ['EI'], frequency: '月刊', metrics: metrics(7) }),
    await putJournal(db, { name: 'Delta', indexed: ['SSCI'], frequency: '月刊' }),
  ];
  await announceLibrary(site);
});
afterAll(() => site.close());

const list = async (query: object) => (await site.call('GET /magazine/list', { query: query as never })).data;
const search = async (body: object) =>
  (await site.call('POST /magazine/search', { body: body as never })).data;

test.each([
  [{}, {}],
  [{ indexed: 'SCIE,EI' }, { facets: { indexed: ['SCIE', 'EI'] } }],
  [{ subject: '材料%2C 综合' }, { facets: { subject: ['材料, 综合'] } }],
  [
    { frequency: '月刊', sort: 'name_asc', per_page: '10' },
    { facets: { frequency: ['月刊'] }, sort: 'name_asc', per_page: 10 },
  ],
  [
    { min_if: '3.5', max_if: '8' },
    { min_if: 3.5, max_if: 8 },
  ],
  [{ keyword: 'gam', indexed: '' }, { keyword: 'gam' }],
])('the words %j of an address find what %j finds', async (query, body) => {
  expect(await list(query)).toEqual(await search(body));
});

test('what is no choice, number or order is refused', async () => {
  for (const query of [
    { min_if: '-1' },
    { per_page: '7' },
    { sort: 'cheap' },
    { partition: 'x' },
    { min_if: '5', max_if: '1' },
  ])
    expect([query, (await site.call('GET /magazine/list', { query: query as never })).status]).toEqual([
      query,
      422,
    ]);
});

test('a comparison by address has the rows of the other, and the journals in the order asked for', async () => {
  const [one = 0, two = 0] = ids;
  const { data } = await site.call('GET /magazine/compared', { query: { ids: `${two},${one},${two}` } });
  expect(data.journals.map(({ id }) => id)).toEqual([two, one]);
  const { data: posted } = await site.call('POST /magazine/compare', { body: { ids: [two, one] } });
  expect(data.rows).toEqual(posted.rows);
  const { token } = await site.user();
  await site.call('POST /magazine/collect', { token, body: { id: one } });
  const own = (await site.call('GET /magazine/compared', { token, query: { ids: `${two},${one}` } })).data;
  expect(own.journals.map(({ collected }) => collected)).toEqual([false, true]);
  for (const wrong of ['', 'x', `${one},424242`, '1,2,3,4,5'])
    expect(
      (await site.call('GET /magazine/compared', { query: { ids: wrong } })).status,
    ).toBeGreaterThanOrEqual(404);
});
