import { type Kysely, sql } from 'kysely';
import { openDatabase, openPool } from '../../../../db/connect';
import { down, up } from '../../../../db/migrations/0043_address_grants';
import { testDatabase } from '../../../../testing/database';
import { makeBuild, route } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';

let site: PlatformSite;
let staff: string;
beforeAll(async () => {
  site = await platformSite();
  staff = (await site.user({ nickname: '小管', is_staff: true })).token;
});
afterAll(() => site.close());

const grant = (remote: string, ...prefixes: string[]) =>
  site.call('POST /api/platform/addresses', { body: { remote, prefixes }, token: staff });
const withdraw = (word: string) =>
  site.call('DELETE /api/platform/addresses/:word', { params: { word }, token: staff });
const listed = async () => (await site.call('GET /api/platform/addresses', { token: staff })).data.data;

test('staff grant an address once, to one part, and never one that server or shell keep', async () => {
  expect((await grant('mf-shop', '/Gifts/', '/gifts/', '/cards/')).status).toBe(200);
  expect((await listed()).filter(({ remote }) => remote === 'mf-shop')).toMatchObject([
    { prefix: '/cards/', granted_by: '小管（运营）', in_use: false },
    { prefix: '/gifts/', granted_by: '小管（运营）', in_use: false },
    { prefix: '/mf-shop/', granted_by: '本机构建', in_use: true },
  ]);
  expect((await grant('mf-shop', '/gifts/')).status).toBe(200);
  const taken = await grant('mf-news', '/free/', '/GIFTS/');
  expect([taken.status, taken.msg]).toEqual([409, '/gifts/ 已授权给 mf-shop：请先收回，再授权给 mf-news']);
  expect((await listed()).map(({ prefix }) => prefix)).not.toContain('/free/');
  for (const kept of ['/api/', '/PLATFORM/', '/404/', '/healthz/', '/r/']) {
    const refused = await grant('mf-shop', kept);
    expect([kept, refused.status, refused.errors.prefixes?.[0]]).toEqual([
      kept,
      422,
      expect.stringContaining('是平台保留的地址，不能授权'),
    ]);
  }
  for (const wrong of ['/', '//', '/a/b/', '/:a/', 'a', '/../', '/a%2fb/', '/页/'])
    expect([wrong, (await grant('mf-shop', wrong)).status]).toEqual([wrong, 422]);
  const audited = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'object_id', 'detail'])
    .where('action', '=', 'address.grant')
    .execute();
  expect(audited).toEqual([
    { action: 'address.grant', object_id: 'mf-shop', detail: { prefixes: '/gifts/,/cards/' } },
  ]);
});

test('a team’s token sees the grants and changes none', async () => {
  const token = await site.token('mf-shop');
  expect((await site.call('GET /api/platform/addresses', { token })).status).toBe(200);
  const body = { remote: 'mf-shop', prefixes: ['/mine/'] };
  expect((await site.call('POST /api/platform/addresses', { body, token })).status).toBe(401);
  expect(
    (await site.call('DELETE /api/platform/addresses/:word', { params: { word: 'mf-news' }, token })).status,
  ).toBe(401);
});

test('an address goes from one part to another without either being in its way, and comes back by nothing', async () => {
  const [shop, news] = [await site.token('mf-shop'), await site.token('mf-news')];
  const publish = (remote: string, version: string, token: string, ...paths: string[]) =>
    site.publish(makeBuild({ remote, version, routes: paths.map((path) => route(path)) }), { token });
  await grant('mf-shop', '/journal/');
  expect(await publish('mf-shop', '1.1.0-with', shop, '/mf-shop/', '/journal/')).toMatchObject({
    status: 200,
  });
  const session = new Map<string, string>();
  expect(await site.view(session, '/journal/')).toMatchObject({ 'mf-shop': '1.1.0-with' });

  const used = await withdraw('journal');
  expect([used.status, used.msg]).toEqual([
    409,
    expect.stringMatching(/^mf-shop 1\.1\.0-with 还有 \/journal\/ 下的页面：请等该团队发布不含它的版本/),
  ]);
  const early = await publish('mf-news', '1.1.0-early', news, '/mf-news/', '/journal/');
  expect(early.errors.routes).toEqual([expect.stringContaining('/journal/ 属于 mf-shop')]);

  expect(await publish('mf-shop', '1.1.1-without', shop, '/mf-shop/')).toMatchObject({ status: 200 });
  expect((await withdraw('JOURNAL')).status).toBe(200);
  expect((await withdraw('journal')).status).toBe(404);
  // Between the two nobody has it, not even who comes back to a session that holds the old release.
  expect((await site.app.inject('/journal/')).statusCode).toBe(404);
  expect(await site.view(session, '/journal/')).toMatchObject({ 'mf-shop': '1.1.0-with' });
  const cookie = [...session].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await site.app.inject({ url: '/journal/', headers: { cookie } })).statusCode).toBe(404);

  await grant('mf-news', '/journal/');
  expect(await publish('mf-news', '1.1.0-takes', news, '/mf-news/', '/journal/')).toMatchObject({
    status: 200,
  });
  const page = async (headers: Record<string, string>) =>
    (await site.app.inject({ url: '/journal/', headers })).body;
  const ownersIn = (html: string) => {
    const snapshot = JSON.parse(/__HARBOR__=(.*);\n/.exec(html)?.[1] ?? '{}');
    const remotes: { name: string; routes: { path: string }[] }[] = snapshot.remotes;
    return remotes
      .filter(({ routes }) => routes.some(({ path }) => path === '/journal/'))
      .map(({ name }) => name);
  };
  expect(ownersIn(await page({}))).toEqual(['mf-news']);
  expect(ownersIn(await page({ cookie }))).toEqual([]);

  const back = await site.call('POST /api/platform/channels/:remote/promote', {
    params: { remote: 'mf-shop' },
    body: { revision: (await site.state('mf-shop')).revision, version: '1.1.0-with' },
    token: shop,
  });
  expect([back.status, back.errors.version]).toEqual([
    422,
    [expect.stringContaining('/journal/ 属于 mf-news')],
  ]);
  // Neither does somebody at work on the old release bring it back, in a browser of their own.
  const laid = await site.call('POST /api/platform/overrides', {
    body: { remote: 'mf-shop', version: '1.1.0-with' },
    token: staff,
  });
  const override = String(laid.headers['set-cookie']).split(';')[0] ?? '';
  expect(ownersIn(await page({ cookie: override }))).toEqual(['mf-news']);
});

