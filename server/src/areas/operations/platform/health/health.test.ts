import { makeBuild, route } from '../testing/builds';
import { drawingRemote } from '../testing/drawn-parts';
import { type PlatformSite, platformSite } from '../testing/site';
import { anotherAddress, type Visitors, visitorsOf } from '../testing/visitors';
import { flushHealth } from './flush';
import { proveReleases } from './good';

let site: PlatformSite;
let token: string;
let visitor: Visitors['visitor'];
let report: Visitors['report'];
let fail: Visitors['fail'];
let load: Visitors['load'];
let patch = 0;
beforeAll(async () => {
  site = await platformSite({ env: { HARBOR_LIMITS: 'production' } });
  token = await site.token('mf-shop', 'mf-news');
  ({ visitor, report, fail, load } = visitorsOf(site));
});
afterAll(() => site.close());
// A part that was healed often is left alone for a while: no test is to count towards that of another.
beforeEach(() => site.clock.advance(site.core.settings.releases.brake.within));

const publish = async (version: string, fields = {}, remote = 'mf-shop') =>
  expect(await site.publish(makeBuild({ remote, version }), { token, fields })).toMatchObject({
    status: 200,
  });

/** A stable release that nobody has proven, over a last good one. */
async function freshRelease(version: string): Promise<string> {
  const good = (await site.state('mf-shop')).stable;
  await site.core.db
    .updateTable('release_channels')
    .set({ last_good: good })
    .where('remote', '=', 'mf-shop')
    .execute();
  await publish(version);
  return good;
}

test('a release that fails for enough visitors goes back by itself, with an audit row', async () => {
  const good = await freshRelease('1.1.0-broken');
  await fail(4, '1.1.0-broken');
  expect((await site.state('mf-shop')).stable).toBe('1.1.0-broken');
  const held = await visitor();
  await fail(1, '1.1.0-broken');
  expect((await site.state('mf-shop')).stable).toBe(good);
  expect((await site.view(held))['mf-shop']).toBe(good);
  const { data } = await site.call('GET /api/platform/moves', { query: { remote: 'mf-shop' }, token });
  expect(data.data[0]).toMatchObject({
    action: 'heal',
    channel: 'stable',
    from_version: '1.1.0-broken',
    to_version: good,
    moved_by: '系统',
    reason: expect.stringMatching(/^5 位访客中 5 位加载失败/),
  });
});

test('a release that the server cannot draw is healed too, though nobody saw anything of it', async () => {
  const good = await freshRelease('1.1.5-undrawn');
  for (let count = 0; count < 5; count += 1) {
    const ip = anotherAddress();
    const jar = await visitor();
    // Their browser drew the page: nothing needs to come in its place before the release is taken back.
    expect(await report(jar, 'failed', { version: '1.1.5-undrawn', kind: 'draw', ip })).toEqual([]);
    await report(jar, 'loaded', { version: '1.1.5-undrawn', ip });
    expect((await site.view(jar))['mf-shop']).toBe('1.1.5-undrawn');
  }
  await flushHealth(site.core);
  expect((await site.state('mf-shop')).stable).toBe(good);
});

test('a page whose own code fails on the server says whose fault it is; pages of others are drawn', async () => {
  const body = `if (location.search === '?q=price') throw new TypeError('no price'); return '<h1>' + path + '</h1>'`;
  const files = { 'remoteEntry.js': drawingRemote('mf_shop', body) };
  // Parameters that no call of the page takes do not reach it.
  const routes = [route('/mf-shop/', { queries: ['GET /help/search?keyword=q'] })];
  expect(await site.publish(makeBuild({ version: '1.1.6-part', files, routes }), { token })).toMatchObject({
    status: 200,
  });
  const told = async (url: string, word: string) => {
    // The first drawing may take longer than an answer waits.
    for (;;) {
      const { body: html } = await site.app.inject({ url });
      if (html.includes(`"${word}":`)) return JSON.parse(/__HARBOR__=(.*);\n/.exec(html)?.[1] ?? '{}');
    }
  };
  expect((await told('/mf-shop/?q=price', 'undrawn')).undrawn).toEqual({
    remote: 'mf-shop',
    message: 'TypeError: no price',
  });
  expect(await told('/mf-news/', 'drawn')).not.toHaveProperty('undrawn');
  expect(await told('/mf-shop/?q=word', 'drawn')).not.toHaveProperty('undrawn');
});

test('a release that works for most stays, whatever a few see', async () => {
  await freshRelease('1.2.0-fine');
  await load(40, '1.2.0-fine');
  await fail(6, '1.2.0-fine');
  expect((await site.state('mf-shop')).stable).toBe('1.2.0-fine');
  await fail(6, '1.2.0-fine');
  expect((await site.state('mf-shop')).stable).not.toBe('1.2.0-fine');
});

