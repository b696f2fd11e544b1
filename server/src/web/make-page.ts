import type { PageSnapshot, SiteSettings } from '@harbor/contract';
import { fillPattern } from '@harbor/contract/route-match';
import { foreignOrigins } from '../areas/operations/platform/choice/sets';
import { newNonce, sitePolicy } from '../http/policy';
import { pageToDraw } from './drawing/draw-page';
import type { PageToDraw } from './drawing/drawer';
import { type Drawing, isDrawn } from './drawing/drawings';
import { takeFirstPictures } from './first-pictures';
import { renderHtml } from './html';
import type { AnsweredQuery } from './inline-queries';
import { integrityOf } from './integrity';
import { pathsOfPage } from './page-routes';
import type { PageView } from './page-view';
import { filesFor } from './preload';
import { seoResolvers } from './seo';
import { plainHead } from './seo/head';
import { carriedRoutes, snapshotOf } from './snapshot';

/** What the pages of one site have in common. */
export interface SiteOfPages {
  publicUrl: string;
  site: SiteSettings;
}

/** A page's HTML, with the word by which its policy lets its own scripts in. */
export interface MadePage {
  status: 200 | 404;
  html: string;
  nonce: string;
  /** The `link` header: what the browser is to ask for first; empty for nothing. */
  link: string;
}

/** The policy of a view's page. */
export const policyOf = ({ choice: { set } }: PageView, publicUrl: string, nonce: string): string =>
  sitePolicy(nonce, { secure: publicUrl.startsWith('https:'), builds: foreignOrigins(set) });

/** Whether there is nothing at the address of a view. */
export const isMissing = ({ nowhere }: PageView, queries: readonly { status: number }[]): boolean =>
  nowhere || queries.some(({ status }) => status === 404);

const partsOf = (
  { choice: { set }, platform, owner, route }: PageView,
  site: SiteSettings,
  queries: AnsweredQuery[],
) => ({
  platform,
  site,
  queries,
  files: filesFor(set, platform, owner, route),
});

/** The page of a view as its own code is to draw it. */
export function orderOf(
  view: PageView,
  { publicUrl, site }: SiteOfPages,
  queries: AnsweredQuery[],
): PageToDraw {
  const search = view.search.size > 0 ? `?${view.search}` : '';
  const parts = partsOf(view, site, queries);
  return pageToDraw(view.choice, parts, view.owner.name, publicUrl + view.pathname + search);
}

/** The one way in which a page's address is written, of all that lead to it: with a slash at the end, and without. */
const canonicalPath = ({ nowhere, route, params, pathname }: PageView) =>
  nowhere ? pathname : fillPattern(route.path, params);

/** What a page tells of its drawing. */
function outcomeOf(drawing: Drawing | undefined): Pick<PageSnapshot, 'drawn' | 'said' | 'undrawn'> {
  if (typeof drawing !== 'object') return {};
  if (isDrawn(drawing)) return { drawn: drawing.at, said: drawing.said };
  const [message = ''] = drawing.message.split('\n');
  return { undrawn: { remote: drawing.failed, message: message.slice(0, 200) } };
}

/** Makes the HTML of a view; undefined for its drawing where it was not to be drawn. */
export function makePage(
  view: PageView,
  { publicUrl, site }: SiteOfPages,
  queries: AnsweredQuery[],
  drawing: Drawing | undefined,
): MadePage {
  const drawn = drawing && isDrawn(drawing) ? drawing : undefined;
  const { html: body, link } = takeFirstPictures(drawn?.html ?? '');
  const { choice, platform, asked, search, route } = view;
  const path = canonicalPath(view);
  const { set } = choice;
  const missing = isMissing(view, queries);
  const resolver = seoResolvers[route.seo ?? ''];
  const routeTitle = route.title;
  const parts = partsOf(view, site, queries);
  const paths = [...pathsOfPage(set, platform, asked, route), ...(drawn?.asked ?? [])];
  const snapshot = snapshotOf(choice, { ...parts, carried: carriedRoutes(choice, platform, paths) });
  const nonce = newNonce();
  const head = resolver?.({ routeTitle, publicUrl, path, search, queries }) ?? plainHead(routeTitle);
  const html = renderHtml({
    snapshot: { ...snapshot, ...outcomeOf(drawing) },
    drawn: drawn && { ...drawn, html: body },
    files: parts.files,
    nonce,
    integrityOf: (address) => integrityOf(set, address),
    head,
    canonical: publicUrl + (missing ? path : (head.canonical ?? path)),
    openTop: route.openTop ?? false,
    open: route.access === 'public',
    missing,
  });
  return { status: missing ? 404 : 200, html, nonce, link };
}
