import { rmSync } from 'node:fs';
import type { ReleaseJson, RoutesJson } from '@harbor/contract';
import { findPlace, segmentsOf } from '@harbor/contract/route-match';
import { checkAddresses } from '../gate/addresses';
import { checkPaths } from '../gate/paths';
import type { Live } from '../gate/problems';
import { makeBuild, route, writeWorkspace } from '../testing/builds';
import { shippedBuild, shippedParts, shippedRoutes } from '../testing/shipped';
import { type PlatformSite, platformSite } from '../testing/site';
import { claimedBy, prefixOf } from './words';

const releases = shippedParts.map((name) => shippedBuild(name).release);
const releaseOf = (name: string) => releases.find((release) => release.name === name) as ReleaseJson;
const holders = new Map(
  releases.flatMap((release) =>
    claimedBy(release).map(({ path }) => [prefixOf(path) ?? '', release.name] as const),
  ),
);

const live: Live = {
  shells: [releaseOf('shell')],
  others: releases.filter(({ name }) => name !== 'shell'),
  fallbacks: new Set(),
  holders,
  free: true,
};

/** What the gate holds against routes of the account's team. */
async function refusals(change: Partial<RoutesJson>): Promise<string[]> {
  const base = releaseOf('mf-account');
  const release = { ...base, routes: { ...base.routes, prefixes: undefined, ...change } };
  const budget = { entry: 0, page: 0 };
  const found = await Promise.all(
    [checkPaths, checkAddresses].map((check) => check({ folder: '', files: [], release }, live, budget)),
  );
  return found.flat().map(({ message }) => message);
}

const replaceAt = (segments: string[], at: number, by: string) =>
  `/${segments.map((segment, i) => (i === at ? by : segment)).join('/')}`;

