import { sql } from 'kysely';
import { makeBuild, route } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';
import { lockRegistry } from './channels';

let site: PlatformSite;
let shop: string;
let news: string;
let staff: string;
beforeAll(async () => {
  site = await platformSite();
  shop = await site.token('mf-shop');
  news = await site.token('mf-news');
  staff = (await site.user({ nickname: '小管', is_staff: true })).token;
});
afterAll(() => site.close());

const publish = (remote: string, version: string, token: string, fields = {}) =>
  site.publish(makeBuild({ remote, version }), { token, fields });
const params = { remote: 'mf-shop' };
const revisionOf = async (remote: string) => (await site.state(remote)).revision;

test('two teams that publish at the same moment both win', async () => {
  const answers = await Promise.all([
    publish('mf-shop', '1.1.0-twin', shop),
    publish('mf-news', '1.1.0-twin', news),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await site.state('mf-shop')).stable).toBe('1.1.0-twin');
  expect((await site.state('mf-news')).stable).toBe('1.1.0-twin');
});

test('of one version published twice at the same moment one wins, and its files are served', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => publish('mf-shop', '1.1.1-race', shop)));
  expect(answers.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
  const file = await site.app.inject('/releases/mf-shop/1.1.1-race/remoteEntry.js');
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('1.1.1-race')]);
});

test('who moves a channel that somebody moved meanwhile is told who did', async () => {
  await publish('mf-shop', '1.2.0-c', shop, { canary: '10' });
  const revision = await revisionOf('mf-shop');
  const first = await site.call('POST /api/platform/channels/:remote/promote', {
    params,
    body: { revision },
    token: staff,
  });
  expect([first.status, first.data.stable, first.data.canary]).toEqual([200, '1.2.0-c', null]);
  const second = await site.call('POST /api/platform/channels/:remote/rollback', {
    params,
    body: { revision },
    token: shop,
  });
  expect([second.status, second.msg]).toEqual([
    409,
    expect.stringMatching(/^小管（运营） 已于 .* 变更了 mf-shop 的通道，请刷新后再试$/),
  ]);
  expect((await site.state('mf-shop')).stable).toBe('1.2.0-c');
});

