import { route } from '../testing/builds';
import type { PlatformSite } from '../testing/site';
import { build, entry, gateSite, noise } from './testing/gate-site';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  ({ site, token } = await gateSite());
});
afterAll(() => site.close());

test('what is refused leaves nothing behind: the site, the registry and the disk are as before', async () => {
  const before = await site.state('mf-shop');
  const kept = await site.core.releases.store.list();
  const asked = build({ routes: [route('/mf-news')] });
  expect((await site.publish(asked, { token })).status).toBe(422);
  expect(await site.state('mf-shop')).toEqual(before);
  expect(await site.core.releases.store.list()).toEqual(kept);
  expect(site.core.releases.book.location('mf-shop', asked.release.version)).toBeUndefined();
});

test('every reason is told at once', async () => {
  const { errors } = await site.publish(
    build({
      files: { 'remoteEntry.js': `${entry}//${noise(40_000)}`, 'page.js': '1', 'page.css': 'body{top:0}' },
      routes: [route('/mf-news')],
    }),
    { token },
  );
  expect(Object.keys(errors).sort()).toEqual(['budget', 'css', 'routes']);
});

const scoped =
  '.shop_x{top:0;&:hover{top:1px}}.shop_x .ant-btn,.shop_x>a{top:0}@keyframes shop_k{to{top:1px}}@media print{.shop_y{top:0}}';

test('styles of CSS Modules pass, with keyframes, media and components inside', async () => {
  const files = { 'remoteEntry.js': entry, 'page.js': '1', 'page.css': scoped };
  const run = jest.spyOn(site.core.workers, 'run');
  expect(await site.publish(build({ files }), { token })).toMatchObject({ status: 200 });
  // No sheet, whatever it is made of, is read by the thread that answers.
  expect(run.mock.calls).toEqual([['sheetMistakes', expect.objectContaining({ file: 'page.css' })]]);
  run.mockRestore();
});

test('a shell that live remotes do not fit is refused, and one that they fit is not', async () => {
  const shell = (react: string) =>
    build({ remote: 'shell', release: (r) => ({ ...r, provides: { react } }) });
  const { status, errors } = await site.publish(shell('20.0.0'), { token });
  expect(status).toBe(422);
  expect(errors.shell?.[0]).toMatch(
    /线上的 mf-news .*react 需要 \^19\.3\.0，它提供 20\.0\.0.*请先让该团队发布/,
  );
  expect((await site.publish(shell('19.9.0'), { token })).status).toBe(200);
});

test("somebody else's token publishes nothing", async () => {
  const other = await site.token('mf-news');
  const { status, msg } = await site.publish(build(), { token: other });
  expect([status, msg]).toEqual([
    403,
    expect.stringMatching(/只能发布 mf-news，不能发布 mf-shop；请使用 mf-shop 团队的令牌/),
  ]);
});

test('what a failure would bring back is live too: a remote fits the last good shell', async () => {
  const all = await site.token('*');
  const publish = (made: ReturnType<typeof build>) => site.publish(made, { token: all });
  const shell = build({
    remote: 'shell',
    release: (r) => ({ ...r, provides: { react: '19.3.1', dayjs: '1.11.0' } }),
  });
  expect(await publish(shell)).toMatchObject({ status: 200 });
  const shop = () => build({ release: (r) => ({ ...r, consumes: { dayjs: '^1.11.0' } }) });
  expect((await publish(shop())).errors).toEqual({
    shell: [
      expect.stringMatching(/^出现故障时恢复到的 shell 1\.0\.0-a 无法运行.*请等线上的 shell 被记为最近良好/),
    ],
  });
  const { version: proven } = shell.release;
  await site.core.db
    .updateTable('release_channels')
    .set({ last_good: proven })
    .where('remote', '=', 'shell')
    .execute();
  expect(await publish(shop())).toMatchObject({ status: 200 });
});

test('widgets that live parts offer, and its own, may be mounted', async () => {
  const news = build({
    remote: 'mf-news',
    release: (r) => ({ ...r, routes: { ...r.routes, widgets: ['hot'] } }),
  });
  const all = await site.token('*');
  expect(await site.publish(news, { token: all })).toMatchObject({ status: 200 });
  const shop = build({
    routes: [route('/mf-shop/', { mounts: ['mf-news/hot', 'mf-shop/card'] })],
    release: (r) => ({ ...r, routes: { ...r.routes, widgets: ['card'] } }),
  });
  expect(await site.publish(shop, { token: all })).toMatchObject({ status: 200 });
});
