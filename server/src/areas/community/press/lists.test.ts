import { pressStatus } from '@harbor/contract/press-status';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../../trade/services/testing/goods';
import { beijingDay } from '../forum/reading/day';
import { invalidatePress } from './cache';
import { addSpecial, addTag, idsOf, pressAreas, putPress } from './testing/press';

let site: TestApp;
let special: number;
let [writing, methods] = [0, 0];
let [old, guide, brief, news] = [0, 0, 0, 0];
const hidden: number[] = [];

const hour = 3_600_000;
const ago = (hours: number) => new Date(site.clock.now() - hours * hour);

beforeAll(async () => {
  site = await testApp({ areas: [...pressAreas] });
  const { db } = site.core;
  special = await addSpecial(db, '答辩季 30 天');
  [writing, methods] = [await addTag(db, '写作习惯'), await addTag(db, '统计方法')];
  old = await putPress(site, {
    ...{ type: 1, title: '学位法施行以后', special_id: special, tags: [writing], published_at: ago(500) },
    ...{ collects: 9 },
  });
  guide = await putPress(site, {
    ...{ type: 2, title: '引言从最后一段写起', special_id: special, tags: [writing, methods] },
    ...{ published_at: ago(48), likes: 40, letters: 1201, views: 3000 },
  });
  brief = await putPress(site, {
    type: 4,
    title: '误差线下面的图注',
    tags: [methods],
    published_at: ago(30),
  });
  news = await putPress(site, {
    ...{ type: 1, title: '国标换了新版', body: '参考文献著录规则怎样改', tags: [writing] },
    ...{ published_at: ago(1), collects: 3 },
  });
  for (const status of [0, 1, 3] as const)
    hidden.push(
      await putPress(site, { status, title: '看不到的引言', special_id: special, tags: [writing] }),
    );
});
afterAll(() => site.close());

const list = async (query: object = {}) => (await site.call('GET /press/list', { query })).data;
const titled = async (query: object) => idsOf((await list(query)).data);

test('a card says everything that lists show', async () => {
  const [first, , third] = (await list()).data;
  expect(first).toMatchObject({ id: news, type: 1, type_text: '资讯', special: null });
  expect(third).toMatchObject({
    ...{ id: guide, type_text: '攻略', read_minutes: 4, likes: 40, views: 3000, is_original: true },
    special: { id: special, title: '答辩季 30 天' },
    tags: [
      { id: writing, title: '写作习惯' },
      { id: methods, title: '统计方法' },
    ],
  });
});

test.each([
  ['the newest first', {}, () => [news, brief, guide, old]],
  ['the hottest first', { sort: '2' }, () => [guide, news, brief, old]],
  ['the most collected first', { sort: '3' }, () => [old, news, brief, guide]],
  ['news', { type: '1' }, () => [news, old]],
  ['guides', { type: '2' }, () => [guide]],
  ['what stands in specials', { type: '3' }, () => [guide, old]],
  ['briefs', { type: '4' }, () => [brief]],
  ['nothing on a page behind the last', { page: '9' }, () => []],
])('%s', async (_, query, expected) => {
  const ids = await titled(query);
  expect(query && 'sort' in query && query.sort === '3' ? ids.slice(0, 2) : ids).toEqual(
    'sort' in query && query.sort === '3' ? expected().slice(0, 2) : expected(),
  );
});

test('a tag and a special are lists of their own, with types and orders', async () => {
  expect(await titled({ tag: writing })).toEqual([news, guide, old]);
  expect(await titled({ tag: writing, type: '1' })).toEqual([news, old]);
  expect(await titled({ tag: methods, sort: '2' })).toEqual([guide, brief]);
  expect(await titled({ special })).toEqual([guide, old]);
  expect(await titled({ special, tag: methods })).toEqual([guide]);
  expect(await titled({ tag: 424_242 })).toEqual([]);
});

test('what was found stands by its title first, or in the order that is asked for, whoever asked before', async () => {
  const found = (more: object) => titled({ keyword: '海潮引言', ...more });
  const [titledSo, saysSo] = [
    await putPress(site, { title: '海潮引言的写法', published_at: ago(600) }),
    await putPress(site, { title: '另一篇', body: '里面有海潮引言', published_at: ago(590) }),
  ];
  expect(await found({})).toEqual([titledSo, saysSo]);
  expect(await found({ sort: '1' })).toEqual([saysSo, titledSo]);
  await site.core.db.updateTable('press').set({ status: 3 }).where('id', 'in', [titledSo, saysSo]).execute();
});

test('counts tell of each type within what is asked for, whatever the type', async () => {
  expect(await list({ type: '4' })).toMatchObject({
    total: 1,
    counts: { all: 4, news: 2, guide: 1, special: 2, brief: 1 },
  });
  expect((await list({ tag: writing })).counts).toEqual({ all: 3, news: 2, guide: 1, special: 2, brief: 0 });
  expect((await list({ keyword: '引言' })).counts).toEqual({
    all: 1,
    news: 0,
    guide: 1,
    special: 1,
    brief: 0,
  });
});

test('a keyword is found in titles first, then in texts; what is not published never', async () => {
  expect(await titled({ keyword: '引言' })).toEqual([guide]);
  expect(await titled({ keyword: '著录规则' })).toEqual([news]);
  expect(await titled({ keyword: '引言 一段' })).toEqual([guide]);
  expect(await titled({ keyword: '著' })).toEqual([]);
  expect(await titled({ keyword: '没有这个词' })).toEqual([]);
  expect((await site.call('GET /press/list', { query: { keyword: '长'.repeat(51) } })).status).toBe(422);
});

