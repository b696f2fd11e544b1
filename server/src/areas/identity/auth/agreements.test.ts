import { type TestApp, testApp } from '../../../testing/app';
import { startSession } from './sessions';
import { membersOf } from './testing/member';

const day = 86_400_000;

let site: TestApp;
const { member } = membersOf(() => site, '1320000');

beforeAll(async () => {
  site = await testApp({ areas: ['auth'] });
});
afterAll(() => site.close());

/** Publishes a version of the privacy policy that holds from tomorrow. */
async function publish(version: string, renew: boolean): Promise<void> {
  await site.core.db
    .insertInto('agreements')
    .values({
      id: 2,
      document: 'privacy',
      version,
      title: '学术港隐私政策',
      change: '写明新的处理者',
      renew,
      sections: JSON.stringify([{ heading: '一、处理者', paragraphs: ['……'] }]),
      effective_at: new Date(site.clock.now() + day),
    })
    .execute();
}

/** Asked with a new session each time: a token grows old in a day. */
async function due(userId: number) {
  const token = await startSession(site.core, site.core.db, userId, { ip: '127.0.0.1', userAgent: '' });
  return (await site.call('GET /userInfo', { token })).data.consent_due;
}

test('a clause is readable by anybody, with its versions', async () => {
  const { data } = await site.call('GET /clause/:id', { params: { id: 2 } });
  expect(data).toMatchObject({ id: 2, title: '学术港隐私政策', version: '1.4', current: true });
  expect(data.versions.map(({ version }) => version)).toEqual(['1.4', '1.3', '1.2', '1.1', '1.0']);
  const old = await site.call('GET /clause/:id', { params: { id: 2 }, query: { version: '1.0' } });
  expect([old.data.current, old.data.effective_at]).toEqual([false, '2026-11-01T00:00:00+08:00']);
  expect((await site.call('GET /clause/:id', { params: { id: 9 } })).status).toBe(404);
  expect((await site.call('GET /clause/:id', { params: { id: 2 }, query: { version: '9' } })).status).toBe(
    404,
  );
});

test('a new version asks every member again once it is in force, and an agreement to it is logged', async () => {
  const { id } = await member();
  expect(await due(id)).toBeUndefined();
  await publish('2.0', true);
  expect(await due(id)).toBeUndefined();
  site.clock.advance(day + 1000);
  expect(await due(id)).toEqual([
    { id: 2, title: '学术港隐私政策', version: '2.0', change: '写明新的处理者' },
  ]);

  const fresh = await startSession(site.core, site.core.db, id, { ip: '127.0.0.1', userAgent: '' });
  const agree = (version: string) =>
    site.call('POST /auth/consent', { token: fresh, body: { agreements: [{ id: 2, version }] } });
  expect((await agree('1.1')).errors).toEqual({ agreements: ['协议已更新，请刷新后阅读'] });
  expect((await agree('2.0')).status).toBe(200);
  expect(await due(id)).toBeUndefined();
  const { data } = await site.call('GET /auth/consents', { token: fresh });
  expect(data.list.map(({ id, version }) => [id, version])).toEqual([
    [2, '2.0'],
    [1, '1.1'],
    [2, '1.4'],
  ]);
});

test('a small correction asks nobody; who skipped a version that did is still asked, for the newest', async () => {
  const agreed = await member();
  await publish('2.1', false);
  await publish('3.0', true);
  await site.core.db
    .updateTable('agreements')
    .set({ effective_at: new Date(site.clock.now() + 2 * day) })
    .where('version', '=', '3.0')
    .execute();
  site.clock.advance(day + 1000);
  expect(await due(agreed.id)).toBeUndefined();
  site.clock.advance(day + 1000);
  expect((await due(agreed.id))?.map(({ version }) => version)).toEqual(['3.0']);
});

test('new members agree to what is in force that day', async () => {
  const { id, token } = await member();
  expect(await due(id)).toBeUndefined();
  const { data } = await site.call('GET /auth/consents', { token });
  expect(data.list.map(({ version }) => version).sort()).toEqual(['1.1', '3.0']);
});
