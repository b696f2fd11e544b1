import { type TestApp, testApp } from '../../../../testing/app';
import { race, repeats } from '../../../../testing/race';
import { announceLibrary, journalAreas, putJournal } from '../testing/journals';

let site: TestApp;
let journal: number;

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas] });
  journal = await putJournal(site.core.db, { name: 'Coastal Optics' });
  await announceLibrary(site);
});
afterAll(() => site.close());

const collect = (token: string, more: object = {}) =>
  site.call('POST /magazine/collect', { token, body: { id: journal, ...more } });
const listed = async (token: string, group?: number) =>
  (
    await site.call('GET /magazine/collected', {
      token,
      query: group ? { group: String(group) as never } : {},
    })
  ).data;

test('a journal is collected into a group with a note, which both stay until they are changed', async () => {
  const { token } = await site.user();
  const { data } = await site.call('POST /magazine/group/create', { token, body: { title: '冲刺' } });
  const group = data.data[0]?.id ?? 0;
  await collect(token, { group_id: group, note: '先投这本' });
  await collect(token);
  expect((await listed(token, group)).data).toMatchObject([
    { id: journal, note: '先投这本', group_id: group, journal: { collected: true } },
  ]);
  const detail = (await site.call('GET /magazine/detail', { token, query: { id: String(journal) } })).data;
  expect(detail).toMatchObject({ collected: true, note: '先投这本', group_id: group });
  const [card] = (await site.call('POST /magazine/search', { token, body: {} })).data.data;
  expect(card?.collected).toBe(true);
  const [seen] = (await site.call('POST /magazine/search', { body: {} })).data.data;
  expect(seen?.collected).toBe(false);
  // Without its group a journal is still a favourite.
  await site.call('POST /magazine/group/delete/:id', { token, params: { id: group } });
  expect((await listed(token)).data).toMatchObject([{ note: '先投这本', group_id: null }]);
  await site.call('POST /magazine/cancel/:id', { token, params: { id: journal } });
  expect((await listed(token)).total).toBe(0);
});

test('notes end at 200 characters, names of groups are told apart, groups are their owner’s', async () => {
  const [ann, ben] = [await site.user(), await site.user()];
  expect((await collect(ann.token, { note: '字'.repeat(201) })).status).toBe(422);
  expect((await collect(ann.token, { note: '字'.repeat(200) })).status).toBe(200);
  const create = (token: string) =>
    site.call('POST /magazine/group/create', { token, body: { title: '保底' } });
  const { data } = await create(ann.token);
  expect((await create(ann.token)).errors.title).toEqual(['已有同名的分组']);
  expect((await create(ben.token)).status).toBe(200);
  expect((await collect(ben.token, { group_id: data.data[0]?.id })).status).toBe(404);
});

test('favourites of the site show journals, take them out and put them back', async () => {
  const { token } = await site.user();
  await collect(token, { note: '备注' });
  const tab = async () =>
    (await site.call('GET /user/get_collect', { token, query: { kind: 'magazine' } })).data;
  expect((await tab()).data).toMatchObject([
    { id: journal, title: 'Coastal Optics', link: `/querytool/${journal}`, gone: '' },
  ]);
  const { data } = await site.call('POST /user/del_collect', {
    token,
    body: { kind: 'magazine', ids: [journal] },
  });
  expect((await tab()).total).toBe(0);
  await site.call('POST /user/restore_collect', { token, body: { undo: data.undo ?? 0 } });
  expect((await tab()).total).toBe(1);
});

test('one that left the library stays under its name', async () => {
  const { token } = await site.user();
  const id = await putJournal(site.core.db, { name: 'Short Lived' });
  await site.call('POST /magazine/collect', { token, body: { id, note: '记着' } });
  for (const table of ['journal_names', 'journal_numbers'] as const)
    await site.core.db.deleteFrom(table).where('journal_id', '=', id).execute();
  await site.core.db.deleteFrom('journals').where('id', '=', id).execute();
  expect((await listed(token)).data).toMatchObject([
    { id, name: 'Short Lived', journal: null, note: '记着' },
  ]);
  const tab = (await site.call('GET /user/get_collect', { token, query: { kind: 'magazine' } })).data;
  expect(tab.data).toMatchObject([{ title: 'Short Lived', gone: '已不在期刊库中' }]);
});

test('a group that is given up while a journal is put into it leaves the journal among the favourites', async () => {
  const { token } = await site.user();
  for (let round = 0; round < repeats; round++) {
    const { data } = await site.call('POST /magazine/group/create', { token, body: { title: `组${round}` } });
    const group = data.data.at(-1)?.id ?? 0;
    const [collected, deleted] = await race(
      round,
      () => collect(token, { group_id: group }),
      () => site.call('POST /magazine/group/delete/:id', { token, params: { id: group } }),
    );
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(collected.status);
    if (collected.status === 200)
      expect((await listed(token)).data).toMatchObject([{ id: journal, group_id: null }]);
    await site.call('POST /magazine/cancel/:id', { token, params: { id: journal } });
  }
});

test('what is collected twice at once is collected once, and two tabs make no two groups of a name', async () => {
  const { token } = await site.user();
  const create = () => site.call('POST /magazine/group/create', { token, body: { title: '同名' } });
  for (let round = 0; round < repeats; round++) {
    const both = await race(
      round,
      () => collect(token, { note: '一' }),
      () => collect(token),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed(token)).data).toMatchObject([{ note: '一' }]);
    const made = await race(round, create, create);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422]);
    const groups = (await site.call('GET /magazine/groups', { token })).data.data;
    expect(groups).toHaveLength(1);
    await site.call('POST /magazine/group/delete/:id', { token, params: { id: groups[0]?.id ?? 0 } });
    await site.call('POST /magazine/cancel/:id', { token, params: { id: journal } });
  }
});

test('a group of somebody else is nobody’s: not to be seen, named, emptied or filled', async () => {
  const [ann, ben] = [await site.user(), await site.user()];
  const { data } = await site.call('POST /magazine/group/create', {
    token: ann.token,
    body: { title: '私' },
  });
  const group = data.data[0]?.id ?? 0;
  const params = { id: group };
  const { token } = ben;
  const tries = [
    await collect(token, { group_id: group }),
    await site.call('GET /magazine/collected', { token, query: { group: String(group) as never } }),
    await site.call('POST /magazine/group/rename/:id', { token, params, body: { title: '我的' } }),
    await site.call('POST /magazine/group/delete/:id', { token, params }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await listed(token)).total).toBe(0);
  expect((await site.call('GET /magazine/groups', { token: ann.token })).data.data).toMatchObject([
    { title: '私' },
  ]);
});
