import { makeBuild } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';

let site: PlatformSite;
let token: string;
beforeEach(async () => {
  site = await platformSite();
  token = await site.token('mf-shop');
});
afterEach(() => site.close());

const params = { remote: 'mf-shop' };

async function release(...versions: string[]): Promise<void> {
  for (const version of versions)
    expect(await site.publish(makeBuild({ version }), { token })).toMatchObject({ status: 200 });
}

const plan = async () =>
  (await site.call('GET /api/platform/channels/:remote/rollback', { params, token })).data;

async function rollback(body: { version?: string; seen?: string } = {}) {
  const { revision } = await site.state('mf-shop');
  return site.call('POST /api/platform/channels/:remote/rollback', {
    params,
    body: { ...body, revision },
    token,
  });
}

async function markGood(version: string): Promise<void> {
  await site.core.db
    .updateTable('release_channels')
    .set({ last_good: version })
    .where('remote', '=', 'mf-shop')
    .execute();
}

test('to the version before, a rollback asks nothing', async () => {
  await release('1.1.0-b');
  expect(await plan()).toMatchObject({
    stable: '1.1.0-b',
    version: '1.0.0-a',
    skipped: [],
    sentence: 'mf-shop 将从 1.1.0-b 回退到 1.0.0-a',
  });
  expect(await rollback()).toMatchObject({ status: 200, data: { stable: '1.0.0-a' } });
});

test('past a version that nobody has proven it says so, and waits for who has seen it', async () => {
  await release('1.1.0-b', '1.2.0-c');
  const asked = await plan();
  expect(asked).toMatchObject({
    version: '1.0.0-a',
    skipped: [{ version: '1.1.0-b', reason: '还没有被记为最近良好' }],
  });
  expect(asked.sentence).toBe('mf-shop 将从 1.2.0-c 回退到 1.0.0-a，跳过 1.1.0-b（还没有被记为最近良好）');
  const unasked = await rollback();
  expect([unasked.status, unasked.msg]).toEqual([409, `${asked.sentence}：请确认后再试`]);
  expect(await rollback({ seen: '1.0.0-a' })).toMatchObject({ status: 200, data: { stable: '1.0.0-a' } });
});

test('past one that was taken out of service', async () => {
  await release('1.1.0-b', '1.2.0-c', '1.3.0-d');
  await rollback({ version: '1.2.0-c' });
  await release('1.4.0-e');
  await markGood('1.4.0-e');
  await rollback({ version: '1.3.0-d' });
  await release('1.5.0-f');
  await markGood('1.5.0-f');
  await rollback({ version: '1.2.0-c' });
  expect(await plan()).toMatchObject({
    stable: '1.2.0-c',
    version: '1.3.0-d',
    skipped: [{ version: '1.5.0-f', reason: '曾被撤下' }],
  });
});

test('past one whose files are gone, and past one that does not fit any more', async () => {
  await release('1.1.0-b', '1.2.0-c', '1.3.0-d');
  await markGood('1.3.0-d');
  const { db } = site.core;
  await db
    .insertInto('collected_releases')
    .values({ remote: 'mf-shop', version: '1.2.0-c', collected_at: new Date() })
    .execute();
  expect(await plan()).toMatchObject({
    version: '1.1.0-b',
    skipped: [{ version: '1.2.0-c', reason: 'mf-shop 1.2.0-c 的文件已清理，请重新发布' }],
  });
  await db.deleteFrom('address_grants').where('remote', '=', 'mf-shop').execute();
  expect(await plan()).toMatchObject({
    version: null,
    sentence: expect.stringMatching(/^mf-shop 没有可以回退的版本：1\.2\.0-c（.*1\.1\.0-b（.*1\.0\.0-a（/),
  });
  const answer = await rollback({ seen: '1.1.0-b' });
  expect([answer.status, answer.errors.version?.join()]).toEqual([
    422,
    expect.stringContaining('1.1.0-b 不能使用'),
  ]);
});

test('where another version would be taken by now, nothing moves', async () => {
  await release('1.1.0-b', '1.2.0-c');
  const { version } = await plan();
  await markGood('1.1.0-b');
  const answer = await rollback({ seen: version ?? '' });
  expect([answer.status, answer.msg]).toEqual([
    409,
    'mf-shop 将从 1.2.0-c 回退到 1.1.0-b，与您看到的 1.0.0-a 不同：请核对后再试',
  ]);
  expect((await site.state('mf-shop')).stable).toBe('1.2.0-c');
});

test("another team's token is told nothing", async () => {
  const news = await site.token('mf-news');
  const { status } = await site.call('GET /api/platform/channels/:remote/rollback', { params, token: news });
  expect(status).toBe(403);
});
