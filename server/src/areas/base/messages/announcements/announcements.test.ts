import { type TestApp, testApp } from '../../../../testing/app';
import { fanOut } from './fan-out';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await testApp({ areas: ['messages'] });
  staff = (await site.user({ is_staff: true })).token;
});
afterAll(() => site.close());

const draft = { title: '国庆服务时间', body: '10月1日至7日客服时间为 10:00–18:00。', top_bar: true };
const save = (more: object = {}) =>
  site.call('POST /staff/announcement/save', {
    token: staff,
    body: { ...draft, audience: 'all', ...more } as never,
  });
async function publish(more: object = {}) {
  const { data } = await save(more);
  await site.call('POST /staff/announcement/publish/:id', { token: staff, params: { id: data.id } });
  await fanOut.run(site.core, { id: data.id });
  return data.id;
}
const withdraw = (id: number) =>
  site.call('POST /staff/announcement/withdraw/:id', {
    token: staff,
    params: { id },
    body: { reason: '内容有误' },
  });
const top = async (token?: string) => (await site.call('GET /announcement/top', { token })).data.data;
const boxed = async (token: string) =>
  (await site.call('POST /message/notice', { token, body: { sub: 40 } })).data.total;

test('a draft is seen by staff alone', async () => {
  const { data } = await save();
  expect((await site.call('GET /announcement/detail/:id', { params: { id: data.id } })).status).toBe(404);
  expect(await top()).toEqual([]);
  const list = await site.call('GET /staff/announcement/list', { token: staff });
  expect(list.data.data[0]).toMatchObject({ id: data.id, status_text: '草稿', reached: 0 });
});

test('a published one is on top, in the list and in every box, once', async () => {
  const { token } = await site.user();
  const id = await publish({ title: '新功能上线' });
  await fanOut.run(site.core, { id });
  expect((await top()).map(({ title }) => title)).toEqual(['新功能上线']);
  expect((await site.call('GET /announcement/list')).data.data.map((one) => one.id)).toContain(id);
  expect(await boxed(token)).toBe(1);
  const { data } = await site.call('GET /staff/announcement/list', { token: staff });
  const users = await site.core.db.selectFrom('users').select('id').execute();
  expect(data.data.find((one) => one.id === id)?.reached).toBe(users.length);
  await withdraw(id);
});

test('it reaches only those it is for', async () => {
  const teacher = await site.user({ is_teacher: true, is_certification: true });
  const buyer = await site.user();
  const id = await publish({ audience: 'teacher' });
  expect([await boxed(teacher.token), await boxed(buyer.token)]).toEqual([1, 0]);
  expect([(await top(teacher.token)).length, (await top(buyer.token)).length, (await top()).length]).toEqual([
    1, 0, 0,
  ]);
  const asBuyer = await site.call('GET /announcement/detail/:id', { params: { id }, token: buyer.token });
  expect(asBuyer.status).toBe(404);
  await withdraw(id);
});

test('a teacher whose proof is not done reads what reaches them, and nothing else', async () => {
  const applicant = await site.user({ is_teacher: true, is_certification: false });
  const [forUsers, forTeachers] = [
    await publish({ audience: 'user' }),
    await publish({ audience: 'teacher' }),
  ];
  const read = async (id: number) =>
    (await site.call('GET /announcement/detail/:id', { params: { id }, token: applicant.token })).status;
  expect([await boxed(applicant.token), await read(forUsers), await read(forTeachers)]).toEqual([
    1, 200, 404,
  ]);
  await withdraw(forUsers);
  await withdraw(forTeachers);
});

test('what is published is what was read: a colleague who wrote meanwhile is not published unseen', async () => {
  const { data } = await save({ title: '先看到的标题' });
  await save({ id: data.id, revision: data.revision, title: '后来的标题' });
  const press = (revision: number) =>
    site.call('POST /staff/announcement/publish/:id', {
      token: staff,
      params: { id: data.id },
      body: { revision },
    });
  expect(await press(data.revision)).toMatchObject({
    status: 409,
    msg: '公告刚被其他同事修改，请刷新后再发布',
  });
  expect((await press(data.revision + 1)).status).toBe(200);
  await withdraw(data.id);
});

test('those who turned announcements off find them on the page only', async () => {
  const { token } = await site.user();
  await site.call('POST /message/settings', {
    token,
    body: { groups: [{ key: 'announcement', site: false }] },
  });
  const id = await publish();
  expect([await boxed(token), (await top(token)).length]).toEqual([0, 1]);
  await withdraw(id);
});

test('after its end it is not on top any more; before its start it is nowhere', async () => {
  const at = (ms: number) => new Date(site.clock.now() + ms).toISOString();
  const id = await publish({ starts_at: at(-1000), ends_at: at(60_000) });
  expect(await top()).toHaveLength(1);
  site.clock.advance(61_000);
  expect(await top()).toEqual([]);
  expect((await site.call('GET /announcement/detail/:id', { params: { id } })).status).toBe(200);
  const later = await publish({ starts_at: at(3_600_000) });
  expect((await site.call('GET /announcement/detail/:id', { params: { id: later } })).status).toBe(404);
  await withdraw(id);
  await withdraw(later);
});

test('withdrawing takes it out of the boxes, with the reason in the audit log', async () => {
  const { token } = await site.user();
  const id = await publish();
  expect((await withdraw(id)).data.status_text).toBe('已撤下');
  expect(await boxed(token)).toBe(0);
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('object_type', '=', 'announcement')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'announcement.save',
    'announcement.publish',
    'announcement.withdraw',
  ]);
  expect(rows[2]?.detail).toEqual({ reason: '内容有误' });
});

test('steps that the states do not allow are refused', async () => {
  const id = await publish();
  expect((await save({ id })).status).toBe(409);
  const twice = await site.call('POST /staff/announcement/publish/:id', { token: staff, params: { id } });
  expect(twice.status).toBe(409);
  await withdraw(id);
  expect((await withdraw(id)).status).toBe(409);
  expect((await withdraw(987_654)).status).toBe(404);
});

test.each([
  [{ title: '短' }, 'title', '标题为2至60个字'],
  [{ link: 'https://evil.example' }, 'link', '请填写站内路径，以 / 开头'],
  [{ link: '//evil.example' }, 'link', '请填写站内路径，以 / 开头'],
  [{ audience: 'everyone' }, 'audience', '请选择公告对象'],
  [
    { starts_at: '2026-11-21T00:00:00Z', ends_at: '2026-11-20T00:00:00Z' },
    'ends_at',
    '结束时间应晚于开始时间',
  ],
])('%j is refused', async (more, field, text) => {
  const { status, errors } = await save(more);
  expect([status, errors[field]]).toEqual([422, [text]]);
});
