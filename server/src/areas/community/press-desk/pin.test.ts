import { pressStatus } from '@harbor/contract/press-status';
import { addTag, putPress } from '../press/testing/press';
import { articleCalls, openPressDesk, type PressDesk } from './testing/desk';

let desk: PressDesk;
let [hottest, quiet, quieter]: number[] = [];

beforeAll(async () => {
  desk = await openPressDesk();
  hottest = await putPress(desk.site, { title: '读的人最多', views: 90_000 });
  quiet = await putPress(desk.site, { title: '读的人不多', content: '<h2>要点</h2><p>正文</p>' });
  quieter = await putPress(desk.site, { title: '读的人更少' });
});
afterAll(() => desk.site.close());

const move = (name: 'pin' | 'unpin', id = 0, token = desk.staff.token) =>
  desk.site.call(articleCalls[name], { token, params: { id } });
const top = async () => (await desk.site.call('GET /press/front')).data.top;

const lines = async () =>
  (
    await desk.site.core.db
      .selectFrom('audit_log')
      .select(['action', 'object_id'])
      .where('action', 'in', ['press.pin', 'press.unpin'])
      .orderBy('id')
      .execute()
  ).map(({ action, object_id }) => `${action} ${object_id}`);

test('the team keeps one article at the top of the front page, whatever is hotter, and lets it go again', async () => {
  expect((await top())?.id).toBe(hottest);
  expect((await move('pin', quiet)).data).toMatchObject({
    pinned: true,
    acts: expect.arrayContaining(['unpin']),
  });
  expect(await top()).toMatchObject({ id: quiet, points: ['要点'] });
  expect((await move('pin', quieter)).status).toBe(200);
  expect((await top())?.id).toBe(quieter);
  expect(await desk.detail(quiet ?? 0)).toMatchObject({
    pinned: false,
    acts: expect.arrayContaining(['pin']),
  });
  const { data } = await desk.site.call('GET /staff/press/list', { token: desk.staff.token, query: {} });
  expect(data.data.filter(({ pinned }) => pinned).map(({ id }) => id)).toEqual([quieter]);
  expect((await move('unpin', quiet)).status).toBe(409);
  expect((await move('unpin', quieter)).data).toMatchObject({ pinned: false });
  expect((await top())?.id).toBe(hottest);
  expect(await lines()).toEqual([`press.pin ${quiet}`, `press.pin ${quieter}`, `press.unpin ${quieter}`]);
});

test('what readers do not see is not pinned, and what is taken offline does not stay at the top', async () => {
  for (const status of [pressStatus.draft, pressStatus.scheduled, pressStatus.offline])
    expect((await move('pin', await putPress(desk.site, { status }))).status).toBe(409);
  expect((await move('pin', 424_242)).status).toBe(404);
  const pinned = (await move('pin', quiet)).data;
  const off = await desk.act('offline', pinned, { reason: '待核对' });
  expect(off.data).toMatchObject({ status: pressStatus.offline, pinned: false });
  expect((await top())?.id).toBe(hottest);
  const tags = [await addTag(desk.site.core.db)];
  const back = await putPress(desk.site, { tags });
  expect((await move('pin', back)).status).toBe(200);
  expect((await top())?.id).toBe(back);
});

test('of several who pin at once one is at the top, and nobody gets an error', async () => {
  const ids = [hottest, quieter, hottest, quieter, hottest, quieter];
  const done = await Promise.all(ids.map((id) => move('pin', id)));
  expect(done.map(({ status }) => status)).toEqual(ids.map(() => 200));
  const { data } = await desk.site.call('GET /staff/press/list', { token: desk.staff.token, query: {} });
  expect(data.data.filter(({ pinned }) => pinned)).toHaveLength(1);
});

test('who does not hold the right pins nothing', async () => {
  const { token } = await desk.site.user({ roles: ['moderator'] });
  expect((await move('pin', quiet, token)).status).toBe(403);
});