test('of ten who roll back the same state one does', async () => {
  await publish('mf-shop', '1.3.0-x', shop);
  const revision = await revisionOf('mf-shop');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      site.call('POST /api/platform/channels/:remote/rollback', {
        params,
        body: { revision, seen: '1.0.0-a' },
        token: shop,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await revisionOf('mf-shop')).toBe(revision + 1);
});

test('every move is written down: what, from, to, by whom', async () => {
  await publish('mf-news', '1.4.0-m', news, { note: '新的列表', canary: '25' });
  const revision = await revisionOf('mf-news');
  await site.call('POST /api/platform/channels/:remote/canary', {
    params: { remote: 'mf-news' },
    body: { revision, share: 0, reason: '数字不对' },
    token: staff,
  });
  const { data } = await site.call('GET /api/platform/moves', { query: { remote: 'mf-news' }, token: staff });
  expect(data.data.slice(0, 2)).toMatchObject([
    {
      action: 'canary',
      channel: 'canary',
      from_version: '1.4.0-m',
      to_version: null,
      reason: '数字不对',
      moved_by: '小管（运营）',
    },
    {
      action: 'publish',
      channel: 'canary',
      from_version: null,
      to_version: '1.4.0-m',
      canary_share: 25,
      reason: '新的列表',
      moved_by: '令牌「mf-news」',
    },
  ]);
});

test('releases and moves cannot be changed afterwards, not even by the server', async () => {
  const { db } = site.core;
  await expect(db.updateTable('release_moves').set({ moved_by: 'nobody' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(db.deleteFrom('releases').execute()).rejects.toThrow('append-only');
});

test('a rollback takes the version out of service until somebody promotes it again', async () => {
  await publish('mf-news', '1.5.0-r', news);
  const rolled = await site.call('POST /api/platform/channels/:remote/rollback', {
    params: { remote: 'mf-news' },
    body: { revision: await revisionOf('mf-news'), seen: '1.0.0-a' },
    token: news,
  });
  expect(rolled.status).toBe(200);
  const part = () => site.core.releases.book.parts.get('mf-news');
  expect(part()?.withdrawn.has('1.5.0-r')).toBe(true);
  await site.call('POST /api/platform/channels/:remote/promote', {
    params: { remote: 'mf-news' },
    body: { revision: rolled.data.revision, version: '1.5.0-r' },
    token: news,
  });
  expect([part()?.withdrawn.has('1.5.0-r'), part()?.stable]).toEqual([false, '1.5.0-r']);
});

test('what does not exist, or no longer fits what is live, is not promoted', async () => {
  const promote = async (version: string) =>
    site.call('POST /api/platform/channels/:remote/promote', {
      params,
      body: { revision: await revisionOf('mf-shop'), version },
      token: shop,
    });
  expect((await promote('9.9.9-none')).msg).toBe('mf-shop 没有版本 9.9.9-none');
  const shell = await site.token('shell');
  const newer = makeBuild({
    remote: 'shell',
    version: '2.0.0-s',
    release: (r) => ({ ...r, provides: { react: '19.4.0', vue: '3.0.0' } }),
  });
  await site.publish(newer, { token: shell });
  await site.core.db
    .updateTable('release_channels')
    .set({ last_good: newer.release.version })
    .where('remote', '=', 'shell')
    .execute();
  const needy = makeBuild({ version: '1.6.0-vue', release: (r) => ({ ...r, consumes: { vue: '^3.0.0' } }) });
  expect(await site.publish(needy, { token: shop, fields: { canary: '5' } })).toMatchObject({ status: 200 });
  // The shell goes back to one that has no vue: refused, because a live canary needs it.
  const back = await site.call('POST /api/platform/channels/:remote/rollback', {
    params: { remote: 'shell' },
    body: { revision: await revisionOf('shell') },
    token: shell,
  });
  expect([back.status, back.msg]).toEqual([422, expect.stringContaining('线上的 mf-shop 1.6.0-vue')]);
});

test('of a promotion and the withdrawal of an address that it needs, at the same moment, one is refused', async () => {
  const grant = { remote: 'mf-shop', prefixes: ['/wanted/'] };
  expect((await site.call('POST /api/platform/addresses', { body: grant, token: staff })).status).toBe(200);
  const taking = makeBuild({ version: '1.8.0-wants', routes: [route('/wanted')] });
  expect((await site.publish(taking, { token: shop })).status).toBe(200);
  expect((await publish('mf-shop', '1.8.1-without', shop)).status).toBe(200);
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(
      site.core.db,
    );
    return rows[0]?.count ?? 0;
  };
  const body = { revision: await revisionOf('mf-shop'), version: '1.8.0-wants' };
  const both = await site.core.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    const answers = Promise.all([
      site.call('POST /api/platform/channels/:remote/promote', { params, body, token: shop }),
      site.call('DELETE /api/platform/addresses/:word', { params: { word: 'wanted' }, token: staff }),
    ]);
    for (const end = Date.now() + 5000; (await waiting()) < 2 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    return { answers };
  });
  const [promotion, withdrawal] = (await both.answers).map(({ status }) => status);
  expect([
    [200, 409],
    [422, 200],
  ]).toContainEqual([promotion, withdrawal]);
});

test('the list shows channels, shares and error rates', async () => {
  const { data } = await site.call('GET /api/platform/releases', { token: staff });
  const listed = data.remotes.find(({ remote }) => remote === 'mf-news');
  const { stable: present } = await site.state('mf-news');
  expect(listed).toMatchObject({ owner: 'mf-news 团队', stable: present });
  const stable = listed?.releases.find(({ version }) => version === present);
  expect(stable).toMatchObject({
    channels: ['stable'],
    source: 'publish',
    error_rate: null,
    available: true,
  });
});

test('tokens: issued once, shown never again, scoped, revoked at once', async () => {
  const issued = await site.call('POST /api/platform/tokens', {
    body: { name: '商店流水线', remotes: ['mf-shop'] },
    token: staff,
  });
  const { token, id } = issued.data;
  expect(token).toMatch(/^hdt_/);
  const me = await site.call('GET /api/platform/me', { token });
  expect(me.data).toEqual({ name: '令牌「商店流水线」', kind: 'token', remotes: ['mf-shop'] });
  const list = await site.call('GET /api/platform/tokens', { token: staff });
  expect(JSON.stringify(list.data)).not.toContain(token);
  const stored = await site.core.db.selectFrom('deploy_tokens').selectAll().where('id', '=', id).execute();
  expect(JSON.stringify(stored)).not.toContain(token.slice(10));
  const foreign = await site.call('POST /api/platform/channels/:remote/rollback', {
    params: { remote: 'mf-news' },
    body: { revision: 1 },
    token,
  });
  expect([foreign.status, foreign.msg]).toEqual([403, expect.stringContaining('不能发布 mf-news')]);
  expect((await site.call('GET /api/platform/tokens', { token })).status).toBe(401);
  await site.call('DELETE /api/platform/tokens/:id', { params: { id }, token: staff });
  expect((await site.call('GET /api/platform/me', { token })).status).toBe(401);
});
