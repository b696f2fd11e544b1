import { type TestApp, testApp } from '../../../../testing/app';
import { fanOut } from './fan-out';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp({ areas: ['messages'] });
  token = (await site.user({ is_staff: true })).token;
});
afterAll(() => site.close());

const texts = { title: '国庆服务时间', body: '10月1日至7日客服时间为 10:00–18:00。', top_bar: true };
const save = (more: object = {}) =>
  site.call('POST /staff/announcement/save', {
    token,
    body: { ...texts, audience: 'all', ...more } as never,
  });
const correct = (id: number, more: object = {}) =>
  site.call('POST /staff/announcement/correct/:id', { token, params: { id }, body: { ...texts, ...more } });
const step = (verb: 'publish' | 'withdraw', id: number) =>
  verb === 'publish'
    ? site.call('POST /staff/announcement/publish/:id', { token, params: { id } })
    : site.call('POST /staff/announcement/withdraw/:id', { token, params: { id }, body: { reason: '有误' } });
const drop = (id: number) => site.call('POST /staff/announcement/delete/:id', { token, params: { id } });

async function published(more: object = {}) {
  const { id } = (await save(more)).data;
  const { data } = await step('publish', id);
  await fanOut.run(site.core, { id });
  return data;
}

test('a published one is corrected, in the boxes too, and nobody is told again', async () => {
  const reader = (await site.user()).token;
  const { id, revision } = await published();
  const box = async () =>
    (await site.call('POST /message/notice', { token: reader, body: { sub: 40 } })).data;
  expect(await box()).toMatchObject({ total: 1, data: [{ title: '国庆服务时间', read: false }] });
  const body = {
    revision,
    title: '国庆与中秋服务时间',
    body: '10月1日至8日客服时间为 10:00–18:00。',
    link: '/help/',
  };
  expect((await correct(id, body)).data).toMatchObject({
    status: 2,
    title: '国庆与中秋服务时间',
    link: '/help/',
  });
  expect(await box()).toMatchObject({ total: 1, data: [{ title: '国庆与中秋服务时间', link: '/help/' }] });
  expect((await correct(id, body)).status).toBe(409);
  await fanOut.run(site.core, { id });
  expect((await box()).total).toBe(1);
  await step('withdraw', id);
  expect((await correct(id)).status).toBe(409);
  expect((await correct(999_999)).status).toBe(404);
});

test('its end stays behind its start', async () => {
  const { id } = await published();
  const ends_at = new Date(site.clock.now() - 60_000).toISOString();
  expect((await correct(id, { ends_at })).errors.ends_at).toEqual(['结束时间应晚于开始时间']);
  await step('withdraw', id);
});

test('a withdrawn one is written again, and published anew', async () => {
  const reader = (await site.user()).token;
  const { id } = await published({ title: '有错的公告' });
  await step('withdraw', id);
  expect((await save({ id, title: '改好的公告' })).data).toMatchObject({ status: 1, title: '改好的公告' });
  expect((await drop(id)).status).toBe(409);
  await step('publish', id);
  await fanOut.run(site.core, { id });
  const { data } = await site.call('POST /message/notice', { token: reader, body: { sub: 40 } });
  expect(data.data.map(({ title }) => title)).toContain('改好的公告');
  await step('withdraw', id);
});

test('of two who write a draft one is told; a draft can be taken away, once', async () => {
  const { id, revision } = (await save()).data;
  const answers = await Promise.all([save({ id, revision }), save({ id, revision }), save({ id, revision })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect([(await drop(id)).status, (await drop(id)).status]).toEqual([200, 404]);
  expect((await save({ id })).status).toBe(404);
});

test('the list shows those of one status', async () => {
  const { id } = (await save({ title: '只是草稿' })).data;
  const list = await site.call('GET /staff/announcement/list', { token, query: { status: '1' } });
  expect(list.data.data.map((one) => one.id)).toContain(id);
  expect(new Set(list.data.data.map(({ status }) => status))).toEqual(new Set([1]));
});

test('boxes that are filled while it is withdrawn are empty afterwards', async () => {
  const readers = await Promise.all(Array.from({ length: 3 }, () => site.user()));
  for (let round = 0; round < 20; round += 1) {
    const { id } = (await save()).data;
    await step('publish', id);
    await Promise.all([fanOut.run(site.core, { id }), step('withdraw', id)]);
    const left = await site.core.db
      .selectFrom('messages')
      .select('id')
      .where('obj_type', '=', 'announcement')
      .where('obj_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  }
  expect(readers).toHaveLength(3);
});
