import { makeBuild, route } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';

let site: PlatformSite;
beforeAll(async () => {
  site = await platformSite();
});
afterAll(() => site.close());

test("a developer's own build is laid over the site in that browser only", async () => {
  const staff = (await site.user({ is_staff: true })).token;
  const { release } = makeBuild({ version: '1.0.0-watch', routes: [route('/brand-new')] });
  const local = { address: 'http://localhost:9100/', release };
  const set = await site.call('POST /api/platform/overrides', {
    body: { remote: 'mf-shop', local },
    token: staff,
  });
  expect(set.data.parts).toContainEqual(
    expect.objectContaining({ channel: 'override', entry: 'http://localhost:9100/remoteEntry.js' }),
  );
  const cookie = String(set.headers['set-cookie']).split(';')[0] ?? '';
  const mine = await site.app.inject({ url: '/brand-new', headers: { cookie } });
  expect([mine.statusCode, (await site.app.inject('/brand-new')).statusCode]).toEqual([200, 404]);
});

test.each([
  'https://evil.example/',
  'http://localhost:99999/',
  'http://localhost:9100/../',
  'http://localhost',
])('a build at %s is refused', async (address) => {
  const staff = (await site.user({ is_staff: true })).token;
  const { release } = makeBuild({ version: '1.0.0-watch', routes: [route('/brand-new')] });
  const refused = await site.call('POST /api/platform/overrides', {
    body: { remote: 'mf-shop', local: { address, release } },
    token: staff,
  });
  expect(refused.errors['local.address']).toEqual([expect.stringContaining('http://localhost')]);
});

