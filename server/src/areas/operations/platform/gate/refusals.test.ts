import { brotliCompressSync } from 'node:zlib';
import type { ReleaseJson } from '@harbor/contract';
import { route, type TestBuild } from '../testing/builds';
import type { PlatformSite } from '../testing/site';
import { build, entry, gateSite, noise } from './testing/gate-site';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  ({ site, token } = await gateSite());
});
afterAll(() => site.close());

interface Refusal {
  name: string;
  build: TestBuild;
  field: string;
  /** Of the Chinese text: what is wrong, and what to do. */
  says: RegExp;
}

const refusals: Refusal[] = [
  {
    name: 'a file that the build names is missing',
    build: { release: (r) => ({ ...r, pages: { Page: { js: ['gone.js'], css: [], shares: [] } } }) },
    field: 'files',
    says: /缺少文件 gone\.js：请重新构建/,
  },
  {
    name: 'a view of a widget is missing',
    build: {
      release: (r) => {
        const part = { js: ['view.js'], css: [], shares: [] };
        return { ...r, widgetViews: { card: { desktop: part, mobile: part } } };
      },
    },
    field: 'files',
    says: /缺少文件 view\.js：请重新构建/,
  },
  {
    name: 'it is a watch build, whose files nobody checks',
    build: { version: '2.0.0-watch' },
    field: 'release',
    says: /监听模式的构建，其文件不受校验：请用 npm run release/,
  },
  {
    name: 'a redirect leads to another host',
    build: {
      release: (r) => ({
        ...r,
        routes: { ...r.routes, redirects: [{ platform: 'desktop', from: '/old', to: '//3232235521/' }] },
      }),
    },
    field: 'routes',
    says: /routes\.json 不符合平台格式（redirects\.0\.to/,
  },
  {
    name: 'a hashed file is missing',
    build: { release: (r) => ({ ...r, integrity: { ...r.integrity, 'lost.js': 'sha384-x' } }) },
    field: 'files',
    says: /缺少文件 lost\.js/,
  },
  {
    name: 'a file has no hash',
    build: { release: (r) => ({ ...r, integrity: { 'remoteEntry.js': r.integrity['remoteEntry.js'] } }) },
    field: 'files',
    says: /文件 page\.css、page\.js 没有 SHA-384 校验值：.*重新构建/,
  },
  {
    name: 'a file is not what its hash says',
    build: {
      release: (r) => ({ ...r, integrity: { ...r.integrity, 'page.js': r.integrity['page.css'] } }),
    },
    field: 'files',
    says: /文件 page\.js 与校验值不符：.*请重新构建/,
  },
  {
    name: 'a compressed copy holds something else',
    build: { files: { 'remoteEntry.js': entry, 'remoteEntry.js.br': brotliCompressSync('alert(1)') } },
    field: 'files',
    says: /压缩副本 remoteEntry\.js\.br 与原文件不一致/,
  },
  {
    name: 'a compressed copy is a bomb',
    build: {
      files: { 'remoteEntry.js': entry, 'remoteEntry.js.br': brotliCompressSync(Buffer.alloc(30_000_000)) },
    },
    field: 'files',
    says: /压缩副本 remoteEntry\.js\.br 与原文件不一致/,
  },
  {
    name: 'release.json has another shape',
    build: { release: (r) => ({ ...r, surprise: true }) },
    field: 'release',
    says: /release\.json 格式不正确.*请用当前的 @harbor\/build 重新构建/,
  },
  {
    name: 'routes.json has another schema',
    build: {
      release: (r) => ({ ...r, routes: { ...r.routes, routes: [{ url: '/x', component: 'X' }] } }),
    },
    field: 'routes',
    says: /routes\.json 不符合平台格式.*请按 shared\/contract 的 routesJson 修改/,
  },
  {
    name: 'it is a build of another part',
    build: { release: (r) => ({ ...r, name: 'mf-news' }) },
    field: 'release',
    says: /构建属于 mf-news.*与要发布的 mf-shop 不一致/,
  },
  {
    name: 'a route belongs to another remote',
    build: { routes: [route('/mf-news')] },
    field: 'routes',
    says: /电脑端路由 \/mf-news 属于 mf-news（mf-news 团队）：请换一个路径/,
  },
  {
    name: 'a route belongs to the shell',
    build: { routes: [route('/404/')] },
    field: 'routes',
    says: /电脑端路由 \/404\/ 属于 shell/,
  },
  {
    name: 'a redirect takes the address of another remote',
    build: {
      release: (r: ReleaseJson) => {
        r.routes.redirects = [{ platform: 'desktop', from: '/MF-News/', to: '/mf-shop/' }];
        return r;
      },
    },
    field: 'routes',
    says: /\/MF-News\/ 属于 mf-news/,
  },
  {
    name: 'a route is declared twice',
    build: { routes: [route('/mf-shop/:id'), route('/MF-shop/:number/')] },
    field: 'routes',
    says: /\/MF-shop\/:number\/ 在 routes\.json 中出现了两次/,
  },
  {
    name: 'a route lies where the server answers',
    build: { routes: [route('/api/shop')] },
    field: 'routes',
    says: /\/api\/shop 是平台保留的地址/,
  },
  {
    name: 'it was made for another contract',
    build: { release: (r) => ({ ...r, routes: { ...r.routes, contractVersion: '^2.0.0' } }) },
    field: 'contract',
    says: /构建需要接口约定 \^2\.0\.0，线上服务器提供 1\.\d+\.\d+：请先升级服务器/,
  },
  {
    name: 'a page inlines a call that the server does not have',
    build: { routes: [route('/mf-shop/', { queries: ['GET /shop/dreams/:id'] })] },
    field: 'contract',
    says: /线上服务器没有接口“GET \/shop\/dreams\/:id”：请先发布服务器/,
  },
  {
    name: 'a page names a resolver that the server does not have',
    build: { routes: [route('/mf-shop/', { seo: 'dreams' })] },
    field: 'contract',
    says: /线上服务器没有页面信息解析器“dreams”/,
  },
  {
    name: 'it needs a newer shell',
    build: { release: (r) => ({ ...r, routes: { ...r.routes, minShell: '1.4.0' } }) },
    field: 'shell',
    says: /需要 1\.4\.0 以上的 shell，它是 1\.0\.0）：请先发布新的 shell/,
  },
  {
    name: 'it needs a shared version that the shell does not have',
    build: { release: (r) => ({ ...r, consumes: { react: '^20.0.0', dayjs: '^1.0.0' } }) },
    field: 'shell',
    says: /react 需要 \^20\.0\.0，它提供 19\.3\.1、dayjs 需要 \^1\.0\.0，它提供 无.*按线上版本安装依赖/,
  },
  {
    name: 'a page mounts a widget of a part that does not exist',
    build: { routes: [route('/mf-shop/', { mounts: ['mf-dreams/hot'] })] },
    field: 'routes',
    says: /页面挂载了 mf-dreams\/hot，但 mf-dreams 没有线上版本：请等该团队发布后/,
  },
  {
    name: 'a page mounts a widget that its part does not offer',
    build: { routes: [route('/mf-shop/', { mounts: ['mf-news/hot'] })] },
    field: 'routes',
    says: /挂载了 mf-news\/hot，但线上的 mf-news 没有这个组件（它不提供任何组件）：请改用已有的组件/,
  },
  {
    name: 'a page mounts a widget of its own that is not there',
    build: { routes: [route('/mf-shop/', { mounts: ['mf-shop/card'] })] },
    field: 'routes',
    says: /挂载了 mf-shop\/card，但本模块的 widgets 中没有它.*请补上/,
  },
  {
    name: 'a page asks for a shared module that no shell has',
    build: {
      release: (r) => ({
        ...r,
        pages: { Page: { js: ['page.js'], css: ['page.css'], shares: ['react', 'antd/es/dream'] } },
      }),
    },
    field: 'shell',
    says: /用到的共享模块 antd\/es\/dream 在 shell 1\.0\.0-a 中不存在：请去掉对它们的引用/,
  },
  {
    name: 'a remote offers shared modules',
    build: { release: (r) => ({ ...r, shares: { react: { js: ['page.js'], css: [], shares: [] } } }) },
    field: 'shell',
    says: /声明了共享模块 react，但只有 shell 能提供共享模块/,
  },
  {
    name: 'its entry is over the budget',
    build: { files: { 'remoteEntry.js': `${entry}//${noise(40_000)}` } },
    field: 'budget',
    says: /入口 remoteEntry\.js 压缩后 [\d.]+ KB，上限 12\.0 KB：请把代码移到页面中/,
  },
  {
    name: 'a page is over the budget',
    build: { files: { 'remoteEntry.js': entry, 'page.js': noise(400_000), 'page.css': '.a{top:0}' } },
    field: 'budget',
    says: /页面 \/mf-shop\/（desktop）的脚本压缩后 [\d.]+ KB，上限 150\.0 KB：请拆分页面/,
  },
  ...[
    'body{margin:0}',
    '.header{margin:0}',
    '.shop_a,:root{top:0}',
    '.ant-btn{color:red}',
    'a:not(.shop_b){top:0}',
    '.shop_a ~ *{top:0}',
    '.shop_a{:is(body,&){background:red}}',
    '@media print{*{top:0}}',
  ].map((css) => ({
    name: `a style is global: ${css}`,
    build: { files: { 'remoteEntry.js': entry, 'page.js': '1', 'page.css': css } },
    field: 'css',
    says: /样式 page\.css 含全局选择器 .*，会影响其他团队的页面：请改用 CSS Modules/,
  })),
  {
    name: 'a sheet says something to the whole page',
    build: {
      files: {
        'remoteEntry.js': entry,
        'page.js': '1',
        'page.css': '@import "/releases/mf-news/1.0.0-a/page.css";@keyframes spin{to{top:0}}',
      },
    },
    field: 'css',
    says: /用了 @import.*；.*名称 spin 可能与其他团队重名：请以 shop_ 开头命名/,
  },
  {
    name: 'a sheet has another ending',
    build: {
      files: { 'remoteEntry.js': entry, 'page.js': '1', 'page.css': '', 'page.sheet': 'body{top:0}' },
      release: (r) => ({ ...r, pages: { Page: { js: ['page.js'], css: ['page.sheet'], shares: [] } } }),
    },
    field: 'css',
    says: /样式 page\.sheet 含全局选择器 body/,
  },
  {
    name: 'a sheet is as large as none of ours',
    build: {
      files: { 'remoteEntry.js': entry, 'page.js': '1', 'page.css': '.a{top:0}'.repeat(120_000) },
    },
    field: 'css',
    says: /样式 page\.css 超过 1 MB/,
  },
];

test.each(refusals)('refuses when $name', async ({ build: asked, field, says }) => {
  const { status, msg, errors } = await site.publish(build(asked), { token, fields: { remote: 'mf-shop' } });
  expect(status).toBe(422);
  expect(errors[field]?.join('；')).toMatch(says);
  expect(msg).not.toBe('');
});
