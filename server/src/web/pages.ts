import type { Platform, SiteSettings } from '@harbor/contract';
import { api } from '@harbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import reservedWords from '../areas/operations/platform/addresses/reserved-words.json';
import type { Choice } from '../areas/operations/platform/choice/choose';
import { foreignOrigins, type ReleaseSet } from '../areas/operations/platform/choice/sets';
import { newNonce, sitePolicy } from '../http/policy';
import { sendCompressed } from './compress';
import { drawPage } from './drawing/draw-page';
import type { Drawer } from './drawing/drawer';
import { type Found, findRoute } from './find-route';
import { renderHtml } from './html';
import { answerQueries } from './inline-queries';
import { integrityOf } from './integrity';
import { pageFinder } from './live-pages';
import { pathsOfPage } from './page-routes';
import { platformOf } from './platform';
import { filesFor } from './preload';
import { seoResolvers } from './seo';
import { plainHead } from './seo/head';
import { carriedRoutes, isOverridden, snapshotOf } from './snapshot';

interface PageOptions {
  /** The releases for this browser's page view. */
  choose(request: FastifyRequest, reply: FastifyReply): Promise<Pick<Choice, 'set' | 'parts'>>;
  /** Counts a page view. */
  countView?(set: ReleaseSet): void;
  publicUrl: string;
  /** Draws public pages by their own code; none where no page is drawn. */
  drawer?: Drawer;
  /** Asked at each view: the operator may load another table of provinces meanwhile. */
  site(): SiteSettings;
}

/** Addresses that are never pages: what is unknown below them is answered by the API's own 404. */
const notPages = new RegExp(`^/(${reservedWords.server.join('|')})(/|$)`);

const readable = Object.keys(api).filter((key) => key.startsWith('GET '));

/** An unknown path answers 404 with the site around it: the shell then leads to `/404/`. */
function pageOf(set: ReleaseSet, platform: Platform, found: Found) {
  if (found.kind === 'page') return found;
  const route = set.shell.routes.routes.find((r) => r.platform === platform && r.path === '/404/');
  return route ? { owner: set.shell, route, params: {} } : undefined;
}

interface Address {
  /** Slashes at its beginning count once: two would be taken for the name of a host. */
  pathname: string;
  /** The path as the browser has it, by which it looks for the page too. */
  asked: string;
  search: string;
}

/** What a request is for; undefined for what is no address. */
function addressed(url: string): Address | undefined {
  const [slashes = ''] = /^[/\\]*/.exec(url) ?? [];
  const own = `/${url.slice(slashes.length)}`;
  if (!URL.canParse(own, 'http://page.invalid')) return undefined;
  const { pathname, search } = new URL(own, 'http://page.invalid');
  return { pathname, search, asked: '/'.repeat(Math.max(slashes.length, 1)) + pathname.slice(1) };
}

/** Answers every address that is neither API nor file with the HTML of its page. */
export function registerPages(app: FastifyInstance, root: FastifyInstance, options: PageOptions): void {
  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressed(request.url);
    if (!address || notPages.test(address.pathname)) {
      reply.callNotFound();
      return reply;
    }
    const { pathname, search, asked } = address;
    const choice = await options.choose(request, reply);
    const { set } = choice;
    const platform = platformOf(request.headers['user-agent'], request.headers.cookie);
    const found = findRoute(set, platform, asked);
    // Not kept by browsers: a release that is taken back takes its redirects along.
    if (found.kind === 'redirect')
      return reply
        .header('vary', 'user-agent, cookie')
        .header('cache-control', 'no-cache')
        .redirect(found.to + search, 301);
    const target = pageOf(set, platform, found);
    if (!target) {
      reply.callNotFound();
      return reply;
    }
    const searched = new URLSearchParams(search);
    const queries = await answerQueries(root, readable, target.route, target.params, searched);
    const nowhere = found.kind === 'unknown' || target.route.path === '/404/';
    const missing = nowhere || queries.some(({ status }) => status === 404);
    const resolver = seoResolvers[target.route.seo ?? ''];
    const { publicUrl } = options;
    const hasPage = pageFinder(set, platform);
    const secure = publicUrl.startsWith('https:');
    const input = {
      routeTitle: target.route.title,
      platform,
      publicUrl,
      path: pathname,
      search: searched,
      queries,
      hasPage,
    };
    const files = filesFor(set, platform, target.owner, target.route);
    const nonce = newNonce();
    const parts = { platform, site: options.site(), queries, files };
    // Until every page is drawn like this, a developer asks for it.
    const wanted = searched.has('drawn') && target.route.access === 'public' && !isOverridden(choice);
    const drawn = wanted
      ? await drawPage(options.drawer, choice, parts, publicUrl + pathname + search)
      : undefined;
    const paths = [...pathsOfPage(set, platform, asked, target.route), ...(drawn?.asked ?? [])];
    const snapshot = snapshotOf(choice, { ...parts, carried: carriedRoutes(choice, platform, paths) });
    const html = renderHtml({
      snapshot: drawn ? { ...snapshot, drawn: drawn.at } : snapshot,
      drawn,
      files,
      nonce,
      integrityOf: (address) => integrityOf(set, address),
      head: resolver?.(input) ?? plainHead(target.route.title),
      canonical: publicUrl + pathname,
      openTop: target.route.openTop ?? false,
      hasPage,
      noindex: missing || target.route.access !== 'public',
    });
    // Developers at work are no measure of a release.
    if (request.method === 'GET' && !isOverridden(choice)) options.countView?.(set);
    reply
      .code(missing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', sitePolicy(nonce, { secure, builds: foreignOrigins(set) }))
      .header('cache-control', 'no-store');
    return sendCompressed(request, reply, html);
  }

  for (const url of ['/', '/*']) app.route({ method: ['GET', 'HEAD'], url, handler: page });
}
