import { sql } from 'kysely';
import { dueFrom, limitsNow, settingIn, unpaidFor } from '../../../site-settings/read';
import { siteSettings } from '../../../site-settings/table';
import { type TestApp, testApp } from '../../../testing/app';

let site: TestApp;
let other: TestApp;
let admin: { id: number; token: string };
let operations: { id: number; token: string };
beforeAll(async () => {
  site = await testApp();
  const url = site.core.pool.options.connectionString ?? '';
  other = await testApp({ database: { url, drop: async () => {} } });
  admin = await site.user({ roles: ['admin'], nickname: '管理员' });
  operations = await site.user({ roles: ['operations'] });
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const read = (token = admin.token) => site.call('GET /staff/settings', { token });

async function publish(values: Record<string, number | null>, token = admin.token, base?: number) {
  const { version } = (await read()).data;
  return site.call('POST /staff/settings/publish', {
    token,
    body: { base: base ?? version, note: '大促期间', values },
  });
}

test('every setting begins within its range', () => {
  for (const { min, max, initial } of Object.values(siteSettings)) {
    const value = typeof initial === 'number' ? initial : initial(site.core.settings);
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  }
});

test('a change holds at once in every process, and only for what begins after it', async () => {
  const { db } = other.core;
  const begun = new Date(site.clock.now());
  const before = await dueFrom(db, 'limit.invoice', begun);
  site.clock.advance(60_000);
  expect((await publish({ 'limit.invoice': 24 })).status).toBe(200);
  site.clock.advance(60_000);
  const now = new Date(site.clock.now());
  expect(await dueFrom(db, 'limit.invoice', now)).toEqual({
    due_at: new Date(now.getTime() + 24 * 3_600_000),
    waits_since: now,
  });
  // What waits since before keeps its due moment, also where no row holds it.
  const limits = await limitsNow(db);
  expect(limits.hours('limit.invoice')).toBe(24);
  const dueOf = async (at: Date) => {
    const due = limits.due('limit.invoice', sql<Date>`${at}::timestamptz`);
    return (await sql<{ due: Date }>`select ${due} as due`.execute(db)).rows[0]?.due;
  };
  expect(await dueOf(begun)).toEqual(before.due_at);
  expect(await dueOf(now)).toEqual(new Date(now.getTime() + 24 * 3_600_000));
});

test('what is out of range is refused at its field, also what would break a promise', async () => {
  const { status, errors } = await publish({ 'limit.refund': 72, 'forum.posts': 1.5, nothing: 3 });
  expect(status).toBe(422);
  expect(errors).toEqual({
    'values.limit.refund': ['请填写 4 到 48 之间的整数（小时）'],
    'values.forum.posts': ['请填写 1 到 200 之间的整数（篇）'],
    'values.nothing': ['没有这个参数'],
  });
});

test('of two who publish at once one is told that the settings have changed', async () => {
  const { version } = (await read()).data;
  const answers = await Promise.all(
    [11, 12].map((count) => publish({ 'forum.posts': count }, admin.token, version)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read()).data.version).toBe(version + 1);
});

test('settings about money are those of the super administrator', async () => {
  const shown = (await read(operations.token)).data.groups.flatMap(({ settings }) => settings);
  expect(shown.find(({ key }) => key === 'order.unpaid')?.changeable).toBe(false);
  expect((await publish({ 'order.unpaid': 60 }, operations.token)).status).toBe(403);
  expect((await publish({ 'forum.trusted': 8 }, operations.token)).status).toBe(200);
  expect(await settingIn(other.core.db, 'forum.trusted')).toBe(8);
  expect((await publish({ 'order.unpaid': 60 })).status).toBe(200);
  expect(await unpaidFor(other.core)).toBe(3_600_000);
  const { token } = await site.user({ roles: ['moderator'] });
  expect((await read(token)).status).toBe(403);
});

test('versions tell who changed what, and an older one is taken up again', async () => {
  await publish({ 'safety.leads': 6 });
  const { data } = await site.call('GET /staff/settings/versions', { token: admin.token });
  expect(data.data[0]).toMatchObject({
    made_by: '管理员',
    note: '大促期间',
    changes: [{ key: 'safety.leads', before: '默认', after: '6 小时' }],
  });
  const restored = await site.call('POST /staff/settings/restore/:no', {
    token: admin.token,
    params: { no: '0' as never },
    body: { base: (await read()).data.version, note: '恢复默认' },
  });
  expect(restored.data.groups.flatMap(({ settings }) => settings).every(({ chosen }) => !chosen)).toBe(true);
  expect(await settingIn(other.core.db, 'safety.leads')).toBe(4);
  const again = await site.call('POST /staff/settings/restore/:no', {
    token: admin.token,
    params: { no: '0' as never },
    body: { base: (await read()).data.version, note: '再次恢复' },
  });
  expect(again.status).toBe(409);
});
