import { issnOf } from '@harbor/contract/journal-numbers';
import { putScheme } from '../../journals/testing/journals';
import { changedJournals, heldChangesOf } from '../held-changes';
import { type JournalDesk, openJournalDesk } from '../testing/desk';

const issn = issnOf('2100001');

let desk: JournalDesk;
let schemes: Record<'partition' | 'citation' | 'warning', number>;

beforeAll(async () => {
  desk = await openJournalDesk();
  const { db } = desk.site.core;
  schemes = {
    partition: await putScheme(db, { kind: 'partition', code: 'cas', year: 2025, is_default: true }),
    citation: await putScheme(db, { kind: 'citation', code: 'jif', year: 2025, is_default: true }),
    warning: await putScheme(db, { kind: 'warning', code: 'list', year: 2025 }),
  };
});
afterAll(() => desk.site.close());

const header = '刊名,中文名,ISSN,出版社,语种,版面费,审稿周期,影响因子,小类1,小类1分区,预警原因,曾用名';
const full = `${header}\nTidal Law,潮汐法学,${issn},港湾出版社,英语,900 USD,6,3.1,环境法,2,引用异常,Old Law\n`;
const emptied = `${header}\nTidal Law,,${issn},,,,,,,,,\n`;

const changesOf = async (id: number) =>
  (
    await desk.site.call('GET /staff/journals/import/changes/:id', { token: desk.token, params: { id } })
  ).data.data.map(({ field, old, new: now }) => [field, old, now]);

test('empty cells say nothing unless the import clears; then they take away what is known, but no name and no number', async () => {
  const first = await desk.imported(full, { schemes });
  const held = await desk.library();
  const silent = await desk.imported(emptied, { schemes });
  expect([silent.clears, silent.counts]).toMatchObject([false, { same: 1, changed: 0 }]);
  await desk.rollBack(silent.id);
  const clearing = await desk.imported(emptied, { schemes, clears: true });
  expect([clearing.clears, clearing.counts]).toMatchObject([true, { same: 0, changed: 1 }]);
  expect(await changesOf(clearing.id)).toEqual([
    ['apc_amount', 900, null],
    ['apc_currency', 'USD', null],
    ['apc_fen_est', 639_000, null],
    ['languages', ['英语'], []],
    ['name_cn', '潮汐法学', null],
    ['publisher', '港湾出版社', null],
    ['review_weeks', 6, null],
    [
      'metric',
      { scheme: schemes.partition, type: 'minor', subject: '环境法', value: 2, rank: null, total: null },
      null,
    ],
    [
      'metric',
      { scheme: schemes.citation, type: 'if', subject: '', value: 3.1, rank: null, total: null },
      null,
    ],
    ['warning', { scheme: schemes.warning, level: '', reason: '引用异常' }, null],
  ]);
  const [row] = await desk.site.core.db.selectFrom('journals').select('id').execute();
  const { data } = await desk.site.call('GET /magazine/detail', { query: { id: String(row?.id) } });
  expect(data).toMatchObject({
    ...{ name: 'Tidal Law', name_cn: null, issn, publisher: null, languages: [], apc: null },
    ...{ metrics: [], warnings: [], names: [{ kind: 'former', name: 'Old Law' }] },
  });
  await desk.rollBack(clearing.id);
  expect(await desk.library()).toEqual(held);
  await desk.rollBack(first.id);
});

test('of two rows of a journal the one that says something counts, whichever clears', async () => {
  const first = await desk.imported(full, { schemes });
  const two = `刊名,ISSN,出版社,影响因子\nTidal Law,${issn},,\nTidal Law,${issn},新港出版社,4\n`;
  const done = await desk.imported(two, { schemes, clears: true });
  expect(await changesOf(done.id)).toEqual([
    ['publisher', '港湾出版社', '新港出版社'],
    ['metric', expect.objectContaining({ value: 3.1 }), expect.objectContaining({ value: 4 })],
  ]);
  await desk.rollBack(done.id);
  await desk.rollBack(first.id);
});

test('who tells people of changes reads those of imports that hold alone', async () => {
  const { db } = desk.site.core;
  const first = await desk.imported(full, { schemes });
  const [row] = await db.selectFrom('journals').select('id').execute();
  const id = row?.id ?? 0;
  // What is new has no change.
  expect(await changedJournals(db, first.id, { limit: 10 })).toEqual([]);
  const checked = await desk.checked(`ISSN,出版社\n${issn},新港出版社\n`);
  expect(await changedJournals(db, checked.id, { limit: 10 })).toEqual([]);
  expect(await heldChangesOf(db, checked.id, [id])).toEqual([]);
  await desk.apply(checked.id);
  const said = { journal_id: id, field_text: '出版社', old: '港湾出版社', new: '新港出版社' };
  expect(await changedJournals(db, checked.id, { limit: 10 })).toEqual([id]);
  expect(await changedJournals(db, checked.id, { after: id, limit: 10 })).toEqual([]);
  expect(await heldChangesOf(db, checked.id, [id])).toMatchObject([said]);
  await desk.rollBack(checked.id);
  expect(await changedJournals(db, checked.id, { limit: 10 })).toEqual([]);
  expect(await heldChangesOf(db, checked.id, [id])).toEqual([]);
  // What it was is still to be looked at by the team.
  expect(await changesOf(checked.id)).toHaveLength(1);
  await desk.rollBack(first.id);
});