describe('a build of a developer at work', () => {
  const local = (version: string, path: string) => ({
    address: 'http://localhost:9100/',
    release: makeBuild({ version, routes: [route(path)] }).release,
  });
  const own = { origin: 'http://localhost:8080', 'content-type': 'application/x-www-form-urlencoded' };
  /** Opens a link and answers its question with yes. */
  const follow = async (link: string, cookie = '', back = '/being-made') => {
    const url = `${link}?back=${encodeURIComponent(back)}`;
    const answer = await site.app.inject({ method: 'POST', url, headers: { cookie, ...own } });
    const [set = ''] = [answer.headers['set-cookie'] ?? []].flat();
    return { status: answer.statusCode, to: answer.headers.location, cookie: set.split(';')[0] ?? '' };
  };
  const statusOf = async (url: string, cookie: string) =>
    (await site.app.inject({ url, headers: { cookie } })).statusCode;

  test('is laid over the site by the answer to its link alone, follows each change, and is gone once withdrawn', async () => {
    const token = await site.token('mf-shop');
    const { data } = await site.call('POST /api/platform/dev-builds', {
      body: local('1.0.0-watch', '/being-made'),
      token,
    });
    const { status, to, cookie } = await follow(data.link);
    expect([status, to]).toEqual([303, '/being-made']);
    expect([await statusOf('/being-made', cookie), await statusOf('/being-made', '')]).toEqual([200, 404]);
    await site.call('PUT /api/platform/dev-builds/:id', {
      params: { id: data.id },
      body: local('1.0.0-watch', '/made-further'),
      token,
    });
    expect([await statusOf('/made-further', cookie), await statusOf('/being-made', cookie)]).toEqual([
      200, 404,
    ]);
    const ended = await site.call('DELETE /api/platform/dev-builds/:id', { params: { id: data.id }, token });
    expect(ended.status).toBe(200);
    expect(await statusOf('/made-further', cookie)).toBe(404);
    expect((await follow(data.link)).to).toBe('/404/');
  });

  test('may come into that browser’s pages by their policy, and into nobody else’s', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/own');
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    const { cookie } = await follow(data.link);
    const policyOf = async (headers: Record<string, string>) =>
      String((await site.app.inject({ url: '/', headers })).headers['content-security-policy']);
    expect(await policyOf({ cookie })).toMatch(/style-src [^;]* http:\/\/localhost:9100[;]/);
    expect(await policyOf({ cookie })).toMatch(/img-src [^;]* http:\/\/localhost:9100[;]/);
    expect(await policyOf({})).not.toContain('localhost');
  });

  test('of a remote without any release is shown too', async () => {
    const token = await site.token('*');
    const build = local('0.1.0-watch', '/begun');
    const release = {
      ...build.release,
      name: 'mf-begun',
      routes: { ...build.release.routes, name: 'mf-begun' },
    };
    const { data } = await site.call('POST /api/platform/dev-builds', { body: { ...build, release }, token });
    const { cookie } = await follow(data.link);
    expect([await statusOf('/begun', cookie), await statusOf('/begun', '')]).toEqual([200, 404]);
  });

  test('belongs to its team: others neither register nor change nor withdraw it', async () => {
    const [own, other] = [await site.token('mf-shop'), await site.token('mf-news')];
    const body = local('1.0.0-watch', '/own');
    const refused = await site.call('POST /api/platform/dev-builds', { body, token: other });
    expect(refused.status).toBe(403);
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token: own });
    const params = { id: data.id };
    const changed = await site.call('PUT /api/platform/dev-builds/:id', { params, body, token: other });
    const ended = await site.call('DELETE /api/platform/dev-builds/:id', { params, token: other });
    expect([changed.status, ended.status]).toEqual([404, 404]);
  });

  test('ends with the token that registered it', async () => {
    const own = await site.token('mf-shop');
    const { data } = await site.call('POST /api/platform/dev-builds', {
      body: local('1.0.0-watch', '/own'),
      token: own,
    });
    const { cookie } = await follow(data.link);
    expect(await statusOf('/own', cookie)).toBe(200);
    const staff = (await site.user({ is_staff: true })).token;
    const tokens = await site.call('GET /api/platform/tokens', { token: staff });
    const id = Math.max(...tokens.data.data.map((issued) => issued.id));
    await site.call('DELETE /api/platform/tokens/:id', { params: { id }, token: staff });
    expect(await statusOf('/own', cookie)).toBe(404);
    expect((await follow(data.link)).to).toBe('/404/');
  });

  test('is used only after a page has said whose it is, of what and from where, and how to end it', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/own');
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    const asked = await site.app.inject({ url: `${data.link}?back=/own` });
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined]);
    for (const said of [
      '令牌「mf-shop」',
      'mf-shop（mf-shop 团队）',
      'http://localhost:9100/',
      '尚未发布',
      '全部恢复',
    ])
      expect(asked.body).toContain(said);
    expect(asked.body).toContain('<form method="post" action="?back=%2Fown"');
    const { cookie, to } = await follow(data.link, '', '/own');
    expect([to, await statusOf('/own', cookie)]).toEqual(['/own', 200]);
    // Who has it already is not asked again.
    const again = await site.app.inject({ url: `${data.link}?back=/own`, headers: { cookie } });
    expect([again.statusCode, again.headers.location]).toEqual([302, '/own']);
  });

  test('of staff names them, and no text of a build becomes markup of the question', async () => {
    const staff = (await site.user({ is_staff: true })).token;
    const build = local('1.0.0-watch', '/own');
    const release = { ...build.release, routes: { ...build.release.routes, owner: '<b>"evil"</b>' } };
    const { data } = await site.call('POST /api/platform/dev-builds', {
      body: { ...build, release },
      token: staff,
    });
    const { body } = await site.app.inject({ url: data.link });
    expect(body).toMatch(/<dt>登记者<\/dt><dd>[^<]+（运营）<\/dd>/);
    expect(body).toContain('&lt;b&gt;&quot;evil&quot;&lt;/b&gt;');
  });

  test('is not taken up by a form of another site, and its question cannot be framed', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/own');
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    const strange: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:9100' },
      { origin: own.origin, 'sec-fetch-site': 'cross-site' },
      { origin: own.origin, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of strange) {
      const type = { 'content-type': own['content-type'] };
      const answer = await site.app.inject({
        method: 'POST',
        url: data.link,
        headers: { ...type, ...headers },
      });
      expect([headers, answer.statusCode, answer.headers['set-cookie']]).toEqual([headers, 403, undefined]);
    }
    const asked = await site.app.inject({ url: data.link });
    const policy = String(asked.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(asked.headers['x-frame-options']).toBe('DENY');
    expect(asked.headers['cache-control']).toBe('no-store');
  });

  test('is forgotten again: however many are used, memory holds the latest', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/own');
    const { localBuilds } = site.core.releases;
    let cookie = '';
    for (let n = 0; n < 130; n += 1) {
      const id = await localBuilds.add({ user: null, by: 'token:0' }, body, site.clock.now() + 60_000);
      await localBuilds.load(id);
    }
    expect(localBuilds.size).toBe(100);
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    ({ cookie } = await follow(data.link));
    expect(await statusOf('/own', cookie)).toBe(200);
    expect(localBuilds.size).toBe(100);
  });

  test('stays beside the overrides that staff set in the same browser', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/own');
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    const { cookie } = await follow(data.link);
    const set = await site.call('POST /api/platform/overrides', {
      body: { remote: 'mf-news', version: '1.0.0-a' },
      token: (await site.user({ is_staff: true })).token,
      headers: { cookie },
    });
    const overridden = set.data.parts.filter(({ channel }) => channel === 'override');
    expect(overridden.map(({ remote }) => remote).sort()).toEqual(['mf-news', 'mf-shop']);
  });

  test('lays no page over those of other teams, neither at first nor by a change', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/mf-news/');
    const refused = await site.call('POST /api/platform/dev-builds', { body, token });
    expect([refused.status, refused.errors['release.routes']]).toEqual([
      422,
      [expect.stringContaining('/mf-news/ 属于 mf-news')],
    ]);
    const own = await site.call('POST /api/platform/dev-builds', {
      body: local('1.0.0-watch', '/own'),
      token,
    });
    const params = { id: own.data.id };
    expect((await site.call('PUT /api/platform/dev-builds/:id', { params, body, token })).status).toBe(422);
  });

  test('brings no markup into a page by the names of its files', async () => {
    const token = await site.token('mf-shop');
    const { address, release } = local('1.0.0-watch', '/own');
    const evil = 'x"><script src="https://evil.example/x.js" x="';
    const page = { js: [evil], css: [evil], shares: [] };
    const body = { address, release: { ...release, pages: { Page: page } } };
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    const { cookie } = await follow(data.link);
    const answer = await site.app.inject({ url: '/own', headers: { cookie } });
    expect(answer.body).toContain('https://evil.example/x.js');
    expect(answer.body).not.toContain('<script src="https://evil');
  });

  test('has a link that nobody can write, and that leads to no other site', async () => {
    const token = await site.token('mf-shop');
    const body = local('1.0.0-watch', '/own');
    const { data } = await site.call('POST /api/platform/dev-builds', { body, token });
    const forged = await follow(data.link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    expect(forged).toMatchObject({ to: '/404/', cookie: '' });
    for (const back of ['https://evil.example/', '//evil.example/', '/\\\\evil.example/'])
      expect((await follow(data.link, '', back)).to).toBe('/');
  });
});
