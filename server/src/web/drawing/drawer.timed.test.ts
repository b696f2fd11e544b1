import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { makeBuild, route, writeWorkspace } from '../../areas/operations/platform/testing/builds';
import { drawingRemote } from '../../areas/operations/platform/testing/drawn-parts';
import { allRoutes } from '../page-routes';
import { type Drawer, openDrawer } from './drawer';

const never = `if (path.endsWith('/loop')) for (;;); if (path.endsWith('/throw')) throw new TypeError('no price');`;
const files = (name: string) => ({
  'remoteEntry.js': drawingRemote(
    name,
    `${never} if (path.endsWith('/spoil')) JSON.parse = () => '${name}'; return '<h1>' + path + '</h1>'`,
  ),
});
const shell = makeBuild({ remote: 'shell' });
const shop = makeBuild({ remote: 'mf-shop', files: files('mf_shop'), routes: [route('/mf-shop/')] });
const news = makeBuild({ remote: 'mf-news', files: files('mf_news'), routes: [route('/mf-news/')] });
const workspace = writeWorkspace([shell, shop, news], mkdtempSync(join(tmpdir(), 'harbor-drawer-')));
const set = { id: 'one', shell: shell.release, remotes: [shop.release, news.release] };

let drawer: Drawer;
beforeEach(() => {
  drawer = openDrawer({
    log: fastify().log,
    folderOf: async (name, version) => join(workspace, name, 'dist', version),
    programs: dirname(process.env.HARBOR_TEST_WORK ?? ''),
  });
});
afterEach(() => drawer.close());
afterAll(() => rmSync(workspace, { recursive: true }));

let views = 0;

/** A view of a page that nobody had before, as its data are new; what becomes of it. */
async function view(path: string, owner = `mf-${path.split('/')[1]?.slice(3)}`) {
  const routes = allRoutes(set, 'desktop');
  const page = {
    platform: 'desktop',
    release: set.id,
    remotes: set.remotes.map(({ name, entry, globalName, version }) => ({
      name,
      version,
      entry: `/releases/${name}/${version}/${entry}`,
      globalName,
      routes: routes[name]?.routes ?? [],
      redirects: [],
      widgets: [],
    })),
    shell: { version: shell.release.version, routes: routes.shell?.routes ?? [] },
    queries: [{ key: 'GET /index/goods', data: ++views }],
    integrity: {},
    settings: { siteName: '学术港', copyright: '', icp: '', demo: true },
  } as const;
  const wanted = {
    set,
    owner,
    page: { ...page, queries: [...page.queries] },
    address: `https://harbor.example${path}`,
    sheets: [],
  };
  const drawing = await drawer.draw(wanted);
  if (!drawing) return 'passed by';
  return 'failed' in drawing ? `${drawing.failed} failed` : drawing.cold ? 'cold' : 'warm';
}

/** As {@link view}, over again while the machine has no time for it. @returns the first that is not passed by */
async function judged(path: string): Promise<string> {
  for (;;) {
    const seen = await view(path);
    if (seen !== 'passed by') return seen;
  }
}

test('a page that throws is laid to its part; pages of others are drawn in the same context', async () => {
  expect(await view('/mf-news/')).toBe('cold');
  for (let time = 0; time < 3; time += 1) expect(await view('/mf-shop/throw')).toBe('mf-shop failed');
  expect([await view('/mf-news/'), await view('/mf-shop/')]).toEqual(['warm', 'warm']);
});

test('a part whose page never ends is left alone when it did so again; others are drawn meanwhile', async () => {
  expect(await judged('/mf-shop/loop')).toBe('mf-shop failed');
  // It rests: nothing of it is drawn, whatever the page, and no context is lost for it.
  await judged('/mf-news/');
  for (const path of ['/mf-shop/loop', '/mf-shop/'])
    expect([await view(path), await view('/mf-news/')]).toEqual(['mf-shop failed', 'warm']);
});

test('a part that changes built-ins on the pages of another is to blame, and those are drawn on', async () => {
  for (let time = 0; time < 3; time += 1)
    expect(await view('/mf-news/spoil', 'mf-shop')).toBe('mf-news failed');
  expect(await view('/mf-shop/')).toBe('cold');
  expect(await view('/mf-news/')).toBe('mf-news failed');
});
