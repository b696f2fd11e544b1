import { randomBytes } from 'node:crypto';
import { makeBuild, packBuild } from '../testing/builds';
import { type PlatformSite, platformSite, publishBody } from '../testing/site';

let site: PlatformSite;
let address: string;
let token: string;
beforeAll(async () => {
  site = await platformSite({ env: { HARBOR_RELEASE_PACK_MB: '1' } });
  address = await site.listen();
  token = await site.token('mf-shop');
});
afterAll(() => site.close());

async function post(version: string, pack: Buffer, bearer = token) {
  const { headers, payload } = publishBody({ remote: 'mf-shop', version }, pack);
  const answer = await fetch(`${address}/api/platform/releases`, {
    method: 'POST',
    headers: { ...headers, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${bearer}` },
    body: new Uint8Array(payload),
  });
  const { msg } = (await answer.json()) as { msg: string };
  return [answer.status, msg];
}

test('a publish over the wire is answered with its refusal, however much of it was still to come', async () => {
  expect(await post('1.1.0-up', randomBytes(8_000_000), 'hdt_nobody')).toEqual([401, '发布令牌无效或已吊销']);
  expect(await post('1.1.0-up', randomBytes(8_000_000))).toEqual([
    422,
    expect.stringMatching(/已损坏|超过 1 MB/),
  ]);
  const foreign = await site.token('mf-news');
  expect(await post('1.1.0-up', randomBytes(8_000_000), foreign)).toEqual([
    403,
    expect.stringContaining('mf-shop'),
  ]);
});

test('a pack over the limit is refused by its size', async () => {
  const build = makeBuild({ version: '1.2.0-up' });
  const heavy = await packBuild(build, [
    {
      name: 'a.bin',
      content: randomBytes(1_500_000).toString('latin1'),
    },
  ]);
  expect(heavy.length).toBeGreaterThan(1024 * 1024);
  expect(await post('1.2.0-up', heavy)).toEqual([422, expect.stringMatching(/超过 1 MB：请检查/)]);
});

test('after refusals the site takes the next publish', async () => {
  const build = makeBuild({ version: '1.3.0-up' });
  expect(await post('1.3.0-up', await packBuild(build))).toEqual([200, '成功']);
});
