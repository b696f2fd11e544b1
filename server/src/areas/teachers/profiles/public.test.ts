import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../../trade/services/testing/goods';
import { putTeacher as insertTeacher, type NewTeacher } from '../avoidance/testing/teachers';
import { teacherAnswers } from './cache';
import { wishedTeacher } from './wish';

let site: TestApp;
let goods: number;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'reviews', 'user', 'siteSearch', 'avoidance', 'profiles'],
  });
  await addCategory(site.core.db);
  goods = await addGoods(site.core.db, { title: 'SCI 论文英文深度润色', form_no: 17 });
});
afterAll(() => site.close());

/** As `putTeacher`; what is cached ends, as the certification makes it end. */
async function putTeacher(given: TestApp, more: NewTeacher = {}) {
  const made = await insertTeacher(given, more);
  teacherAnswers.invalidate(given.core);
  return made;
}

const list = async (query: object = {}, token?: string) =>
  (await site.call('GET /teacher/show/list', { query: query as never, ...(token && { token }) })).data;

const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);

test('who is certified and signed is shown, with approved fields alone', async () => {
  const teacher = await putTeacher(site, {
    nickname: '沈知远',
    real_name: '沈某某',
    university: '东湖大学',
    major: '材料科学',
  });
  const unsigned = await putTeacher(site, { nickname: '未签署' });
  const paused = await putTeacher(site, { nickname: '已暂停' });
  const { db } = site.core;
  await sql`update teachers set signed_at = null where user_id = ${unsigned.id}`.execute(db);
  await sql`update teachers set status = 7, suspended_until = now() + interval '1 day' where user_id = ${paused.id}`.execute(
    db,
  );
  teacherAnswers.invalidate(site.core);
  const page = await list();
  expect(names(page)).toContain('沈知远');
  for (const name of ['未签署', '已暂停']) expect(names(page)).not.toContain(name);
  for (const { id } of [unsigned, paused])
    expect((await site.call('GET /teacher/show/:id', { params: { id } })).status).toBe(404);
  const { status, data } = await site.call('GET /teacher/show/:id', { params: { id: teacher.id } });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...{ name: '沈知远', headline: '材料科学博士 · 副教授', level_text: '新入驻' },
    on_time: { rate: null, count: 0 },
    presence: { kind: 'open', text: '今天可接 3 单', places: 3 },
  });
  expect(data.services.map(({ id }) => id)).toEqual([goods]);
  expect(JSON.stringify(data)).not.toContain('沈某某');
});

test('the list is narrowed by what the address says, and what makes no sense is passed over', async () => {
  const medicine = await putTeacher(site, {
    nickname: '陆以宁',
    subject_ids: [10],
    skills: [12],
    university: '青岑医科大学',
  });
  await sql`update teachers set available = false where user_id = ${medicine.id}`.execute(site.core.db);
  teacherAnswers.invalidate(site.core);
  expect(names(await list({ subject: 'medicine' }))).toEqual(['陆以宁']);
  expect(names(await list({ service: '12' }))).toEqual(['陆以宁']);
  expect(names(await list({ subject: 'medicine', open: '1' }))).toEqual([]);
  expect(names(await list({ keyword: '青岑' }))).toEqual(['陆以宁']);
  const { total, facets } = await list({
    subject: 'constructor',
    level: 'x',
    on_time: '12',
    sort: '__proto__',
  });
  expect(total).toBe(facets.subjects[0]?.count);
  expect(facets.subjects.find(({ key }) => key === 'medicine')?.count).toBe(1);
  expect(facets.services.find(({ key }) => key === '12')?.count).toBe(1);
});

test('whom a member avoids is left out for them and only counted, and nobody else notices', async () => {
  const avoided = await putTeacher(site, { nickname: '江砚', university: '远山大学' });
  const { token } = await site.user();
  await site.call('POST /avoid/add', { token, body: { texts: ['远山大学'] } });
  const [own, others] = [await list({ keyword: '江砚' }, token), await list({ keyword: '江砚' })];
  expect([own.total, own.hidden, others.total, others.hidden]).toEqual([0, 1, 1, 0]);
  expect((await list({}, avoided.token)).hidden).toBe(0);
});

test('a teacher is collected and again not, once however often two presses meet', async () => {
  const { id } = await putTeacher(site, { nickname: '白蘅' });
  const { token } = await site.user();
  const press = () => site.call('POST /teacher/collect/:id', { token, params: { id } });
  expect((await press()).data).toEqual({ collected: true, collect_count: 1 });
  expect((await list({ keyword: '白蘅' }, token)).data[0]?.collected).toBe(true);
  expect(names((await site.call('GET /teacher/collection', { token })).data)).toEqual(['白蘅']);
  await Promise.all([press(), press()]);
  const { data } = await site.call('GET /teacher/show/:id', { params: { id }, token });
  expect([data.collected, data.collect_count]).toEqual([true, 1]);
  expect((await press()).data).toEqual({ collected: false, collect_count: 0 });
});

test('a wish is used up once', async () => {
  const { id } = await putTeacher(site, { nickname: '梁若谷' });
  const buyer = await site.user();
  const wish = (goodsId: number) =>
    site.call('POST /teacher/wish/:id', { token: buyer.token, params: { id }, body: { goods_id: goodsId } });
  const other = await addGoods(site.core.db, { title: '专利交底书辅导', form_no: 23 });
  expect((await wish(other)).errors.goods_id).toEqual(['这位老师不提供这项服务']);
  expect((await wish(goods)).data).toEqual({ teacher: '梁若谷', hours: 24 });
  const order = { user_id: buyer.id, goods_id: goods };
  const now = new Date(site.clock.now());
  expect(await wishedTeacher(site.core.db, order, now)).toBe(id);
  expect(await wishedTeacher(site.core.db, order, now)).toBeUndefined();
});

test('a teacher changes their page, goes on vacation and comes back; wording is looked at first', async () => {
  const { id, token } = await putTeacher(site, { nickname: '叶之遥' });
  const save = (body: object) => site.call('POST /teacher/profile', { token, body: body as never });
  expect(
    (await save({ motto: '边界条件写清楚，评价才有意义。', max_formal: 2, week: 5 })).data,
  ).toMatchObject({
    ...{ motto: '边界条件写清楚，评价才有意义。', max_formal: 2, week: 5 },
  });
  expect((await save({ max_formal: 4 })).errors.max_formal?.[0]).toContain('最多同时服务3单');
  expect((await save({ motto: '专业论文代写，包发表' })).status).toBe(422);
  const away = await site.call('POST /teacher/go_take', { token, body: { away_until: '2099-01-02' } });
  expect(away.data).toMatchObject({ available: true, presence: { kind: 'away', text: '休假至 01-02' } });
  expect((await list({ keyword: '叶之遥' })).data[0]?.presence.kind).toBe('away');
  await site.call('POST /teacher/go_take', { token, body: { away_until: null } });
  expect((await site.call('POST /teacher/go_take', { token })).data).toMatchObject({
    available: false,
    presence: { kind: 'off' },
  });
  const { data } = await site.call('GET /teacher/show/:id', { params: { id } });
  expect(data.presence.text).toBe('暂不接单');
});

test('the search of the whole site finds teachers by name, place and service', async () => {
  await putTeacher(site, { nickname: '贺岩', university: '潮生大学' });
  const found = await site.call('GET /search/all', { query: { keyword: '潮生大学' } });
  expect(found.data.groups.map(({ kind, data }) => [kind, data.map(({ title }) => title)])).toEqual([
    ['teacher', ['贺岩']],
  ]);
});
