import { type TestApp, testApp } from '../../../../testing/app';
import { type TestDatabase, testDatabase } from '../../../../testing/database';
import { type OpenStream, openEventStream } from '../../../../testing/event-stream';
import { revokeSession } from '../../../identity/auth/sessions';
import { messageKind, notify, systemSub } from '../notify';
import { endedSessions } from './ended-sessions';

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
let address: string;
let otherAddress: string;
const open: OpenStream[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const shared = { ...database, drop: async () => {} };
  one = await testApp({ areas: ['messages'], database: shared });
  other = await testApp({ areas: ['messages'], database: shared });
  address = await one.listen();
  otherAddress = await other.listen();
  await Promise.all([one.heard(), other.heard()]);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.drop();
});

async function listen(token: string, base = address): Promise<OpenStream> {
  const stream = await openEventStream(base, token);
  open.push(stream);
  return stream;
}
const tell = (userId: number) =>
  notify(one.core.db, {
    userId,
    kind: messageKind.system,
    sub: systemSub.order,
    title: '付款成功',
    now: new Date(one.clock.now()),
  });
const total = (n: number) => (data: unknown) => (data as { total: number }).total === n;

test('a stream begins with the present counts and goes on with every change', async () => {
  const { id, token } = await one.user();
  await tell(id);
  const stream = await listen(token);
  expect((await stream.next('unread', total(1))).data).toMatchObject({ total: 1, system: 1, like: 0 });
  await tell(id);
  await stream.next('unread', total(2));
  expect((await stream.next('message')).data).toMatchObject({ kind: 4 });
  await one.call('POST /message/read_all', { token, body: {} });
  await stream.next('unread', total(0));
});

test('two processes say the same: what one writes, both tell', async () => {
  const { id, token } = await one.user();
  const here = await listen(token);
  const there = await listen(token, otherAddress);
  await Promise.all([here.next('unread', total(0)), there.next('unread', total(0))]);
  await tell(id);
  await Promise.all([here.next('unread', total(1)), there.next('unread', total(1))]);
  await other.call('POST /message/read_all', { token, body: {} });
  const after = (stream: OpenStream) => stream.events.filter(({ name }) => name === 'unread').at(-1)?.data;
  await Promise.all([
    here.next('unread', () => total(0)(after(here)) && here.events.length > 2),
    there.next('unread', () => total(0)(after(there)) && there.events.length > 2),
  ]);
});

test('nobody hears of the messages of others', async () => {
  const mine = await one.user();
  const stranger = await one.user();
  const stream = await listen(stranger.token);
  const own = await listen(mine.token);
  await stream.next('unread');
  await tell(mine.id);
  await own.next('unread', total(1));
  await tell(stranger.id);
  await stream.next('message');
  expect(stream.events.filter(({ name }) => name === 'message')).toHaveLength(1);
});

test('in quiet hours the counts go on, and nothing pops up', async () => {
  const { id, token } = await one.user();
  const clock = (shift: number) => {
    const minute = (Math.floor(one.clock.now() / 60_000) + 8 * 60 + shift + 2880) % 1440;
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  };
  await one.call('POST /message/settings', {
    token,
    body: { quiet: { on: true, from: clock(-30), to: clock(30) } },
  });
  const stream = await listen(token);
  await tell(id);
  await stream.next('unread', total(1));
  await one.call('POST /message/settings', {
    token,
    body: { quiet: { on: false, from: '22:00', to: '08:00' } },
  });
  await tell(id);
  await stream.next('message');
  expect(stream.events.filter(({ name }) => name === 'message')).toHaveLength(1);
});

test('counts read while the database was away from this process come when it is back', async () => {
  const { id, token } = await one.user();
  const stream = await listen(token);
  await stream.next('unread', total(0));
  // Every connection that listens is cut: what is told meanwhile reaches nobody.
  await one.core.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  );
  await tell(id);
  await stream.next('unread', total(1));
});

test('a visitor and a dead token get no stream', async () => {
  expect((await openEventStream(address, 'ay_nothing')).status).toBe(401);
});

test('the ninth stream of one person ends their first', async () => {
  const { token } = await one.user();
  const first = await listen(token);
  for (let n = 0; n < 8; n += 1) await listen(token);
  await first.ended;
});

test('sessions that ended, and people who may not log in any more, are found', async () => {
  const alive = await one.user();
  const frozen = await one.user();
  const gone = await one.user();
  const sessions = await one.core.db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [alive.id, frozen.id, gone.id])
    .execute();
  const of = (userId: number) => sessions.find((session) => session.user_id === userId)?.id ?? 0;
  await revokeSession(one.core, of(gone.id), 'logout');
  await one.core.db.updateTable('users').set({ status: 2 }).where('id', '=', frozen.id).execute();
  const ended = await endedSessions(
    one.core.db,
    sessions.map(({ id }) => id),
  );
  expect([ended.has(of(alive.id)), ended.has(of(frozen.id)), ended.has(of(gone.id))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('open streams do not hold a server up that closes; they are ended, to come back elsewhere', async () => {
  const third = await testApp({ areas: ['messages'], database: { ...database, drop: async () => {} } });
  const base = await third.listen();
  const { token } = await one.user();
  const stream = await listen(token, base);
  await stream.next('unread');
  await third.close();
  await stream.ended;
  const again = await listen(token);
  await again.next('unread');
});
