import { api, type EndpointSpec, type StaffRole, staffRights } from '@harbor/contract';
import { allQueues } from '../../../queues/queue';
import { type TestApp, testApp } from '../../../testing/app';
import { type Cases, oneOfEach } from './testing/cases';

let site: TestApp;
let cases: Cases;
let admin: { id: number; token: string };

beforeAll(async () => {
  site = await testApp();
  cases = await oneOfEach(site);
  admin = await site.user({ is_staff: true, nickname: '值班运营' });
});
afterAll(() => site.close());

const withRole = (role: StaffRole) => site.user({ roles: [role], nickname: role });

/** After the time for which counts are kept. */
const queuesOf = async (token: string) => {
  site.clock.advance(4000);
  return (await site.call('GET /staff/desk/queues', { token })).data.data;
};

test('every queue is there, with a right of the table and words of its own', async () => {
  const queues = await allQueues();
  expect(queues.map(({ key }) => key).toSorted()).toEqual(Object.keys(cases).toSorted());
  for (const { right, tabs, batch = [] } of queues) {
    expect(staffRights[right]).toBeDefined();
    expect(new Set(tabs.map(({ key }) => key)).size).toBe(tabs.length);
    expect(new Set(batch.map(({ key }) => key)).size).toBe(batch.length);
    for (const { key } of [...tabs, ...batch]) expect(key).toMatch(/^[a-z_]{2,20}$/);
  }
});

test('every call that decides a case names a queue, and takes its id', async () => {
  const keys = (await allQueues()).map(({ key }) => key);
  const deciding = Object.entries<EndpointSpec>(api).filter(([, { decides }]) => decides !== undefined);
  expect(deciding.length).toBeGreaterThan(30);
  for (const [call, { decides, access }] of deciding) {
    const queue = typeof decides === 'string' ? decides : decides?.queue;
    expect([call, keys]).toEqual([call, expect.arrayContaining([queue])]);
    expect([call, access, /:id$/.test(call)]).toEqual([call, 'staff', true]);
  }
});

test('a case that waits is counted and shown first in its queue', async () => {
  for (const queue of await queuesOf(admin.token)) {
    const { data, status, msg } = await site.call('GET /staff/desk/cases/:queue', {
      token: admin.token,
      params: { queue: queue.key },
    });
    expect([queue.key, status, msg]).toEqual([queue.key, 200, '成功']);
    expect([queue.key, data.data.map(({ id }) => id)]).toEqual([queue.key, [cases[queue.key]]]);
    expect([queue.key, queue.count, queue.tabs[0]?.count, data.total]).toEqual([queue.key, 1, 1, 1]);
    expect(data.data[0]?.title).not.toBe('');
    expect(data.data[0]).toMatchObject({ holder: null });
    expect(queue.oldest_at).not.toBeNull();
  }
});

test('every tab can be read, and searched by a keyword', async () => {
  for (const { key, tabs } of await queuesOf(admin.token))
    for (const tab of tabs) {
      const read = (query: object) =>
        site.call('GET /staff/desk/cases/:queue', { token: admin.token, params: { queue: key }, query });
      const { data, status } = await read({ tab: tab.key });
      expect([key, tab.key, status, data.total]).toEqual([key, tab.key, 200, tab.count]);
      const nothing = await read({ tab: tab.key, keyword: '没有这样的内容' });
      expect([key, tab.key, nothing.status, nothing.data.data]).toEqual([key, tab.key, 200, []]);
    }
  const found = await site.call('GET /staff/desk/cases/:queue', {
    token: admin.token,
    params: { queue: 'post' },
    query: { keyword: '选期刊' },
  });
  expect(found.data.data.map(({ id }) => id)).toEqual([cases.post]);
  expect(
    (
      await site.call('GET /staff/desk/cases/:queue', {
        token: admin.token,
        params: { queue: 'post' },
        query: { tab: 'nosuch' },
      })
    ).status,
  ).toBe(404);
});

test.each<[StaffRole, string[]]>([
  ['finance', ['invoice', 'order', 'refund']],
  ['support', ['chat', 'invoice', 'order', 'refund', 'ticket']],
  ['moderator', ['comment', 'experience', 'post', 'review', 'sentinel', 'topic']],
  ['teaching', []],
])('%s sees the queues of their rights, and no others', async (role, keys) => {
  const { token } = await withRole(role);
  expect((await queuesOf(token)).map(({ key }) => key).toSorted()).toEqual(keys);
  for (const { key } of await allQueues()) {
    const { status } = await site.call('GET /staff/desk/cases/:queue', { token, params: { queue: key } });
    expect([key, status]).toEqual([key, keys.includes(key) ? 200 : 403]);
  }
});

test('what needs a right besides the queue’s is not offered without it', async () => {
  const { token } = await withRole('support');
  const refunds = (await queuesOf(token)).find(({ key }) => key === 'refund');
  expect(refunds?.batch).toEqual([]);
  const { status } = await site.call('POST /staff/desk/batch/:queue', {
    token,
    params: { queue: 'refund' },
    body: { action: 'approve', ids: [cases.refund ?? 0] },
  });
  expect(status).toBe(404);
});

test('a case past three quarters of its time is pressing, one past all of it is late and comes first', async () => {
  const { db, settings } = site.core;
  const hour = 3_600_000;
  const now = settings.clock.now();
  const due = async (ms: number) => {
    await db
      .updateTable('posts')
      .set({ due_at: new Date(now + ms) })
      .where('id', '=', cases.post ?? 0)
      .execute();
    const queue = (await queuesOf(admin.token)).find(({ key }) => key === 'post');
    return [queue?.urgency, queue?.late];
  };
  expect(await due(7 * hour)).toEqual(['ok', 0]);
  expect(await due(5 * hour)).toEqual(['soon', 0]);
  expect(await due(-hour)).toEqual(['late', 1]);
});
