import { race, repeats } from '../../../testing/race';
import { type JournalDesk, openJournalDesk } from './testing/desk';

let desk: JournalDesk;
beforeAll(async () => {
  desk = await openJournalDesk();
});
afterAll(() => desk.site.close());

const said = {
  kind: 'partition',
  code: 'harbor',
  year: 2026,
  title: '港湾分区 2026',
  publisher: '港湾情报所',
  source: '公开发布的分区表',
} as const;

const save = (body: object) =>
  desk.site.call('POST /staff/journals/scheme/save', { token: desk.token, body: { ...said, ...body } });
const makeDefault = (id: number) =>
  desk.site.call('POST /staff/journals/scheme/default/:id', { token: desk.token, params: { id } });
const found = async (code: string) =>
  (await desk.site.call('GET /staff/journals/schemes', { token: desk.token })).data.data.filter(
    (scheme) => scheme.code === code,
  );

test('an edition is entered once, changed by who has seen its last state, and keeps what it measures', async () => {
  expect((await save({})).status).toBe(200);
  expect((await save({})).errors.year).toEqual(['已登记过 harbor 的 2026 年版']);
  const [scheme] = await found('harbor');
  const { id = 0, revision = 0 } = scheme ?? {};
  expect((await save({ id, revision, title: '港湾分区表 2026' })).status).toBe(200);
  expect(await found('harbor')).toMatchObject([
    { title: '港湾分区表 2026', revision: revision + 1, used: 0 },
  ]);
  expect((await save({ id, revision, title: '旧的修改' })).status).toBe(409);
  const other = await save({ id, revision: revision + 1, kind: 'citation' });
  expect(other.errors.kind).toEqual(['已登记为分区，类型不能修改']);
  expect((await save({ id: 987_654, revision: 1, year: 2020 })).status).toBe(404);
});

test('one edition of a kind is shown by default, and searches follow', async () => {
  await save({ code: 'bay', year: 2025 });
  await save({ code: 'bay', year: 2026 });
  for (const { id } of await found('bay')) expect((await makeDefault(id)).status).toBe(200);
  const shown = (await found('bay')).filter(({ is_default }) => is_default);
  expect(shown).toHaveLength(1);
  await desk.site.heard();
  const { data } = await desk.site.call('POST /magazine/search', { body: {} });
  expect(data.schemes.partition?.id).toBe(shown[0]?.id);
  expect((await makeDefault(987_654)).status).toBe(404);
  expect((await makeDefault(2 ** 31)).status).toBe(422);
});

test('two colleagues who enter the same year, or change and choose at once, are answered in words', async () => {
  for (let round = 0; round < repeats; round++) {
    const code = `pair-${round}`;
    const entered = await race(
      round,
      () => save({ code }),
      () => save({ code }),
    );
    expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [scheme] = await found(code);
    const { id = 0, revision = 0 } = scheme ?? {};
    const written = await race(
      round,
      () => save({ code, id, revision, title: '同时修改' }),
      () => makeDefault(id),
    );
    expect(written.map(({ status }) => status)).toEqual([200, 200]);
    expect(await found(code)).toMatchObject([{ title: '同时修改', is_default: true }]);
  }
});
