import { issnOf } from '@harbor/contract/journal-numbers';
import { putJournal, putScheme } from '../../journals/testing/journals';
import { type JournalDesk, openJournalDesk } from '../testing/desk';

const issn = (n: number) => issnOf(String(2_400_000 + n));

let desk: JournalDesk;
let ranks: number;
let factors: number;
let warned: number;

beforeAll(async () => {
  desk = await openJournalDesk();
  const { db } = desk.site.core;
  ranks = await putScheme(db, { kind: 'partition', code: 'cas', year: 2025, title: '分区表 2025' });
  const before = await putScheme(db, { kind: 'citation', code: 'jif', year: 2024, title: '引证报告 2024' });
  factors = await putScheme(db, { kind: 'citation', code: 'jif', year: 2025, title: '引证报告 2025' });
  warned = await putScheme(db, { kind: 'warning', code: 'list', year: 2025, title: '预警名单 2025' });
  const measured = { type: 'if', subject: '', rank: null, total: null } as const;
  await putJournal(db, {
    ...{ name: 'Harbor Materials', issn: issn(1), publisher: '港湾出版社', indexed: ['EI'], review_weeks: 8 },
    metrics: [
      { ...measured, scheme: factors, value: 5 },
      { scheme: ranks, type: 'major', subject: '材料科学', value: 2, rank: null, total: null },
    ],
  });
  await putJournal(db, {
    ...{ name: 'Surface Horizons', issn: issn(2) },
    metrics: [{ ...measured, scheme: before, value: 2.46 }],
  });
});
afterAll(() => desk.site.close());

const file = `刊名,ISSN,出版社,收录,审稿周期,版面费,大类,大类分区,影响因子,预警原因
Harbor Materials,${issn(1)},新港出版社,EI; CSCD,7,2400 USD,材料科学,1 区,5.7,引用异常
Surface Horizons,${issn(2)},,,,,,,24.6,
Quiet Waters,${issn(3)},静水社,,,,,,1.1,
`;
const check = () => desk.checked(file, { schemes: { partition: ranks, citation: factors, warning: warned } });

const changed = async (id: number, query: object = {}) =>
  (
    await desk.site.call('GET /staff/journals/import/journals/:id', {
      ...{ token: desk.token, params: { id }, query: query as never },
    })
  ).data;

test('journals that change are listed with what is there and what would be, in words', async () => {
  const { id, counts } = await check();
  expect(counts).toMatchObject({
    kinds: { partition: 1, metric: 2, warning: 1, indexed: 1, facts: 1 },
    jumps: 1,
  });
  const { data, total } = await changed(id);
  expect(total).toBe(2);
  const [first, second] = data;
  expect(first).toMatchObject({
    name: 'Harbor Materials',
    number: `ISSN ${issn(1)}`,
    row: 2,
    skipped: false,
  });
  const said = first?.changes.map(({ label, old, new: now, edition, rise }) => [
    label,
    old,
    now,
    edition,
    rise,
  ]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['出版社', '港湾出版社', '新港出版社', '', ''],
      ['收录', 'EI', 'EI、CSCD', '', ''],
      ['审稿周期', '8 周', '7 周', '', ''],
      ['版面费', '', '2400', '', ''],
      ['大类分区 · 材料科学', '2 区', '1 区', '分区表 2025', ''],
      ['影响因子', '5', '5.7', '引证报告 2025', '+14%'],
      ['预警记录', '', '存在预警记录 · 引用异常', '预警名单 2025', ''],
    ]),
  );
  // What follows from another change is not told twice.
  expect(said?.map(([label]) => label)).not.toContain('版面费（估算）');
  // Ten times what the year before says.
  expect(second?.changes).toMatchObject([
    { old: '', new: '24.6', doubt: '引证报告 2024 为 2.46，现为 10 倍，疑为小数点错位，请核对' },
  ]);
});

