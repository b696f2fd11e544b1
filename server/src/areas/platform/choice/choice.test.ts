import { makeBuild, route } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';
import { placeOf } from './choose';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  site = await platformSite();
  token = await site.token('mf-shop');
  // From here on the stable version is a release, not the build beside the server.
  await publish('1.0.1-first');
});
afterAll(() => site.close());

const publish = async (version: string, fields = {}) => {
  const answer = await site.publish(makeBuild({ version }), { token, fields });
  expect(answer).toMatchObject({ status: 200 });
};
const move = async (verb: 'promote' | 'rollback', version?: string) => {
  const { revision } = await site.state('mf-shop');
  const key = `POST /api/platform/channels/:remote/${verb}` as const;
  const answer = await site.call(key, { params: { remote: 'mf-shop' }, body: { revision, version }, token });
  expect([answer.status, answer.msg]).toEqual([200, '成功']);
};
const shopOf = async (jar: Map<string, string>) => (await site.view(jar))['mf-shop'];
const stable = async () => (await site.state('mf-shop')).stable;

test('a release during a visit changes nothing under the visitor, and is there on the next visit', async () => {
  const jar = new Map<string, string>();
  const before = await site.view(jar);
  await publish('1.1.0-b');
  expect(await site.view(jar)).toEqual(before);
  jar.delete('harbor_set');
  expect(await shopOf(jar)).toBe('1.1.0-b');
  expect(await shopOf(new Map())).toBe('1.1.0-b');
});

test('a rollback reaches also those whose session holds the bad version', async () => {
  const jar = new Map<string, string>();
  const good = await shopOf(jar);
  await publish('1.2.0-bad');
  const late = new Map<string, string>();
  expect(await shopOf(late)).toBe('1.2.0-bad');
  await move('rollback', good);
  expect(await shopOf(late)).toBe(good);
  expect(await shopOf(jar)).toBe(good);
});

test('a pin ends by itself, and one written by somebody else is none', async () => {
  const jar = new Map<string, string>();
  const held = await shopOf(jar);
  await publish('1.3.0-c');
  expect(await shopOf(jar)).toBe(held);
  const forged = new Map(jar);
  forged.set('harbor_set', (jar.get('harbor_set') ?? '').replace(held ?? '', '1.0.0-a'));
  expect(await shopOf(forged)).toBe('1.3.0-c');
  const stolen = new Map(jar);
  stolen.delete('harbor_visitor');
  expect(await shopOf(stolen)).toBe('1.3.0-c');
  site.clock.advance(25 * 3_600_000);
  expect(await shopOf(jar)).toBe('1.3.0-c');
});

test('the canary goes to its share of visitors, who keep it on every visit', async () => {
  await publish('1.4.0-canary', { canary: '30' });
  const visitors = await Promise.all(
    Array.from({ length: 400 }, async () => {
      const jar = new Map<string, string>();
      return { jar, version: await shopOf(jar) };
    }),
  );
  const lucky = visitors.filter(({ version }) => version === '1.4.0-canary');
  // 400 draws at 30 %: outside of these bounds once in some million runs.
  expect(lucky.length).toBeGreaterThan(75);
  expect(lucky.length).toBeLessThan(170);
  for (const { jar, version } of visitors.slice(0, 60)) {
    jar.delete('harbor_set');
    expect(await shopOf(jar)).toBe(version);
  }
});

test('a growing share keeps those who have it, and takes nobody out', () => {
  const people = Array.from({ length: 2000 }, (_, i) => `visitor-${i}`);
  const below = (share: number) => people.filter((visitor) => placeOf(visitor, 'mf-shop') < share);
  expect(below(50)).toEqual(expect.arrayContaining(below(10)));
  expect(below(10).length / people.length).toBeCloseTo(0.1, 1);
  // Other parts draw other people.
  const other = people.filter((visitor) => placeOf(visitor, 'mf-news') < 10);
  expect(below(10).filter((visitor) => other.includes(visitor)).length).toBeLessThan(60);
});

