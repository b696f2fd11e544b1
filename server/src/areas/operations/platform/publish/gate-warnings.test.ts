import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { makeBuild, route, writeWorkspace } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';
import { gateWarnings } from './gate-warnings';

const entry = (bytes: number) => ({
  'remoteEntry.js': `var mf_shop="${randomBytes(bytes).toString('base64')}";`,
});
const workspace = writeWorkspace([
  makeBuild({ remote: 'shell' }),
  makeBuild({ remote: 'mf-shop', files: entry(40_000), routes: [] }),
  makeBuild({ remote: 'mf-news', routes: [route('/mf-news/', { mounts: ['mf-shop/cards'] })] }),
  makeBuild({ remote: 'mf-good' }),
]);
let site: PlatformSite;
beforeAll(async () => {
  site = await platformSite({ builds: workspace });
});
afterAll(async () => {
  await site.close();
  rmSync(workspace, { recursive: true, force: true });
});

test('a build beside the server that the gate would refuse is named at the start, with the reason', async () => {
  // They are served all the same: it is the release that would fail.
  expect((await site.app.inject({ url: '/mf-news/' })).statusCode).toBe(200);
  expect(await gateWarnings(site.core, workspace)).toEqual([
    expect.stringMatching(/^the release gate would refuse mf-news as it is built: 页面挂载了 mf-shop\/cards/),
    expect.stringMatching(
      /^the release gate would refuse mf-shop as it is built: 入口 remoteEntry\.js 压缩后/,
    ),
  ]);
});
