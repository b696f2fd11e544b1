import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { race, repeats } from '../../../testing/race';
import { searchJournals } from '../journals/search/search';
import { announceLibrary, journalAreas, putJournal } from '../journals/testing/journals';

let site: TestApp;
let ids: { law: number; optics: number; twin: number; other: number };

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas, 'journalLists'] });
  const { db } = site.core;
  ids = {
    law: await putJournal(db, { name: 'Tidal Law & Society', issn: '2434-561X', former: ['Harbour Notes'] }),
    optics: await putJournal(db, { name: 'Coastal Optics', name_cn: '海岸光学' }),
    twin: await putJournal(db, { name: 'Marine Letters' }),
    other: await putJournal(db, { name: 'Marine Letters' }),
  };
  await announceLibrary(site);
});
afterAll(() => site.close());

const text =
  '刊名,ISSN,等级\n随便什么,2434561x,A 类\n海岸光学,,B 类\nMarine Letters,,B 类\nHarbour notes,,C 类\n不存在的刊,,A 类';

const create = async (token: string, body = { title: '我院目录', text }) =>
  (await site.call('POST /magazine/list/create', { token, body })).data;
const lists = async (token: string) => (await site.call('GET /magazine/lists', { token })).data.data;
const search = (token: string | undefined, body: object = {}) =>
  site.call('POST /magazine/search', { token, body });

async function sharedList() {
  const owner = await site.user();
  const { id } = await create(owner.token);
  const { data } = await site.call('POST /magazine/list/share/:id', {
    token: owner.token,
    params: { id },
    body: { shared: true },
  });
  return { owner, id, code: data.code ?? '' };
}

test('each row is looked up by its number, else by a name that one journal alone has or had, and says what became of it', async () => {
  const { token } = await site.user();
  const { id, counts, chosen, own } = await create(token);
  expect([counts, chosen, own]).toEqual([
    { entries: 5, matched: 2, unknown: 1, several: 1, repeated: 1 },
    true,
    true,
  ]);
  const { data } = await site.call('GET /magazine/list/:id', { token, params: { id } });
  expect(data.data.map(({ row, state, journal }) => [row, state, journal?.id ?? null])).toEqual([
    [1, 'matched', ids.law],
    [2, 'matched', ids.optics],
    [3, 'several', null],
    [4, 'repeated', ids.law],
    [5, 'unknown', null],
  ]);
  const unknown = await site.call('GET /magazine/list/:id', {
    token,
    params: { id },
    query: { state: 'unknown' },
  });
  expect(unknown.data.data).toMatchObject([
    { name: '不存在的刊', reason: '没有这个刊名，请核对或补充 ISSN' },
  ]);
});

test('the chosen list is laid over a search, and narrows it to what it names', async () => {
  const { token } = await site.user();
  await create(token);
  const { data } = await search(token);
  expect(data.list?.title).toBe('我院目录');
  const grades = Object.fromEntries(data.data.map(({ id, grade }) => [id, grade]));
  expect([grades[ids.law], grades[ids.optics], grades[ids.twin]]).toEqual(['A 类', 'B 类', null]);
  const narrowed = (await search(token, { recognised_only: true })).data;
  expect(narrowed.data.map(({ id }) => id).sort()).toEqual([ids.law, ids.optics].sort());
  // Counts are of what is left.
  const warning = narrowed.facets.find(({ key }) => key === 'warning');
  expect(warning?.values).toMatchObject([{ value: 'none', count: 2 }]);
  const visitor = (await search(undefined)).data;
  expect([visitor.list, visitor.data.every(({ grade }) => grade === null)]).toEqual([null, true]);
  expect((await search(undefined, { recognised_only: true })).errors.recognised_only).toEqual([
    '请先选择一份认可目录',
  ]);
});

test('two members with other lists never get each other’s finds', async () => {
  const [ann, ben] = [await site.user(), await site.user()];
  await create(ann.token, { title: '甲', text: 'Coastal Optics' });
  await create(ben.token, { title: '乙', text: 'Tidal Law and Society' });
  for (const [{ token }, id] of [
    [ann, ids.optics],
    [ben, ids.law],
    [ann, ids.optics],
  ] as const)
    expect((await search(token, { recognised_only: true })).data.data.map((one) => one.id)).toEqual([id]);
});

test('another state of list or library is another answer', async () => {
  const { token } = await site.user();
  const { id } = await create(token, { title: '目录', text: 'Deep Sea Notes,A' });
  expect((await search(token, { recognised_only: true })).data.total).toBe(0);
  const added = await putJournal(site.core.db, { name: 'Deep Sea Notes' });
  await announceLibrary(site);
  expect((await search(token, { recognised_only: true })).data.data.map((one) => one.id)).toEqual([added]);
  await site.call('POST /magazine/list/replace/:id', {
    token,
    params: { id },
    body: { text: 'Coastal Optics,特' },
  });
  expect((await search(token, { recognised_only: true })).data.data).toMatchObject([
    { id: ids.optics, grade: '特' },
  ]);
});

