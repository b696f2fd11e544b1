import { type TestApp, testApp } from '../../../testing/app';
import { propose } from './candidates';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['dictionary', 'certification', 'services'] });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const names = async (keyword: string) =>
  (await site.call('GET /teacher/university', { query: { keyword } })).data.data.map(({ name }) => name);

test.each([
  ['北京大学', '北京大学'],
  ['北大', '北京大学'],
  ['Peking', '北京大学'],
  ['pku', '北京大学'],
  ['电子科大', '电子科技大学'],
])('%s finds %s', async (keyword, name) => {
  expect((await names(keyword))[0]).toBe(name);
});

test('there are all universities and majors, each once', async () => {
  const { rows } = await site.core.pool.query(
    'select (select count(*)::int from dictionary_universities) u, (select count(*)::int from dictionary_majors) m',
  );
  expect(rows[0].u).toBeGreaterThan(2900);
  expect(rows[0].m).toBeGreaterThan(700);
  const { data } = await site.call('GET /major/list');
  expect(data.data.map(({ label }) => label)).toContain('工学');
  const major = await site.call('GET /teacher/major', { query: { keyword: '材料化学' } });
  expect(major.data.data[0]).toMatchObject({ name: '材料化学', code: '080403', class_name: '材料类' });
});

test('a word that was written twice is one candidate, which staff take in, merge or leave out', async () => {
  const now = new Date(site.clock.now());
  const { id: userId } = await site.user();
  for (const text of ['东湖研究大学', ' 东湖研究大学', '北京大学校']) {
    await site.core.db.transaction().execute((trx) => propose(trx, { kind: 1, text, userId, now }));
  }
  const rows = await site.core.db.selectFrom('dictionary_candidates').selectAll().orderBy('id').execute();
  expect(rows.map(({ text, asked }) => [text, asked])).toEqual([
    ['东湖研究大学', 2],
    ['北京大学校', 1],
  ]);
  const [first, second] = rows;
  const added = await site.call('POST /staff/dictionary/add/:id', {
    token: staff.token,
    params: { id: first?.id ?? 0 },
    body: { name: '东湖研究大学', province: '湖北', level: 1 },
  });
  expect(added.data.status).toBe(2);
  expect((await names('东湖研究'))[0]).toBe('东湖研究大学');
  const { data } = await site.call('GET /staff/dictionary/candidate/:id', {
    token: staff.token,
    params: { id: second?.id ?? 0 },
  });
  const target = data.near.find(({ name }) => name === '北京大学')?.id ?? 0;
  const merged = await site.call('POST /staff/dictionary/merge/:id', {
    token: staff.token,
    params: { id: second?.id ?? 0 },
    body: { target },
  });
  expect(merged.data).toMatchObject({ status: 3, target: '北京大学' });
  const again = await site.call('POST /staff/dictionary/refuse/:id', {
    token: staff.token,
    params: { id: second?.id ?? 0 },
    body: { reason: '不是正式名称' },
  });
  expect(again.code).toBe(409);
});
