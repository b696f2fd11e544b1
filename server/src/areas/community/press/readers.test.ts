import { pressStatus } from '@harbor/contract/press-status';
import { type TestApp, testApp } from '../../../testing/app';
import { pressLikes } from './personal-data';
import { reportPress } from './reports';
import { addTag, idsOf, pressAreas, putPress } from './testing/press';
import { forgetReaders, warmPress } from './ticks';

const many = 50;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...pressAreas] });
});
afterAll(() => site.close());

/** As clients do: a bare 503 says that it did not happen, and is asked again. */
async function persist<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

const times = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

const row = (id: number) =>
  site.core.db.selectFrom('press').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each([
  ['likes', 'press_likes', 'POST /press/like/:id', 'POST /press/unlike/:id'],
  ['collects', 'press_collects', 'POST /press/collect/:id', 'POST /press/cancel/:id'],
] as const)('%s', (column, table, on, off) => {
  test('of one person, fifty at once, count once, and not at all when taken back', async () => {
    const id = await putPress(site);
    const { token } = await site.user();
    const press = (key: typeof on | typeof off) => persist(() => site.call(key, { token, params: { id } }));
    expect((await times(() => press(on))).map(({ status }) => status)).toEqual(Array(many).fill(200));
    const { hot } = await row(id);
    expect((await row(id))[column]).toBe(1);
    await times(() => press(off));
    expect((await row(id))[column]).toBe(0);
    expect((await row(id)).hot).toBeLessThan(hot);
    await times((n) => press(n % 2 ? on : off));
    const rows = await site.core.db.selectFrom(table).select('user_id').where('press_id', '=', id).execute();
    expect((await row(id))[column]).toBe(rows.length);
  });

  test('of ten people at once are ten', async () => {
    const id = await putPress(site);
    const people = await Promise.all(Array.from({ length: 10 }, () => site.user()));
    await Promise.all(people.map(({ token }) => persist(() => site.call(on, { token, params: { id } }))));
    expect((await row(id))[column]).toBe(10);
  });

  test('can be given up once the article is offline', async () => {
    const id = await putPress(site);
    const { token } = await site.user();
    await site.call(on, { token, params: { id } });
    await site.core.db
      .updateTable('press')
      .set({ status: pressStatus.offline })
      .where('id', '=', id)
      .execute();
    expect((await site.call(on, { token, params: { id } })).status).toBe(404);
    expect((await site.call(off, { token, params: { id } })).status).toBe(200);
    expect((await row(id))[column]).toBe(0);
  });
});

test('favourites stand among those of the person, are removed at once and come back', async () => {
  const [first, second] = [
    await putPress(site, { title: '第一篇' }),
    await putPress(site, { title: '第二篇' }),
  ];
  const { token } = await site.user();
  for (const id of [first, second]) {
    await site.call('POST /press/collect/:id', { token, params: { id } });
    site.clock.advance(1000);
  }
  const mine = async () =>
    (await site.call('GET /user/get_collect', { token, query: { kind: 'press' } })).data;
  const before = await mine();
  expect(before.data.map(({ title, link }) => [title, link])).toEqual([
    ['第二篇', `/academic/${second}`],
    ['第一篇', `/academic/${first}`],
  ]);
  expect(before.counts.press).toBe(2);
  const body = { kind: 'press' as const, ids: [first, second, 424_242] };
  const { data } = await site.call('POST /user/del_collect', { token, body });
  expect([data.removed.length, (await row(first)).collects]).toEqual([2, 0]);
  await site.call('POST /user/restore_collect', { token, body: { undo: data.undo ?? 0 } });
  expect([await mine(), (await row(first)).collects]).toEqual([before, 1]);
  await site.core.db
    .updateTable('press')
    .set({ status: pressStatus.offline })
    .where('id', '=', first)
    .execute();
  expect((await mine()).data[1]).toMatchObject({ gone: '已下线', description: '' });
});

test('who closes their account takes their likes and favourites out of the counts', async () => {
  const id = await putPress(site);
  const [leaving, staying] = [await site.user(), await site.user()];
  for (const { token } of [leaving, staying])
    for (const key of ['POST /press/like/:id', 'POST /press/collect/:id'] as const)
      await site.call(key, { token, params: { id } });
  await site.core.db.transaction().execute(async (trx) => {
    await pressLikes.erase?.(site.core, trx, leaving.id);
  });
  expect(await row(id)).toMatchObject({ likes: 1, collects: 1 });
});