test('a canary that is switched off is gone at once, for its sessions too; promoted, it is for all', async () => {
  const first = new Map<string, string>();
  await publish('1.5.0-all', { canary: '100' });
  expect(await shopOf(first)).toBe('1.5.0-all');
  const { revision } = await site.state('mf-shop');
  const off = await site.call('POST /api/platform/channels/:remote/canary', {
    params: { remote: 'mf-shop' },
    body: { revision, share: 0 },
    token,
  });
  expect(off.status).toBe(200);
  expect(await shopOf(first)).toBe(await stable());
  await move('promote', '1.5.0-all');
  expect(await shopOf(new Map())).toBe('1.5.0-all');
});

test('another process learns of a move without being asked', async () => {
  const { openCore, closeCore } = await import('../../../open-core');
  const { closedGateways } = await import('../../../closed-gateways');
  const { startReleases } = await import('../releases');
  const url = `${site.core.pool.options.connectionString}`;
  const other = await openCore(
    site.core.settings,
    { databaseUrl: url, gateways: closedGateways() },
    site.core.log,
  );
  const stop = await startReleases(other, undefined);
  try {
    await publish('1.6.0-far');
    const part = () => other.releases.book.parts.get('mf-shop')?.stable;
    for (const end = Date.now() + 5000; part() !== '1.6.0-far' && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(part()).toBe('1.6.0-far');
  } finally {
    await stop();
    await closeCore(other);
  }
});

test('an override is for the staff, shows in the composition, and ends with one call', async () => {
  const staff = (await site.user({ is_staff: true })).token;
  const body = { remote: 'mf-shop', version: '1.1.0-b' };
  const buyer = (await site.user()).token;
  expect((await site.call('POST /api/platform/overrides', { body, token: buyer })).status).toBe(403);
  const set = await site.call('POST /api/platform/overrides', { body, token: staff });
  const cookie = String(set.headers['set-cookie']).split(';')[0] ?? '';
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const jar = new Map([[name, value]]);
  expect(await shopOf(jar)).toBe('1.1.0-b');
  const shown = await site.call('GET /api/platform/composition', { headers: { cookie } });
  expect(shown.data.parts).toContainEqual(
    expect.objectContaining({ remote: 'mf-shop', version: '1.1.0-b', channel: 'override' }),
  );
  jar.set(name, `${value}x`);
  expect(await shopOf(jar)).toBe(await stable());
  const cleared = await site.call('DELETE /api/platform/overrides', { headers: { cookie } });
  expect(String(cleared.headers['set-cookie'])).toMatch(/harbor_override=;.*Max-Age=0/);
});

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
  const foreign = { address: 'https://evil.example/', release };
  const refused = await site.call('POST /api/platform/overrides', {
    body: { remote: 'mf-shop', local: foreign },
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

test('pages go on being served while the database is away', async () => {
  const jar = new Map<string, string>();
  const before = await site.view(jar);
  const spy = jest.spyOn(site.core.pool, 'connect').mockRejectedValue(new Error('away') as never);
  try {
    expect(await site.view(jar)).toEqual(before);
    expect((await site.view(new Map())).shell).toBe(before.shell);
  } finally {
    spy.mockRestore();
  }
});

test('a session whose shell is too old for a part that came since gets what is live, and others keep theirs', async () => {
  const all = await site.token('*');
  const release = async (remote: string, version: string, shares: Record<string, string>) => {
    const key = remote === 'shell' ? 'provides' : 'consumes';
    const made = makeBuild({ remote, version, release: (r) => ({ ...r, [key]: shares }) });
    expect(await site.publish(made, { token: all })).toMatchObject({ status: 200 });
  };
  await release('shell', '1.1.0-s', { react: '19.3.1' });
  const jar = new Map<string, string>();
  const before = await site.view(jar);
  expect(before.shell).toBe('1.1.0-s');
  await release('shell', '1.2.0-s', { react: '19.3.1', vue: '3.0.0' });
  // Proven: until then the gate wants a remote to run in the shell before too.
  await site.core.db
    .updateTable('release_channels')
    .set({ last_good: '1.2.0-s' })
    .where('remote', '=', 'shell')
    .execute();
  await release('mf-news', '1.2.0-vue', { vue: '^3.0.0' });
  expect(await site.view(jar)).toEqual(before);
  await release('mf-young', '1.0.0-vue', { vue: '^3.0.0' });
  expect(await site.view(jar)).toMatchObject({ shell: '1.2.0-s', 'mf-young': '1.0.0-vue' });
});
