import { z } from 'zod';
import type { ParamRule } from './route-params';

/** Chrome around a page: see `routes.json` of each remote. `tab` is mobile's page with the tab bar and no back arrow. */
export const chrome = z.enum(['full', 'bare', 'nopanel', 'tab']);
const platform = z.enum(['desktop', 'mobile']);

/** Two slashes at the beginning would lead to another host. */
const path = z.string().regex(/^\/(?!\/)[\w\-/:]*$/, '路径只能由字母、数字、-、/ 和 :参数 组成');

const paramRule: z.ZodType<ParamRule, ParamRule> = z.union([
  z.literal('id'),
  z.literal('name'),
  z.strictObject({ from: z.int().min(0), to: z.int().min(0) }).refine(({ from, to }) => from <= to),
]);

/** Everything below one first segment: the unit in which addresses are granted to parts. */
export const addressPrefix = z.string().regex(/^\/[\w-]{1,60}\/$/, '地址前缀应为一段，例如 /journals/');

const route = z.strictObject({
  platform,
  path,
  /** Used in the breadcrumb and as the document's title until the page sets a better one. */
  title: z.string().min(1).max(40),
  access: z.enum(['public', 'login', 'teacher', 'staff']),
  chrome,
  /**
   * The lazy module that renders the page, relative to the remote's `src`, without extension, e.g.
   * `features/goods-detail/GoodsDetailPage`. The build turns it into the files to preload.
   */
  page: z.string().min(1),
  /** What the parameters of the path may be; an address with others is unknown (404). */
  params: z.record(z.string(), paramRule).optional(),
  /** Number (1 to 8) of the desktop menu item, or name of the mobile tab, that is lit on this page. */
  menu: z.union([z.int().min(1).max(8), z.enum(['home', 'tools', 'school', 'forum', 'me'])]).optional(),
  /** Breadcrumb between 首页 and the page itself. */
  crumbs: z.array(z.strictObject({ title: z.string(), path: path.optional() })).optional(),
  /** Mobile: the page draws its own top; the navigation bar lies over it, bare, and keeps no room from the start. */
  openTop: z.boolean().optional(),
  /** Name of the server-side resolver of title, description and structured data. */
  seo: z.string().optional(),
  /**
   * Public calls whose data the server puts into the page, e.g. `GET /service/detail/:goodsId`. Names after `:` are the
   * route's own parameters, filled into the call's path in order; other words stand for themselves (`GET /clause/2`).
   * Names after `?` are parameters of the page's address that the call takes as they are
   * (`GET /service/find?category&page`).
   */
  queries: z.array(z.string().regex(/^GET \//)).optional(),
  /** Widgets that the page mounts, as `<remote>/<name>`: preloaded with the page when their remote is live. */
  mounts: z.array(z.string().regex(/^mf-[a-z-]+\/[a-z-]+$/)).optional(),
});

const redirect = z.strictObject({ platform, from: path, to: path });

/** `routes.json`: what shell and server must know of a remote before any code of it is loaded. */
export const routesJson = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^(shell|mf-[a-z][a-z-]*)$/),
  /** The team that releases it and is told of its failures. */
  owner: z.string().min(1),
  /** Range of versions of `@harbor/contract` it was built for. */
  contractVersion: z.string(),
  /** Lowest version of the shell that provides what it consumes. */
  minShell: z.string(),
  /**
   * First segments of its addresses, e.g. `/journals/`: every path of `routes` and `redirects` begins with one. They are
   * the part's own once staff granted them; what is merely declared here opens nothing.
   */
  prefixes: z.array(addressPrefix).max(100).optional(),
  routes: z.array(route),
  redirects: z.array(redirect),
  /**
   * Shell only: addresses that the frame links to, by platform. Pages carry the routes of these along and leave all others
   * to a file; with a shell that names none, from before there was that file, they carry every route.
   */
  frameLinks: z.strictObject({ desktop: z.array(path), mobile: z.array(path) }).optional(),
  /** Components other parts mount by name: exposed as `./widgets/<name>`. */
  widgets: z.array(z.string().regex(/^[a-z][a-z-]*$/)),
});

export type RoutesJson = z.output<typeof routesJson>;
export type RouteEntry = z.output<typeof route>;
export type RedirectEntry = z.output<typeof redirect>;
export type Platform = z.output<typeof platform>;
export type Chrome = z.output<typeof chrome>;