const look = (id: number, browser = 'one', ip = '198.51.100.7') =>
  persist(() =>
    site.call('POST /press/view/:id', { params: { id }, ip, headers: { 'user-agent': browser } }),
  );

test('a visitor’s fifty looks at once are one view a day, another visitor’s are another', async () => {
  const id = await putPress(site);
  await times((n) => look(id, n % 2 ? 'one' : 'two'));
  expect((await row(id)).views).toBe(2);
  site.clock.advance(24 * 3_600_000);
  await look(id);
  await look(id);
  expect((await row(id)).views).toBe(3);
  const days = await site.core.db
    .selectFrom('press_view_days')
    .select('views')
    .where('press_id', '=', id)
    .orderBy('day')
    .execute();
  expect(days.map(({ views }) => views)).toEqual([2, 1]);
});

test('who looked is forgotten after two days; how many did is kept', async () => {
  const id = await putPress(site);
  await look(id);
  const seen = () =>
    site.core.db.selectFrom('press_views').select('visitor').where('press_id', '=', id).execute();
  const [{ visitor } = { visitor: Buffer.alloc(0) }] = await seen();
  expect(visitor).toHaveLength(12);
  site.clock.advance(24 * 3_600_000);
  await forgetReaders.run(site.core);
  expect(await seen()).toHaveLength(1);
  site.clock.advance(24 * 3_600_000);
  await forgetReaders.run(site.core);
  expect(await seen()).toEqual([]);
  expect((await row(id)).views).toBe(1);
});

test('what readers do moves an article up in the list of its tag', async () => {
  const tag = await addTag(site.core.db);
  const [liked, collected, other] = [
    await putPress(site, { tags: [tag] }),
    await putPress(site, { tags: [tag] }),
    await putPress(site, { tags: [tag], views: 3 }),
  ];
  const { token } = await site.user();
  const order = async (sort: '2' | '3') =>
    idsOf((await site.call('GET /press/list', { query: { tag, sort } })).data.data);
  expect(await order('2')).toEqual([other, collected, liked]);
  await site.call('POST /press/like/:id', { token, params: { id: liked } });
  expect(await order('2')).toEqual([liked, other, collected]);
  await site.call('POST /press/collect/:id', { token, params: { id: collected } });
  expect(await order('2')).toEqual([collected, liked, other]);
  expect((await order('3'))[0]).toBe(collected);
  await site.call('POST /press/cancel/:id', { token, params: { id: collected } });
  expect(await order('3')).toEqual([other, collected, liked]);
});

test('views count for what is hot once the clock comes round', async () => {
  const id = await putPress(site);
  const { hot } = await row(id);
  await times((n) => look(id, `browser ${n}`));
  expect((await row(id)).hot).toBe(hot);
  await warmPress.run(site.core);
  expect((await row(id)).hot).toBeGreaterThan(hot);
});

test('a reader points out a mistake, one at a time for each article and ten a day', async () => {
  const { token } = await site.user();
  const body = { content: '第二段的年份写错了，应为 2013 年。' };
  const say = (id: number) => site.call('POST /press/report/:id', { token, params: { id }, body });
  const first = await putPress(site);
  const answers = await Promise.all([say(first), say(first)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const bad = { token, params: { id: first }, body: { content: '错了' } };
  expect((await site.call('POST /press/report/:id', bad)).status).toBe(422);
  // What was refused takes nothing from the ten.
  for (let n = 0; n < 10; n += 1) expect((await say(first)).status).toBe(409);
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await say(await putPress(site))).status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
});

test('a mistake pointed out in the moment in which the account is closed is refused', async () => {
  const { id: userId } = await site.user();
  const id = await putPress(site);
  await site.core.db.updateTable('users').set({ status: 3 }).where('id', '=', userId).execute();
  // A call that was let in just before.
  const late = reportPress(site.core, userId, id, '第二段的年份写错了。', new Date(site.clock.now()));
  await expect(late).rejects.toMatchObject({ status: 409 });
});