test('a journal with a factor that jumps is left out until somebody has looked and takes it in again', async () => {
  const { id, skipped } = await check();
  expect(skipped).toBe(1);
  const [doubted] = (await changed(id, { kind: 'jump' })).data;
  expect(doubted).toMatchObject({ name: 'Surface Horizons', skipped: true });
  const { data } = await desk.site.call('POST /staff/journals/import/skip/:id', {
    ...{ token: desk.token, params: { id }, body: { rows: [doubted?.row ?? 0], skip: false } },
  });
  expect(data.skipped).toBe(0);
  expect((await changed(id, { kind: 'jump' })).data[0]).toMatchObject({ skipped: false });
});

test('they are narrowed by what changes, by name and by number', async () => {
  const { id } = await check();
  const names = async (query: object) => (await changed(id, query)).data.map(({ name }) => name);
  expect(await names({ kind: 'warning' })).toEqual(['Harbor Materials']);
  expect(await names({ kind: 'jump' })).toEqual(['Surface Horizons']);
  expect(await names({ kind: 'names' })).toEqual([]);
  expect(await names({ q: 'horiz' })).toEqual(['Surface Horizons']);
  expect(await names({ q: issn(1).replace('-', '') })).toEqual(['Harbor Materials']);
  expect(await names({ q: '100%' })).toEqual([]);
  // A journal that is narrowed to is told of whole.
  expect((await changed(id, { kind: 'warning' })).data[0]?.changes.length).toBeGreaterThan(4);
  expect(
    (
      await desk.site.call('GET /staff/journals/import/rows/:id', {
        ...{ token: desk.token, params: { id }, query: { verdict: '1', q: issn(3) } },
      })
    ).data.data,
  ).toMatchObject([{ title: 'Quiet Waters', facts: [`ISSN ${issn(3)}`, '静水社'] }]);
});

test('all changes, and all rows that are refused, are taken along as a file', async () => {
  const { id } = await desk.checked(`刊名,ISSN,出版社\nHarbor Materials,${issn(1)},"=甲, 乙"\nNobody,,\n`);
  const fetched = async (what: 'refused' | 'changes') => {
    const answer = await desk.site.app.inject({
      url: `/api/applet/staff/journals/import/file/${id}?what=${what}`,
      headers: { authorization: `Bearer ${desk.token}`, 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.body.replace(/^\ufeff/, '').split('\r\n');
  };
  expect(await fetched('refused')).toEqual([
    '行,刊名,原因',
    '3,Nobody,没有可以核对的 ISSN、EISSN、ISSN-L 或 CN',
    '',
  ]);
  expect(await fetched('changes')).toEqual([
    '刊名,号码,类别,项目,原值,新值,版本,提示',
    `Harbor Materials,ISSN ${issn(1)},出版信息,出版社,港湾出版社,"'=甲, 乙",,`,
    '',
  ]);
});

test('once it was taken in, what it added and changed is still there to read; undone, what would be undone is nothing', async () => {
  const { id } = await check();
  const params = { id };
  const undo = async () =>
    (await desk.site.call('GET /staff/journals/import/undo/:id', { token: desk.token, params })).data;
  expect(await undo()).toEqual({ added: 0, restored: 0, collects: 0 });
  expect(await desk.apply(id)).toMatchObject({ journals: 3, in_use: true });
  // The one whose factor jumps was left out.
  expect((await changed(id)).total).toBe(1);
  const query = { verdict: '1' } as const;
  const { data } = await desk.site.call('GET /staff/journals/import/rows/:id', {
    ...{ token: desk.token, params, query },
  });
  expect(data.data).toMatchObject([{ title: 'Quiet Waters', journal_id: expect.any(Number) }]);
  const reader = await desk.site.user();
  const added = data.data[0]?.journal_id ?? 0;
  await desk.site.core.db
    .insertInto('journal_collects')
    .values({ user_id: reader.id, journal_id: added, title: 'Quiet Waters', created_at: new Date() })
    .execute();
  expect(await undo()).toEqual({ added: 1, restored: 1, collects: 1 });
  expect(await desk.rollBack(id)).toMatchObject({ in_use: false, status_text: '已回滚' });
  expect(await undo()).toEqual({ added: 0, restored: 0, collects: 0 });
});
