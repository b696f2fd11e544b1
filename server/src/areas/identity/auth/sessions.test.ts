import { type TestApp, testApp } from '../../../testing/app';
import { revokeAllSessions, startSession } from './sessions';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['auth'], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

const ask = (token: string) => site.call('GET /userInfo', { token });
const another = (userId: number) =>
  startSession(site.core, site.core.db, userId, { ip: '127.0.0.1', userAgent: 'test' });

test('a token is 32 random bytes, and only its hash is kept', async () => {
  const { id, token } = await site.user();
  expect(token).toMatch(/^ay_[\w-]{43}$/);
  const row = await site.core.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token.slice(3));
  expect(row.token_hash).toHaveLength(32);
});

test('after an hour the answer carries the next token, and both work for 30 s', async () => {
  const { token } = await site.user();
  expect((await ask(token)).headers['x-renew-token']).toBeUndefined();
  site.clock.advance(hour + 1000);
  const renewed = String((await ask(token)).headers['x-renew-token']);
  expect(renewed).toMatch(/^ay_[\w-]{43}$/);
  site.clock.advance(29_000);
  const late = await ask(token);
  expect([late.status, late.headers['x-renew-token']]).toEqual([200, undefined]);
  expect((await ask(renewed)).status).toBe(200);
});

test('parallel requests get one successor between them', async () => {
  const { token } = await site.user();
  site.clock.advance(hour + 1000);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(token)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ headers }) => headers['x-renew-token'])).toHaveLength(1);
});

test('a replaced token used after its 30 s ends the whole family and raises an alarm', async () => {
  const { id, token } = await site.user();
  site.clock.advance(hour + 1000);
  const renewed = String((await ask(token)).headers['x-renew-token']);
  site.clock.advance(31_000);
  expect((await ask(token)).status).toBe(401);
  expect((await ask(renewed)).status).toBe(401);
  const alarm = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', id)
    .where('action', '=', 'session.reuse')
    .execute();
  expect(alarm).toHaveLength(1);
});

test('seven days without use end a session, use prolongs it', async () => {
  const used = await site.user();
  const idle = await site.user();
  site.clock.advance(6 * day);
  const next = String((await ask(used.token)).headers['x-renew-token']);
  site.clock.advance(2 * day);
  expect((await ask(next)).status).toBe(200);
  expect((await ask(idle.token)).status).toBe(401);
});

test('after 30 days it ends however much it was used', async () => {
  let { token } = await site.user();
  for (let n = 0; n < 5; n += 1) {
    site.clock.advance(5 * day + 23 * hour);
    token = String((await ask(token)).headers['x-renew-token']);
  }
  site.clock.advance(6 * hour);
  expect((await ask(token)).status).toBe(401);
});

test('a teacher is logged out after 12 idle hours', async () => {
  const teacher = await site.user({ is_teacher: true });
  const buyer = await site.user();
  site.clock.advance(12 * hour + minute);
  expect((await ask(teacher.token)).status).toBe(401);
  expect((await ask(buyer.token)).status).toBe(200);
});

test('the eleventh session ends the one used longest ago', async () => {
  const { id, token } = await site.user();
  const tokens: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    site.clock.advance(1000);
    tokens.push(await another(id));
  }
  expect((await ask(token)).status).toBe(401);
  for (const kept of tokens) expect((await ask(kept)).status).toBe(200);
});

test('logout ends the session at once and clears the browser', async () => {
  const { id, token } = await site.user();
  const other = await another(id);
  const { status, headers } = await site.call('POST /auth/logout', { token });
  expect(status).toBe(200);
  expect(headers['clear-site-data']).toBe('"storage"');
  expect((await ask(token)).status).toBe(401);
  expect((await ask(other)).status).toBe(200);
});

test('a password change ends all sessions, a frozen account has none', async () => {
  const { id, token } = await site.user();
  await revokeAllSessions(site.core, site.core.db, id, 'password changed');
  expect((await ask(token)).status).toBe(401);
  const frozen = await site.user();
  await site.core.db.updateTable('users').set({ status: 2 }).where('id', '=', frozen.id).execute();
  expect((await ask(frozen.token)).status).toBe(401);
});

test('roles are read at each call, not kept in the token', async () => {
  const { id, token } = await site.user({ is_teacher: true, is_certification: true });
  expect((await ask(token)).data).toMatchObject({ is_teacher: 1, is_certification: 1 });
  await site.core.db.updateTable('users').set({ is_teacher: false }).where('id', '=', id).execute();
  expect((await ask(token)).data.is_teacher).toBe(0);
});

test('a dead token makes a visitor of nobody on public calls', async () => {
  const answer = await site.call('POST /auth/pc_login', { token: `ay_${'x'.repeat(43)}`, body: {} as never });
  expect(answer.status).toBe(422);
});

test('the audit log cannot be changed, and its rows hang together', async () => {
  const { db } = site.core;
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('audit_log').set({ action: 'nothing' }).execute()).rejects.toThrow(
    'append-only',
  );
  const rows = await db.selectFrom('audit_log').select('chain').execute();
  expect(new Set(rows.map(({ chain }) => chain?.toString('hex'))).size).toBe(rows.length);
});
