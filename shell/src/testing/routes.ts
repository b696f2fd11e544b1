import type { PageSnapshot, RouteEntry } from '@harbor/contract';

type Chrome = RouteEntry['chrome'];

function route(
  path: string,
  title: string,
  chrome: Chrome = 'full',
  rest: Partial<RouteEntry> = {},
): RouteEntry {
  return { platform: 'desktop', path, title, access: 'public', chrome, page: 'x', ...rest };
}

const desktop: RouteEntry[] = [
  route('/productservice/', '学术产品服务', 'full', { menu: 2 }),
  route('/goodsdetail/:goodsId', '服务详情', 'full', {
    menu: 2,
    crumbs: [{ title: '学术产品服务', path: '/productservice/' }],
  }),
  route('/orderpage/', '我的订单'),
  route('/forumindex/', '学术论坛', 'full', { menu: 4 }),
  route('/postdetail/:id', '帖子详情', 'full', { menu: 4 }),
  route('/sendpost', '发布帖子', 'full', { menu: 4 }),
  route('/feedback', '我要评价'),
  route('/login', '登录注册', 'nopanel'),
  route('/receiveorder/', '接单平台', 'nopanel'),
  route('/teacherinfo/', '老师资料', 'nopanel'),
  route('/buyclass', '购买课程', 'nopanel'),
  route('/playclass', '课程播放', 'nopanel'),
  route('/client/live/record', '直播回放', 'bare'),
  ...[
    ...['/querytool/', '/academic/', '/academiclist/', '/uploadfile/', '/keyanclass/', '/classroom'],
    ...[
      '/cloudclassroom/',
      '/collect/',
      '/coupon/',
      '/myinfo/',
      '/idsetting/',
      '/message/',
      '/evaluationlist/',
    ],
    ...[1, 2, 3, 4, 5, 6, 7].map((page) => `/breadcrumb/${page}`),
    ...['/certification/form', '/certification_new/form'],
  ].map((path) => route(path, path)),
];

const mobile: RouteEntry[] = [
  route('/querytool/', '查询工具', 'tab', { menu: 'tools' }),
  route('/keyanclass/', '视频学院', 'tab', { menu: 'school' }),
  route('/forumindex/', '论坛', 'tab', { menu: 'forum' }),
  route('/myinfo/', '个人中心', 'tab', { menu: 'me', openTop: true }),
  route('/orderform/:form', '服务信息表'),
  route('/goodsdetail/:id', '服务详情'),
  route('/login/', '登录注册'),
].map((entry) => ({ ...entry, platform: 'mobile' as const }));

const own: RouteEntry[] = [
  route('/', '首页', 'full', { menu: 1 }),
  route('/404/', '页面不存在'),
  { ...route('/', '首页', 'tab', { menu: 'home' }), platform: 'mobile' },
  { ...route('/404/', '页面不存在'), platform: 'mobile' },
];

const remote = {
  name: 'mf-test',
  version: '1.0.0',
  entry: '/releases/mf-test/1.0.0/remoteEntry.js',
  globalName: 'mf_test',
  routes: [...desktop, ...mobile],
  redirects: [],
  widgets: [],
};

/** A site with one remote that has a page of every kind of chrome, and every page that the chrome leads to. */
export const site: Partial<PageSnapshot> = {
  remotes: [remote],
  shell: { version: '1.0.0', routes: own },
  settings: {
    siteName: '学术港',
    copyright: '© 2023 学术港',
    icp: '示例ICP备00000000号-1',
    police: '示例公网安备00000000000000号',
    licence: '示例B2-00000000',
    regions: { name: 'DB-IP', url: 'https://db-ip.com' },
    demo: true,
  },
};

/** Parts that have not been released in `youngSite`. */
const later = /^\/(querytool|academic|academiclist|keyanclass|cloudclassroom|certification|receiveorder)/;

/** The same site before headlines, journals, courses and the teachers' platform were released. */
export const youngSite: Partial<PageSnapshot> = {
  ...site,
  remotes: [{ ...remote, routes: remote.routes.filter(({ path }) => !later.test(path)) }],
};