/** Ways to write a pattern that matches an address of somebody else's. */
function disguises(path: string): string[] {
  const segments = segmentsOf(path);
  const filled = path.replace(/:\w+/g, '25');
  const wild = `/${segments.map((_, i) => `:a${i}`).join('/')}`;
  return [
    path,
    filled,
    wild,
    `${wild}/`,
    filled.toUpperCase(),
    filled.endsWith('/') ? filled.slice(0, -1) : `${filled}/`,
    filled.replace(/.\//, '$&/'),
    filled.replace(/\/$/, '//'),
    ...segments.map((_, at) => replaceAt(segments, at, ':any')),
    ...segments.map((_, at) => replaceAt(segmentsOf(filled), at, ':any')),
  ].filter((way) => /^\/(?!\/)[\w\-/:]*$/.test(way));
}

const foreign = releases
  .filter(({ name }) => name !== 'mf-account')
  .flatMap((release) => claimedBy(release).map((place) => ({ ...place, owner: release.name })));

const attacks = [
  ...new Set(foreign.flatMap(({ path, platform }) => disguises(path).map((way) => `${platform} ${way}`))),
].map((attack) => attack.split(' ') as ['desktop' | 'mobile', string]);

test(`none of ${attacks.length} routes that reach an address of another part gets in, nor one as a redirect`, async () => {
  expect(attacks.length).toBeGreaterThan(300);
  const own = shippedRoutes('mf-account');
  const passed: string[] = [];
  for (const [platform, path] of attacks) {
    const page = route(path, { platform, page: 'features/login/LoginPage' });
    const redirect = { platform, from: path, to: '/login' };
    if ((await refusals({ routes: [...own.routes, page] })).length === 0) passed.push(`route ${path}`);
    if ((await refusals({ redirects: [...own.redirects, redirect] })).length === 0)
      passed.push(`redirect ${path}`);
  }
  expect(passed).toEqual([]);
  expect(await refusals({})).toEqual([]);
});

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('whatever routes the gate lets through, no address of another part leads elsewhere than before', async () => {
  const pick = random(7);
  const words = [...holders.keys()].flatMap(segmentsOf).concat('new', 'detail', '1', '2');
  const anyOf = (list: readonly string[]) => list[pick(list.length)] ?? '';
  const spoken = (word: string) =>
    anyOf([word, word, word.toUpperCase(), encodeURIComponent(word), `%6e${word}`]);
  const theirs = releases
    .filter(({ name }) => name !== 'mf-account')
    .map(({ name, routes: { routes, redirects } }) => ({ name, routes, redirects }));
  let accepted = 0;
  for (let round = 0; round < 1000; round += 1) {
    const path = `/${Array.from({ length: 1 + pick(3) }, (_, i) => (pick(3) === 0 ? `:p${i}` : anyOf(words))).join('/')}`;
    const platform = pick(2) === 0 ? 'desktop' : 'mobile';
    const routes = [route(path, { platform })];
    if ((await refusals({ routes, redirects: [] })).length > 0) continue;
    accepted += 1;
    const mine = { name: 'mf-account', routes, redirects: [] };
    for (let n = 0; n < 10; n += 1) {
      const target = foreign[pick(foreign.length)];
      const address = `/${segmentsOf(target?.path ?? '/')
        .map((segment) => (segment.startsWith(':') ? anyOf(words) : spoken(segment)))
        .join('/')}${anyOf(['', '/'])}`;
      const before = findPlace(theirs, platform, address);
      const after = findPlace([mine, ...theirs], platform, address);
      if (before.kind !== 'unknown') expect([path, address, after]).toEqual([path, address, before]);
    }
  }
  expect(accepted).toBeGreaterThan(50);
});

describe('on a site with the parts as they are shipped', () => {
  let site: PlatformSite;
  let token: string;
  let workspace: string;
  beforeAll(async () => {
    workspace = writeWorkspace(shippedParts.map((name) => shippedBuild(name)));
    site = await platformSite({ builds: workspace });
    token = await site.token('mf-account');
  });
  afterAll(async () => {
    await site.close();
    rmSync(workspace, { recursive: true, force: true });
  });

  const own = shippedRoutes('mf-account');
  /** What an address answers: the status, or where it leads. */
  const answerOf = async (url: string) => {
    const { statusCode, headers } = await site.app.inject({ url });
    return headers.location ?? statusCode;
  };

  test.each([
    [
      '/goodsdetail/1',
      /\/goodsdetail\/1 属于 mf-services（服务与订单组）：请换一个路径，或先与该团队商定移交/,
    ],
    ['/GOODSDETAIL/:id', /属于 mf-services/],
    ['/:a', /\/:a 会匹配其他模块的地址：第一段请写成固定的文字/],
    ['/:a/:b', /会匹配其他模块的地址/],
    ['/orderdetail/25', /属于 mf-services/],
    ['/goodsdetail/1/more', /属于 mf-services/],
    ['/platform/', /属于 shell/],
    ['/', /属于 shell/],
    ['/healthz', /\/healthz 是平台保留的地址/],
    ['/API/x', /是平台保留的地址/],
    ['/login//x', /的每一段应为固定的文字/],
    ['/login/:', /的每一段应为固定的文字/],
    ['/login/:a:b', /的每一段应为固定的文字/],
    ['/login/:a/:a', /的参数重名/],
    ['/keyanclass/', /\/keyanclass\/ 还没有授权给 mf-account：请运营在 \/staff\/releases\?view=tokens 授权/],
  ])(
    'a token of one team does not get %s, neither by a release nor by a build of a developer',
    async (path, says) => {
      const page = route(path, { page: 'features/login/LoginPage' });
      const asked = shippedBuild(
        'mf-account',
        { routes: [...own.routes, page], prefixes: undefined },
        { version: '1.1.0-taking' },
      );
      const before = await answerOf('/goodsdetail/1');
      const { status, errors } = await site.publish(asked, { token });
      expect([status, errors.routes?.join('；')]).toEqual([422, expect.stringMatching(says)]);
      const body = {
        address: 'http://localhost:9100/',
        release: { ...asked.release, version: '1.1.0-watch' },
      };
      const registered = await site.call('POST /api/platform/dev-builds', { body, token });
      const staff = (await site.user({ is_staff: true })).token;
      const laid = await site.call('POST /api/platform/overrides', {
        body: { remote: 'mf-account', local: body },
        token: staff,
      });
      // What nobody holds is nobody's loss: there a developer may try out a page before staff grant its address.
      const expected = path === '/keyanclass/' ? 200 : 422;
      expect([registered.status, laid.status]).toEqual([expected, expected]);
      expect(await answerOf('/goodsdetail/1')).toEqual(before);
    },
  );

  test.each([
    [{ from: '/goodsdetail/2', to: '/login' }, /\/goodsdetail\/2 属于 mf-services/],
    [{ from: '/:any', to: '/login' }, /\/:any 会匹配其他模块的地址/],
    [{ from: '/login/old', to: '/goodsdetail/2' }, /没有通向本模块在该端的页面/],
    [{ from: '/login/old', to: '/login/old' }, /没有通向本模块在该端的页面/],
    [{ from: '/login/old', to: '/clause/:id' }, /用到了原地址没有的参数 id/],
    [{ from: '/login/:id', to: '/:id/' }, /没有通向本模块在该端的页面/],
    [{ from: '/login/old', to: '/setting/' }, /没有通向本模块在该端的页面/],
    [{ from: '/login', to: '/myinfo/' }, /\/login 在 routes\.json 中出现了两次/],
  ])('a redirect that leads astray is refused: %j', async (redirect, says) => {
    const redirects = [...own.redirects, { platform: 'desktop', ...redirect } as const];
    const asked = shippedBuild('mf-account', { redirects, prefixes: undefined }, { version: '1.1.0-astray' });
    const { status, errors } = await site.publish(asked, { token });
    expect([status, errors.routes?.join('；')]).toEqual([422, expect.stringMatching(says)]);
  });

  test('redirects neither chain nor loop, whatever their parameters', async () => {
    const pages = ['/login/:id', '/login/1/:b', '/myinfo/:a'].map((path) => route(path));
    const redirect = (from: string, to: string) => ({ platform: 'desktop' as const, from, to });
    const problems = (...redirects: ReturnType<typeof redirect>[]) => refusals({ routes: pages, redirects });
    expect(await problems(redirect('/myinfo/1', '/login/1'))).toEqual([]);
    expect(await problems(redirect('/myinfo/1', '/login/1'), redirect('/login/1', '/myinfo/2'))).toEqual([
      expect.stringMatching(/\/myinfo\/1 → \/login\/1 会再次跳转（\/login\/1 → \/myinfo\/2）/),
    ]);
    expect(await problems(redirect('/coupon/:a', '/login/:a'), redirect('/login/2', '/myinfo/2'))).toEqual([
      expect.stringMatching(/\/coupon\/:a → \/login\/:a 会再次跳转/),
    ]);
    // The more plainly written page wins over the redirect.
    expect(
      await refusals({
        routes: [route('/login/new')],
        redirects: [redirect('/login/:old', '/login/new'), redirect('/login/old', '/login/new')],
      }),
    ).toEqual([]);
  });

  test('a declared prefix opens nothing by itself', async () => {
    const declared = shippedBuild(
      'mf-account',
      { prefixes: [...(own.prefixes ?? []), '/goodsdetail/', '/keyanclass/'] },
      { version: '1.1.1-declares' },
    );
    expect(await site.publish(declared, { token })).toMatchObject({ status: 200 });
    expect(site.core.releases.book.holders.get('/keyanclass/')).toBeUndefined();
    expect(site.core.releases.book.holders.get('/goodsdetail/')).toBe('mf-services');
    const undeclared = shippedBuild('mf-account', { prefixes: ['/login/'] }, { version: '1.1.2-forgets' });
    const { errors } = await site.publish(undeclared, { token });
    expect(errors.routes?.[0]).toMatch(/不在 routes\.json 的 prefixes 之下：请补上 \/\w+\//);
  });

  test('a build beside the server that wants an address of another part is not taken up', async () => {
    const greedy = shippedBuild(
      'mf-account',
      { routes: [...own.routes, route('/goodsdetail/1')] },
      { version: '1.2.0-greedy' },
    );
    writeWorkspace([greedy], workspace);
    const { takeUp } = await import('../publish/builds');
    const { stable } = await site.state('mf-account');
    await expect(
      takeUp(site.core, {
        folder: `${workspace}/mf-account/dist/1.2.0-greedy`,
        release: greedy.release,
      }),
    ).rejects.toThrow(/\/goodsdetail\/1 属于 mf-services/);
    expect((await site.state('mf-account')).stable).toBe(stable);
  });

  test('outside production the first release of a part takes along the addresses that nobody holds', async () => {
    const courses = await site.token('mf-courses');
    const first = makeBuild({
      remote: 'mf-courses',
      routes: [route('/keyanclass/'), route('/classdetail/:id')],
    });
    expect(await site.publish(first, { token: courses })).toMatchObject({ status: 200 });
    expect(await answerOf('/keyanclass/')).toBe(200);
  });
});