test('pages hold twenty, and late ones are read as well', async () => {
  const tag = await addTag(site.core.db);
  for (let n = 0; n < 23; n += 1) await putPress(site, { tags: [tag], published_at: ago(1000 + n) });
  invalidatePress(site.core);
  const [one, two] = [await list({ tag }), await list({ tag, page: '2' })];
  expect([one.data.length, two.data.length, one.total, two.last_page]).toEqual([20, 3, 23, 2]);
  expect(new Set(idsOf([...one.data, ...two.data])).size).toBe(23);
  const shelf = await site.call('GET /index/tags/:id', { params: { id: tag }, query: { page: '2' } });
  expect([shelf.data.tags.press_count, shelf.data.press.total, shelf.data.press.data.length]).toEqual([
    23, 23, 3,
  ]);
});

test('tags and specials have counts of what is published, and pages', async () => {
  const tags = (await site.call('GET /get_tags')).data.data;
  expect(tags.find(({ id }) => id === writing)?.press_count).toBe(3);
  const specials = (await site.call('GET /press/specials')).data.data;
  expect(specials.find(({ id }) => id === special)).toMatchObject({
    press_count: 2,
    updated_at: expect.stringMatching(/\+08:00$/),
  });
  const page = (await site.call('GET /press/special/:id', { params: { id: special } })).data;
  expect([page.special.title, idsOf(page.press.data)]).toEqual(['答辩季 30 天', [guide, old]]);
  for (const key of ['GET /press/special/:id', 'GET /index/tags/:id'] as const)
    expect((await site.call(key, { params: { id: 424_242 } })).status).toBe(404);
});

test('the home page gets some that are hot, or a page of the newest', async () => {
  const home = async (query: object) => (await site.call('GET /index/press', { query })).data;
  expect([(await home({})).per_page, (await home({ is_more: '1' })).per_page]).toEqual([6, 20]);
  expect(idsOf((await home({ type: '2' })).data).slice(0, 2)).toEqual([news, brief]);
  expect(idsOf((await home({ type: '1' })).data)[0]).toBe(guide);
  expect((await site.call('GET /index/press', { query: { type: '9' as '1' } })).status).toBe(422);
});

test('the foot of pages names the four published last, and none that is gone', async () => {
  const ids = [];
  for (const n of [1, 2, 3, 4, 5])
    ids.push(
      await putPress(site, { title: `第 ${n} 新`, published_at: new Date(site.clock.now() - n * 1000) }),
    );
  await site.core.db
    .updateTable('press')
    .set({ status: pressStatus.offline })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  invalidatePress(site.core);
  const { data } = (await site.call('GET /press/newest')).data;
  expect(data.map(({ title }) => title)).toEqual(['第 1 新', '第 3 新', '第 4 新', '第 5 新']);
  await site.core.db
    .updateTable('press')
    .set({ status: pressStatus.offline })
    .where('id', 'in', ids)
    .execute();
  invalidatePress(site.core);
});

test('the front page has the hottest with its points, what is read most, and corrections', async () => {
  const { db } = site.core;
  await db
    .insertInto('press_corrections')
    .values({ press_id: guide, text: '原文写作三类，应为四类。', at: ago(2) })
    .execute();
  const day = beijingDay(new Date(site.clock.now()));
  for (const [press_id, views] of [
    [brief, 7],
    [old, 90],
  ] as const)
    await db.insertInto('press_view_days').values({ day, press_id, views }).execute();
  invalidatePress(site.core);
  const { data } = await site.call('GET /press/front');
  expect(data.top).toMatchObject({ id: guide, points: ['先分类'] });
  expect(data.corrections).toEqual([
    expect.objectContaining({ id: guide, text: '原文写作三类，应为四类。' }),
  ]);
  expect(idsOf(data.specials)).toContain(special);
  expect(data.tags.length).toBeGreaterThan(1);
  expect(data.hot.today.slice(0, 2)).toMatchObject([
    { id: old, views: 90 },
    { id: brief, views: 7 },
  ]);
  expect(data.hot.today.length).toBeGreaterThan(3);
});

test('services are told the newest articles that name them', async () => {
  await addCategory(site.core.db);
  const goods = await addGoods(site.core.db);
  await site.core.db
    .updateTable('press')
    .set({ service_goods: [goods] })
    .where('id', 'in', [old, brief])
    .execute();
  const of = async (id: number) =>
    idsOf((await site.call('GET /press/for_goods/:id', { params: { id } })).data.data);
  expect(await of(goods)).toEqual([brief, old]);
  expect(await of(900_000_000_000_001)).toEqual([]);
});

test.each([0, 1, 2])('what nobody may read is 404, %#', async (n) => {
  const id = hidden[n] ?? 0;
  expect((await site.call('GET /press/:id/detail', { params: { id } })).status).toBe(404);
  expect((await site.call('POST /press/view/:id', { params: { id } })).status).toBe(404);
  const { token } = await site.user();
  for (const key of ['POST /press/like/:id', 'POST /press/collect/:id', 'POST /press/unlike/:id'] as const)
    expect((await site.call(key, { params: { id }, token })).status).toBe(404);
  const body = { content: '这里写错了一个数字' };
  expect((await site.call('POST /press/report/:id', { params: { id }, token, body })).status).toBe(404);
});