test('a shared list is followed by its code however it is typed, read, and gone with the end of sharing', async () => {
  const { owner, id, code } = await sharedList();
  const friend = await site.user();
  const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
  const look = await site.call('POST /magazine/list/look', { token: friend.token, body: { code: typed } });
  expect(look.data).toMatchObject({ title: '我院目录', followed: false, own: false, counts: { matched: 2 } });
  const followed = await site.call('POST /magazine/list/follow', {
    token: friend.token,
    body: { code: typed },
  });
  expect(followed.data).toMatchObject({ id, own: false, code: null, chosen: true });
  expect((await search(friend.token)).data.list?.id).toBe(id);
  const own = await site.call('POST /magazine/list/follow', { token: owner.token, body: { code } });
  expect(own.msg).toBe('这是您自己的目录');

  await site.call('POST /magazine/list/share/:id', {
    token: owner.token,
    params: { id },
    body: { shared: false },
  });
  expect(await lists(friend.token)).toEqual([]);
  expect((await search(friend.token)).data.list).toBeNull();
  expect((await site.call('GET /magazine/list/:id', { token: friend.token, params: { id } })).status).toBe(
    404,
  );
  expect(
    (await site.call('POST /magazine/list/follow', { token: friend.token, body: { code } })).status,
  ).toBe(404);
  // The next code is another: whoever has the old one does not come back.
  const again = await site.call('POST /magazine/list/share/:id', {
    token: owner.token,
    params: { id },
    body: { shared: true },
  });
  expect(again.data.code).not.toBe(code);
});

test('lists are their owner’s: others neither change nor choose them, nor read what is not shared', async () => {
  const { id } = await sharedList();
  const { token } = await site.user();
  const asked = { token, params: { id } } as const;
  const answers = [
    await site.call('POST /magazine/list/replace/:id', { ...asked, body: { text: 'x' } }),
    await site.call('POST /magazine/list/rename/:id', { ...asked, body: { title: 'x' } }),
    await site.call('POST /magazine/list/share/:id', { ...asked, body: { shared: false } }),
    await site.call('POST /magazine/list/delete/:id', asked),
    await site.call('GET /magazine/list/:id', asked),
    await site.call('POST /magazine/list/choose', { token, body: { id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

test('a list that is deleted is gone for its followers, and nobody reads by it any more', async () => {
  const { owner, id, code } = await sharedList();
  const friend = await site.user();
  await site.call('POST /magazine/list/follow', { token: friend.token, body: { code } });
  await site.call('POST /magazine/list/delete/:id', { token: owner.token, params: { id } });
  expect([await lists(owner.token), await lists(friend.token)]).toEqual([[], []]);
  expect((await search(friend.token)).data.list).toBeNull();
});

test('a follower who follows as sharing ends is never left with the list', async () => {
  for (let round = 0; round < repeats; round++) {
    const { owner, id, code } = await sharedList();
    const friend = await site.user();
    await race(
      round,
      () => site.call('POST /magazine/list/follow', { token: friend.token, body: { code } }),
      () =>
        site.call('POST /magazine/list/share/:id', {
          token: owner.token,
          params: { id },
          body: { shared: false },
        }),
    );
    expect(await lists(friend.token)).toEqual([]);
    expect((await search(friend.token)).data.list).toBeNull();
  }
});

test('nobody reads by a list that is not shared, even where it is still their choice', async () => {
  const { owner, id, code } = await sharedList();
  const follower = await site.user();
  await site.call('POST /magazine/list/follow', { token: follower.token, body: { code } });
  expect((await search(follower.token)).data.list?.id).toBe(id);
  await site.call('POST /magazine/list/share/:id', {
    token: owner.token,
    params: { id },
    body: { shared: false },
  });
  // As a choice leaves it that is made while the sharing ends.
  await site.core.db
    .insertInto('journal_list_choices')
    .values({ user_id: follower.id, list_id: id })
    .execute();
  expect((await search(follower.token)).data.list).toBeNull();
});

test('one list more than allowed is refused, also when two are made at once', async () => {
  const { token } = await site.user();
  for (let n = 0; n < 19; n += 1) await create(token, { title: `目录${n}`, text: 'Coastal Optics' });
  const made = await Promise.all(
    [1, 2, 3].map((n) =>
      site.call('POST /magazine/list/create', { token, body: { title: `多${n}`, text: 'Coastal Optics' } }),
    ),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await lists(token)).toHaveLength(20);
});

test('the largest list is looked up without keeping others waiting', async () => {
  const { token } = await site.user();
  const rows = Array.from({ length: 5000 }, (_, n) => `Journal of Nothing ${n},A`).join('\n');
  const { counts } = await create(token, { title: '大目录', text: rows });
  expect(counts).toMatchObject({ entries: 5000, unknown: 5000 });
});

test('what a shared list narrows is not narrowed by another list that a reader of it chooses meanwhile', async () => {
  const { owner, id, code } = await sharedList();
  const follower = await site.user();
  await site.call('POST /magazine/list/follow', { token: follower.token, body: { code } });
  const other = await create(owner.token, { title: '私人目录', text: '海岸光学,C 类' });
  const choose = (list: number) =>
    site.call('POST /magazine/list/choose', { token: owner.token, body: { id: list } });
  await choose(id);
  let chosen = false;
  // The other one is chosen as soon as the first was read.
  const switching = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      if (!chosen && result.rows.some(({ title }) => title === '我院目录')) {
        chosen = true;
        await choose(other.id);
      }
      return result;
    },
  };
  const core = { ...site.core, db: site.core.db.withPlugin(switching) };
  const asked = { recognised_only: true, page: 1 };
  const expected = [ids.law, ids.optics].toSorted();
  const found = await searchJournals(core, owner.id, asked);
  expect([chosen, found.data.map((one) => one.id).toSorted()]).toEqual([true, expected]);
  const { data } = await search(follower.token, { recognised_only: true });
  expect(data.data.map((one) => one.id).toSorted()).toEqual(expected);
});