test.each([
  ['one address', () => '10.9.9.9'],
  ['the hosts of one rented net', (n: number) => `198.51.100.${n}`],
  ['the addresses that IPv6 gives a household', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ['the networks that IPv6 gives a customer', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
])('one forger cannot roll a release back by the visitors that they make up at %s', async (_, ip) => {
  const version = `1.3.${++patch}-hated`;
  await freshRelease(version);
  let n = 0;
  await fail(40, version, () => ip(++n));
  expect((await site.state('mf-shop')).stable).toBe(version);
});

test('reports without a signed visitor, or of releases they were never served, count for nothing', async () => {
  await freshRelease('1.4.0-target');
  for (let i = 0; i < 12; i += 1) {
    await report(new Map(), 'failed', { version: '1.4.0-target', ip: anotherAddress() });
    const forged = await visitor();
    forged.set('harbor_visitor', `made-up-${i}.AAAAAAAAAAAAAAAAAAAAAA`);
    await report(forged, 'failed', { version: '1.4.0-target', ip: anotherAddress() });
  }
  // A visitor of before the release has never been served it; one pin does not serve two visitors.
  const borrowed = await visitor();
  for (let i = 0; i < 12; i += 1) {
    const thief = await visitor();
    thief.set('harbor_set', borrowed.get('harbor_set') ?? '');
    await report(thief, 'failed', { version: '1.4.0-target', ip: anotherAddress() });
  }
  await fail(12, '1.4.0-never-served');
  await flushHealth(site.core);
  expect((await site.state('mf-shop')).stable).toBe('1.4.0-target');
  const rows = await site.core.db
    .selectFrom('release_outcomes')
    .select('visitor')
    .where('version', 'in', ['1.4.0-target', '1.4.0-never-served'])
    .execute();
  expect(rows).toEqual([]);
});

test('who reports again and again counts once', async () => {
  await freshRelease('1.5.0-once');
  const jar = await visitor();
  const pin = jar.get('harbor_set') ?? '';
  for (let i = 0; i < 20; i += 1) {
    jar.set('harbor_set', pin);
    await report(jar, 'failed', { version: '1.5.0-once', ip: anotherAddress() });
    await flushHealth(site.core);
  }
  expect((await site.state('mf-shop')).stable).toBe('1.5.0-once');
});

test('a broken canary is switched off, and neither stable nor other parts notice', async () => {
  const { stable } = await site.state('mf-shop');
  const news = await site.state('mf-news');
  await publish('1.6.0-canary', { canary: '100' });
  await fail(5, '1.6.0-canary');
  expect(await site.state('mf-shop')).toMatchObject({ stable, canary: null, canary_share: 0 });
  expect(await site.state('mf-news')).toEqual(news);
});

test('a visitor for whom a release failed gets the last good one at once, before anybody else notices', async () => {
  const good = await freshRelease('1.7.0-odd');
  const jar = await visitor();
  const other = await visitor();
  const replaced = await report(jar, 'failed', { version: '1.7.0-odd', kind: 'integrity' });
  expect(replaced).toEqual([{ remote: 'mf-shop', version: good }]);
  expect((await site.view(jar))['mf-shop']).toBe(good);
  expect((await site.view(other))['mf-shop']).toBe('1.7.0-odd');
});

test('a release becomes the last good one after enough visitors and time, not before', async () => {
  await freshRelease('1.8.0-new');
  const lastGood = async () => (await site.state('mf-shop')).last_good;
  await load(20, '1.8.0-new');
  await proveReleases.run(site.core);
  expect(await lastGood()).not.toBe('1.8.0-new');
  site.clock.advance(31 * 60_000);
  await proveReleases.run(site.core);
  expect(await lastGood()).toBe('1.8.0-new');
});

test('where few come, one visitor and a day are enough', async () => {
  await freshRelease('1.9.0-quiet');
  await load(1, '1.9.0-quiet');
  site.clock.advance(31 * 60_000);
  await proveReleases.run(site.core);
  expect((await site.state('mf-shop')).last_good).not.toBe('1.9.0-quiet');
  site.clock.advance(24 * 3_600_000);
  await proveReleases.run(site.core);
  expect((await site.state('mf-shop')).last_good).toBe('1.9.0-quiet');
});

test('a release that is the last good one and breaks later goes back to the one before', async () => {
  const { stable } = await site.state('mf-shop');
  await publish('1.9.1-next');
  await load(20, '1.9.1-next');
  site.clock.advance(31 * 60_000);
  await proveReleases.run(site.core);
  await fail(30, '1.9.1-next');
  expect(await site.state('mf-shop')).toMatchObject({ stable, last_good: stable });
});

test('views, visitors and failures appear in the list and in the chart', async () => {
  await publish('1.1.0-shown', {}, 'mf-news');
  for (let i = 0; i < 3; i += 1) {
    const jar = await visitor();
    const outcome = i === 0 ? 'failed' : 'loaded';
    await report(jar, outcome, { version: '1.1.0-shown', remote: 'mf-news', ip: anotherAddress() });
  }
  await flushHealth(site.core);
  const list = await site.call('GET /api/platform/releases', {
    query: { remote: 'mf-news', hours: 1 },
    token,
  });
  const row = list.data.remotes[0]?.releases.find(({ version }) => version === '1.1.0-shown');
  expect(row).toMatchObject({ views: 3, visitors: 3, failed: 1 });
  expect(row?.error_rate).toBeCloseTo(1 / 3);
  const { data } = await site.call('GET /api/platform/errors', {
    query: { remote: 'mf-news', version: '1.1.0-shown', hours: 1 },
    token,
  });
  expect(data.points.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
  expect(data.points.reduce((sum, { views }) => sum + views, 0)).toBe(3);
});

test('what was taken out of service is not what a broken release goes back to', async () => {
  const gone = await freshRelease('1.9.2-broken');
  const setCanary = async (share: number) => {
    const { revision } = await site.state('mf-shop');
    const body = { revision, share, version: gone };
    const params = { remote: 'mf-shop' };
    const answer = await site.call('POST /api/platform/channels/:remote/canary', { params, body, token });
    expect([answer.status, answer.msg]).toEqual([200, '成功']);
  };
  // The last good one, shown again to a few, turns out not to be good any more.
  await setCanary(5);
  await setCanary(0);
  await fail(5, '1.9.2-broken');
  const { stable } = await site.state('mf-shop');
  expect(['1.9.2-broken', gone]).not.toContain(stable);
  expect(site.core.releases.book.parts.get('mf-shop')?.withdrawn.has(stable)).toBe(false);
});
