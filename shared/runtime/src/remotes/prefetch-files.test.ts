import { resetReleases } from '../files/release';
import { installSnapshot } from '../platform/snapshot';
import { smallSite } from '../testing/snapshots';
import { prefetchFiles } from './prefetch-files';

const part = (js: string[], shares: string[] = [], css: string[] = []) => ({ js, css, shares });

const releases: Record<string, unknown> = {
  '/releases/mf-services/1.0.0/release.json': {
    base: { desktop: part(['remoteEntry.js', 'desktop.js']), mobile: part(['mobile.js']) },
    pages: { 'pages/goodsdetail/:goodsId': part(['goods.js'], ['antd/es/button'], ['goods.css']) },
  },
  '/releases/shell/1.0.0/release.json': {
    base: { desktop: part([]), mobile: part([]) },
    pages: {},
    shares: {
      'antd/es/button': part(['button.js'], ['antd/es/wave']),
      'antd/es/wave': part(['wave.js'], ['antd/es/button']),
    },
  },
};

const hints = () =>
  [...document.querySelectorAll('link[rel="prefetch"], link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  );

const hashes = { 'release.json': 'sha384-x' };
const integrity = {
  '/releases/mf-services/1.0.0/': hashes,
  '/releases/mf-teacher/1.0.0/': hashes,
  '/releases/shell/1.0.0/': hashes,
};

let fetched: string[];

beforeEach(() => {
  document.head.replaceChildren();
  fetched = [];
  resetReleases();
  installSnapshot({ ...smallSite, integrity });
  window.fetch = jest.fn(async (address) => {
    fetched.push(String(address));
    const found = releases[String(address)];
    return { ok: found !== undefined, status: found ? 200 : 503, json: async () => found } as Response;
  });
});

test('a page is fetched with its own files and the shared components behind them, each once', async () => {
  await prefetchFiles('/goodsdetail/5');
  await prefetchFiles('/goodsdetail/6');
  expect(hints()).toEqual([
    '/releases/mf-services/1.0.0/remoteEntry.js',
    '/releases/mf-services/1.0.0/desktop.js',
    '/releases/mf-services/1.0.0/goods.js',
    '/releases/mf-services/1.0.0/goods.css',
    '/releases/shell/1.0.0/button.js',
    '/releases/shell/1.0.0/wave.js',
  ]);
  expect(fetched).toHaveLength(2);
});

test('a path that is no page costs nothing', async () => {
  await prefetchFiles('/nowhere');
  expect(fetched).toEqual([]);
});

test('a release that is away may be asked for again', async () => {
  await expect(prefetchFiles('/receiveorder/')).rejects.toThrow('release.json could not be used');
  await expect(prefetchFiles('/receiveorder/')).rejects.toThrow('release.json could not be used');
  expect(fetched.filter((address) => address.includes('mf-teacher'))).toHaveLength(2);
});
