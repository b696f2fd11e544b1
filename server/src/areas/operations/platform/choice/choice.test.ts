import { makeBuild } from '../testing/builds';
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
  const { openCore, closeCore } = await import('../../../../open-core');
  const { closedGateways } = await import('../../../../closed-gateways');
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
