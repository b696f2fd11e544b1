import { type TestApp, testApp } from '../../../../testing/app';
import { announceLibrary, journalAreas, putJournal, putScheme } from '../testing/journals';

let site: TestApp;
let one: number;
let other: number;

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas] });
  const { db } = site.core;
  const years = [2022, 2023, 2024, 2025];
  const factors = await Promise.all(
    years.map((year) => putScheme(db, { kind: 'citation', code: 'jif', year, is_default: year === 2025 })),
  );
  const ranks = await putScheme(db, { kind: 'partition', code: 'cas', year: 2025 });
  const warned = await putScheme(db, { kind: 'warning', code: 'list', year: 2024, title: '预警名单 2024' });
  one = await putJournal(db, {
    ...{
      name: 'Coastal Optics',
      former: ['Coastal Light'],
      apc_amount: 900,
      apc_currency: 'USD',
      apc_fen_est: 639_000,
    },
    metrics: [
      ...[0, 1, 3].map((i) => ({ scheme: factors[i] ?? 0, type: 'if', value: 2 + i })),
      { scheme: ranks, type: 'minor', subject: '光学', value: 3, rank: 168, total: 495 },
      { scheme: ranks, type: 'minor', subject: '声学', value: 2, rank: 20, total: 90 },
      { scheme: ranks, type: 'major', subject: '物理', value: 2 },
    ],
    warned: [{ scheme: warned, reason: '引用异常' }],
  });
  other = await putJournal(db, { name: 'Inland Optics' });
  await announceLibrary(site);
});
afterAll(() => site.close());

test('a journal has all its categories by edition, the newest edition first, and years without a value as gaps', async () => {
  const { data } = await site.call('GET /magazine/detail', { query: { id: String(one) } });
  expect(data.metrics.map(({ scheme }) => `${scheme.code} ${scheme.year}`)).toEqual([
    'jif 2025',
    'cas 2025',
    'jif 2023',
    'jif 2022',
  ]);
  expect(data.metrics[1]?.values).toEqual([
    { type: 'major', subject: '物理', value: 2, rank: null, total: null },
    { type: 'minor', subject: '光学', value: 3, rank: 168, total: 495 },
    { type: 'minor', subject: '声学', value: 2, rank: 20, total: 90 },
  ]);
  expect(data.trend.find(({ type }) => type === 'if')?.points).toEqual([
    { year: 2022, value: 2 },
    { year: 2023, value: 3 },
    { year: 2024, value: null },
    { year: 2025, value: 5 },
  ]);
  expect(data.names).toEqual([{ kind: 'former', name: 'Coastal Light' }]);
  expect(data.warnings).toEqual([
    { year: 2024, word: '存在预警记录', level: '', reason: '引用异常', source: '预警名单 2024' },
  ]);
  expect(data.apc).toEqual({ amount: 900, currency: 'USD' });
  expect((await site.call('GET /magazine/detail', { query: { id: '999999' } })).status).toBe(404);
});

test('journals are held against each other row by row, at most four', async () => {
  const compare = (ids: number[]) => site.call('POST /magazine/compare', { body: { ids } });
  const { data } = await compare([one, other]);
  expect(data.journals.map(({ id }) => id)).toEqual([one, other]);
  const row = (key: string) => data.rows.find((found) => found.key === key);
  expect(row('if')).toMatchObject({ title: '影响因子（jif 2025）', values: ['5', null], differs: true });
  expect(row('country')).toMatchObject({ values: [null, null], differs: false });
  // What is only said of Chinese journals is left out where there is none.
  expect(row('cif')).toBeUndefined();
  expect((await compare([1, 2, 3, 4, 5])).status).toBe(422);
  expect((await compare([one, 999_999])).status).toBe(404);
});