test('in production staff grant every address, also of a part’s first release', async () => {
  const strict = await platformSite();
  strict.core.settings.production = true;
  const token = await strict.token('mf-academic');
  const first = makeBuild({
    remote: 'mf-academic',
    routes: [route('/academic/'), route('/academic/:id'), route('/academiclist/')],
  });
  const refused = await strict.publish(first, { token });
  expect([refused.status, refused.errors.routes]).toEqual([
    422,
    [
      '电脑端路由 /academic/、电脑端路由 /academic/:id 所在的 /academic/ 还没有授权给 mf-academic：请运营在 /staff/releases?view=tokens 授权（或运行 npm run staff -- address-grant mf-academic /academic/），或换一个路径',
      expect.stringContaining('所在的 /academiclist/ 还没有授权给 mf-academic'),
    ],
  ]);
  const boss = (await strict.user({ is_staff: true })).token;
  const body = { remote: 'mf-academic', prefixes: ['/academic/', '/academiclist/'] };
  await strict.call('POST /api/platform/addresses', { body, token: boss });
  expect(await strict.publish(first, { token })).toMatchObject({ status: 200 });
  expect((await strict.app.inject('/academic/7')).statusCode).toBe(200);
  await strict.close();
});

test('the upgrade gives each part what it serves; of two that have it, the part that came first keeps it', async () => {
  const database = await testDatabase();
  const db = openDatabase(openPool(database.url, { max: 1 })) as unknown as Kysely<unknown>;
  await down(db);
  const enter = async (
    remote: string,
    version: string,
    live: boolean,
    paths: string[],
    from: string[] = [],
  ) => {
    const made = makeBuild({ remote, version, routes: paths.map((path) => route(path)) }).release;
    const redirects = from.map((path) => ({ platform: 'mobile' as const, from: path, to: '/x/' }));
    const document = { ...made, routes: { ...made.routes, redirects } };
    await sql`insert into releases (remote, version, source, location, document, size, published_by, published_at)
      values (${remote}, ${version}, 'publish', ${`${remote}/${version}~1`}, ${JSON.stringify(document)}, 1, '', now())`.execute(
      db,
    );
    if (live)
      await sql`insert into release_channels (remote, revision, stable, stable_since, moved_at, moved_by)
        values (${remote}, 1, ${version}, now(), now(), '')`.execute(db);
  };
  await enter('shell', '1.0.0', true, ['/', '/404/', '/platform/', '/welcome/']);
  await enter('mf-shop', '1.0.0', false, ['/GoodsDetail/:id', '/gone/']);
  await enter(
    'mf-account',
    '1.0.0',
    true,
    ['/login', '/goodsdetail/1', '/:a', '/welcome/x', '/gone/'],
    ['/me_2'],
  );
  await enter('mf-shop', '1.0.1', true, ['/goodsdetail/:id', '/api/x']);
  await up(db);
  const { rows } = await sql`select prefix, remote from address_grants order by prefix`.execute(db);
  expect(rows).toEqual([
    { prefix: '/gone/', remote: 'mf-account' },
    { prefix: '/goodsdetail/', remote: 'mf-shop' },
    { prefix: '/login/', remote: 'mf-account' },
    { prefix: '/me_2/', remote: 'mf-account' },
    { prefix: '/welcome/', remote: 'shell' },
  ]);
  await db.destroy();
  await database.drop();
});
