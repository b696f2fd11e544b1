import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseJson } from '@harbor/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from '../http/errors';
import { invalid, notFound } from '../http/problem';
import { Drawings } from './drawing/drawings';
import { registerPages } from './pages';

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

const none = { js: [], css: [], shares: [] };

const page = { platform: 'desktop', access: 'public', chrome: 'full' } as const;

const shell: ReleaseJson = {
  name: 'shell',
  version: '1.0.0-a',
  entry: 'main.js',
  globalName: '',
  routes: {
    name: 'shell',
    owner: '测试',
    contractVersion: '^1.0.0',
    minShell: '1.0.0',
    routes: [
      { ...page, path: '/', page: 'Home', title: '首页' },
      { ...page, path: '/404/', page: 'NotFound', title: '页面不存在' },
      { ...page, path: '/mine', page: 'Mine', title: '我的', access: 'login' },
      {
        ...page,
        path: '/goodsdetail/:goodsId',
        page: 'Goods',
        title: '服务详情',
        seo: 'goods',
        queries: ['GET /service/detail/:goodsId'],
      },
    ],
    redirects: [{ from: '/old/:id', to: '/goodsdetail/:id', platform: 'desktop' }],
    widgets: [],
  },
  base: { desktop: none, mobile: none },
  pages: {},
  widgets: {},
  shares: {},
  integrity: {},
};

const choose = async () => ({ set: { id: 'a', shell, remotes: [] }, parts: new Map() });

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ exposeHeadRoutes: false });
  registerErrors(app);
  app.get<{ Params: { id: string } }>('/api/applet/service/detail/:id', async ({ params }) => {
    if (!/^\d+$/.test(params.id)) throw invalid({ id: ['编号不正确'] });
    if (params.id !== '1') throw notFound();
    return { code: 200, msg: '成功', data: { title: '</script><script>alert(1)</script>' } };
  });
  const site = { siteName: '学术港', copyright: '', icp: '', demo: false };
  registerPages(app, app, { choose, publicUrl: 'https://harbor.example', site: () => site });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url });

test('data inlined into a page cannot end its script', async () => {
  const { statusCode, body } = await get('/goodsdetail/1?q=</script><script>alert(2)</script>');
  expect(statusCode).toBe(200);
  expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)');
  expect(body).not.toContain('<script>alert');
});

test('an id that is none at all answers 404 like an unknown one', async () => {
  expect((await get('/goodsdetail/2')).statusCode).toBe(404);
  expect((await get('/goodsdetail/abc')).statusCode).toBe(404);
  expect((await get('/goodsdetail/%00')).statusCode).toBe(404);
});

test.each(['//', '///', '//[', '/\\['])('slashes at the beginning break nothing: %s', async (path) => {
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const asked = request({ port, path, agent: false }, (answer) => resolve(answer.resume().statusCode));
    asked.on('error', reject);
  });
  expect([200, 404]).toContain(status);
});

test('a path with two slashes is no address of another site', async () => {
  const { statusCode, headers, body } = await get('https://harbor.example//evil.example/goodsdetail/1');
  expect([statusCode, headers.location]).toEqual([404, undefined]);
  expect(body).not.toContain('href="//evil');
});

test('a redirect stays on the site, and caches keep it apart by platform', async () => {
  const { statusCode, headers } = await get('/old/%2F%2Fevil.example?x=1');
  expect([statusCode, headers.location]).toEqual([301, '/goodsdetail/%2F%2Fevil.example?x=1']);
  expect(headers.vary).toBe('user-agent, cookie');
});

test('HEAD answers like GET without a body, for those who only look whether the site is there', async () => {
  expect((await get('/', 'HEAD')).statusCode).toBe(200);
  expect((await get('/nothing/here', 'HEAD')).statusCode).toBe(404);
  expect((await get('/', 'HEAD')).body).toBe('');
});

test('the page for what is not there is not there itself', async () => {
  expect((await get('/404/')).statusCode).toBe(404);
});

test('a page that the browser has to draw says so to who has no scripts, with its name and ways on', async () => {
  const [, unscripted = ''] = /<noscript>(.*?)<\/noscript>/s.exec((await get('/')).body) ?? [];
  expect(unscripted).toMatch(
    /<a [^>]*href="\/">学术港<\/a>.*<h1>首页<\/h1>.*JavaScript.*<a href="">重新加载<\/a>/s,
  );
  expect(unscripted).toContain('没有准备好');
  const [, ofMembers = ''] = /<noscript>(.*?)<\/noscript>/s.exec((await get('/mine')).body) ?? [];
  expect(ofMembers).toMatch(/<h1>我的<\/h1>.*需要 JavaScript/s);
  expect(ofMembers).not.toContain('没有准备好');
});

test('the notice promises what can still be read only where it stands there', async () => {
  expect((await get('/')).body).toContain('>页面没有完整加载。<a href="">重新加载</a>');
  expect((await get('/')).body).not.toContain('仍可阅读');
});

test('public pages are drawn; only where developers work may one be left to the browser', async () => {
  const draw = async () => ({
    ...{ html: '<main>画好</main>', styles: '', asked: [], at: Date.now(), sheets: [], cold: false },
  });
  const bodyOf = async (url: string, mayLeaveUndrawn: boolean) => {
    const other = fastify({ exposeHeadRoutes: false });
    registerPages(other, other, {
      ...{ choose, mayLeaveUndrawn, publicUrl: 'https://harbor.example' },
      drawings: new Drawings({ draw }, { wait: 1000 }),
      site: () => ({ siteName: '学术港', copyright: '', icp: '', demo: false }),
    });
    const { body } = await other.inject({ url, headers: { 'user-agent': browser } });
    await other.close();
    return body;
  };
  expect(await bodyOf('/', true)).toMatch(/页面没有完整加载，下面的内容仍可阅读。.*<main>画好<\/main>/s);
  expect(await bodyOf('/?drawn=off', false)).toContain('<main>画好</main>');
  expect(await bodyOf('/?drawn=off', true)).not.toContain('<main>');
});
