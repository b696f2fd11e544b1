import type { PageSnapshot, RemoteSnapshot, RouteEntry } from '@harbor/contract';

/** A route for tests, public on desktop unless said otherwise. */
export function route(path: string, more: Partial<RouteEntry> = {}): RouteEntry {
  return {
    platform: 'desktop',
    path,
    title: path,
    access: 'public',
    chrome: 'full',
    page: `pages${path}`,
    ...more,
  };
}

/** A remote for tests. */
export function remote(
  name: string,
  routes: RouteEntry[],
  more: Partial<RemoteSnapshot> = {},
): RemoteSnapshot {
  const entry = `/releases/${name}/1.0.0/remoteEntry.js`;
  return {
    name,
    version: '1.0.0',
    entry,
    globalName: name.replace('-', '_'),
    routes,
    redirects: [],
    widgets: [],
    ...more,
  };
}

/** A small site: the shell's pages, services with a login page and an old address, and the order-taking platform. */
export const smallSite: Pick<PageSnapshot, 'platform' | 'shell' | 'remotes'> = {
  platform: 'desktop',
  shell: {
    version: '1.0.0',
    routes: [route('/', { title: '首页' }), route('/404/', { title: '页面不存在' })],
  },
  remotes: [
    remote(
      'mf-services',
      [
        route('/goodsdetail/:goodsId', {
          title: '服务详情',
          crumbs: [{ title: '学术产品服务', path: '/productservice/' }],
        }),
        route('/productservice/', { title: '学术产品服务' }),
        route('/productservice/:id', { title: '某类服务' }),
        route('/buypage/:id', { title: '确认订单', access: 'login' }),
        route('/search/', { platform: 'mobile' }),
      ],
      {
        redirects: [
          { platform: 'desktop', from: '/productservice/goodsDetail/:goodsId', to: '/goodsdetail/:goodsId' },
        ],
      },
    ),
    remote('mf-teacher', [route('/receiveorder/', { title: '接单平台', access: 'teacher' })]),
  ],
};
