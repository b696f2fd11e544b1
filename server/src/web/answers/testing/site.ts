import type { ReleaseJson } from '@harbor/contract';
import fastify from 'fastify';
import type { How } from '../../../areas/operations/platform/health/how';
import { makeBuild, route } from '../../../areas/operations/platform/testing/builds';
import { registerErrors } from '../../../http/errors';
import { notFound } from '../../../http/problem';
import type { DrawnPage } from '../../drawing/draw';
import type { Failed, PageToDraw } from '../../drawing/drawer';
import { Drawings } from '../../drawing/drawings';
import { drawingLimits } from '../../drawing/limits';
import { registerPages } from '../../pages';

/** A row of the site's one public call. */
export interface Row {
  id: number;
  title: string;
  like_count: number;
}

const shell: ReleaseJson = makeBuild({
  remote: 'shell',
  files: { 'main.js': '' },
  routes: [
    route('/', { page: 'Home' }),
    route('/404/', { page: 'NotFound' }),
    route('/login', { page: 'Login', access: 'login' }),
    route('/goodsdetail/:goodsId', { seo: 'goods', queries: ['GET /service/detail/:goodsId'] }),
    route('/allproduct/', { queries: ['GET /service/suggest?keyword'] }),
  ],
  release: (release) => ({
    ...release,
    routes: {
      ...release.routes,
      frameLinks: { desktop: [], mobile: [] },
      redirects: [{ from: '/old/:id', to: '/goodsdetail/:id', platform: 'desktop' }],
    },
  }),
}).release;

/** Browsers and crawlers as they name themselves. */
export const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  crawler: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
};

/**
 * A server of pages whose data, clock, announcements and drawings a test moves.
 * @param wait how long an answer waits for a drawing, in ms
 * @param crawlers how long those of crawlers wait, and how many
 */
export function answeringSite(wait = 60_000, crawlers = drawingLimits.crawlers) {
  const rows = new Map<number, Row>();
  const state = { now: 1_000_000, heard: 0, asked: 0, channel: 'stable' as 'stable' | 'override' };
  const orders: { page: PageToDraw; done(drawing?: DrawnPage | Failed): void }[] = [];
  const hows: How[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  let byHand = false;

  const drawnOf = ({ address, page }: PageToDraw): DrawnPage => ({
    html: `<main>${address} says ${JSON.stringify(page.queries.map(({ data }) => data))}</main>`,
    styles: '<style data-made>a{}</style>',
    asked: [],
    sheets: [],
    cold: false,
    at: state.now,
  });
  const drawer = {
    draw: (page: PageToDraw) =>
      new Promise<DrawnPage | Failed | undefined>((resolve) => {
        const done = (drawing: DrawnPage | Failed = drawnOf(page)) => resolve(drawing);
        orders.push({ page, done });
        if (!byHand) done();
      }),
  };

  registerErrors(app);
  app.get<{ Params: { id: string } }>('/api/applet/service/detail/:id', async ({ params }) => {
    state.asked += 1;
    const row = rows.get(Number(params.id));
    if (!row) throw notFound();
    return { code: 200, msg: '成功', data: { ...row, specs: [], tags: [] } };
  });
  app.get<{ Querystring: { keyword?: string } }>('/api/applet/service/suggest', async ({ query }) => {
    state.asked += 1;
    return { code: 200, msg: '成功', data: { keyword: query.keyword ?? '' } };
  });
  registerPages(app, app, {
    choose: async () => ({
      set: { id: 'a', shell, remotes: [] },
      parts: new Map([['shell', { release: shell, channel: state.channel }]]),
    }),
    publicUrl: 'https://harbor.example',
    drawings: new Drawings(drawer, {
      ...{ wait, now: () => state.now },
      limits: { ...drawingLimits, crawlers },
    }),
    heard: () => String(state.heard),
    now: () => state.now,
    countView: (_set, _owner, how) => void hows.push(how),
    site: () => ({ siteName: '学术港', copyright: '', icp: '', demo: false }),
  });

  return {
    app,
    rows,
    state,
    /** Pages that were given to be drawn. */
    orders,
    /** How each view came by its page. */
    hows,
    /** From now on a test says when a drawing is done. */
    drawByHand: (on = true) => {
      byHand = on;
    },
    announce: () => {
      state.heard += 1;
    },
    async get(url: string, headers: Record<string, string> = {}) {
      const {
        statusCode: status,
        body,
        headers: answered,
        rawPayload,
      } = await app.inject({
        url,
        headers: { 'user-agent': agents.desktop, ...headers },
      });
      return { status, body, headers: answered, bytes: rawPayload, how: hows.at(-1) };
    },
  };
}
