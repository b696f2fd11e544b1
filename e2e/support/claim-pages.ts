import type { APIRequestContext, Route as RequestRoute } from '@playwright/test';
import { call, login, type Token } from './api';
import { serious } from './axe';
import { watchBuiltins } from './built-ins';
import { deadLinks } from './dead-links';
import { watchFirstView } from './first-view';
import { open } from './main-area';
import { watchPreloads } from './preloads';
import { type Platform, parts, type Route, routesOf } from './routes';
import { watchTakeover } from './takeover';
import { enter, expect, test } from './test';
import { field } from './writing';

/** Compressed JavaScript of a first view, in KB. */
const budget = { desktop: 420, mobile: 300 };

const emptyPage = (route: RequestRoute) => route.fulfill({ contentType: 'text/html', body: '' });

/** Pages where writing is the purpose: the editor follows them by itself, once they stand, with a budget of its own. */
const writing = ['/sendpost', '/feedback'];

/** Pages that something heavy follows by itself, once they stand: the editor of posts or articles, the preview of a form. */
const followed = [...writing, '/staff/forms/:form', '/staff/press/:id'];

/** Public pages that need more than their path: the server draws those while it draws nothing else. */
const drawnAtLeisure = ['/academic/preview/:id', '/querytool/compare/'];

/** The buyer's order in the demo data that has a review. */
const reviewedOrder = '10';

/** An address of a route with things that are the buyer's own. */
async function addressOf(path: string, request: APIRequestContext, token?: Token): Promise<string> {
  // An order of the buyer that waits for money, and one whose refund was refused.
  if (path === '/cancel/:id') return '/cancel/2';
  if (path === '/orderrefund/:id') return '/orderrefund/15';
  // One's own page in the forum.
  if (path.startsWith('/home/:id/:tabsId')) {
    const me = await call(request, 'GET', '/userInfo', { token });
    return path.replace(':id', String(me.id)).replace(':tabsId', '0');
  }
  // The buyer's first post, which was changed.
  if (path === '/postversions/:id') return '/postversions/8';
  // Journals beside each other, one of them a Chinese one.
  if (path === '/querytool/compare/') return '/querytool/compare/?ids=1,2,3';
  if (path === '/staff/queue/:queue') return '/staff/queue/post';
  // A form being filled in, which loads more than the same page without an order.
  if (path === '/orderform/:form') return '/orderform/13?order=3';
  // A finished order with a report, and its code, which only its owner is told.
  if (path === '/tracereport/:id' || path === '/invoice/:id' || path === '/reimbursement/:id')
    return path.replace(/:\w+/, reviewedOrder);
  if (path === '/trace/:code') {
    const owner = token ?? (await login(request, 'buyer'));
    const report = await call(request, 'POST', `/trace/order/${reviewedOrder}`, { token: owner });
    return path.replace(/:\w+/, String(report.code_text));
  }
  // An editor's link: without its ticket there is nothing.
  if (path === '/academic/preview/:id') {
    const staff = await login(request, 'staff');
    const { ticket } = await call(request, 'GET', '/staff/press/preview/1', { token: staff });
    return `${path.replace(/:\w+/, '1')}?ticket=${ticket}`;
  }
  if (path.startsWith('/evaluation/:')) return path.replace(/:\w+/, reviewedOrder);
  if (!path.startsWith('/orderdetail/')) return path.replace(/:\w+/g, '1');
  const data = await call(request, 'POST', '/user/get_orders', { token, body: { tab: 'delivered' } });
  return path.replace(/:\w+/, String((data.data as { id: number }[])[0]?.id));
}

/** Who opens pages of which access; visitors open the others. */
export const visitors = { login: 'buyer', staff: 'staff' } as const;

/** Sessions for all claims of a worker: none of them logs out. */
const sessions = new Map<string, Promise<Token>>();

function sessionFor(access: string, request: APIRequestContext): Promise<Token> | undefined {
  if (access !== 'login' && access !== 'staff') return undefined;
  const known = sessions.get(access) ?? login(request, visitors[access]);
  sessions.set(access, known);
  return known;
}

/** The part that a run of this group is about, or all of them. */
export const claimedParts = process.env.HARBOR_PART ? [process.env.HARBOR_PART] : parts;

/**
 * What holds for every page, claimed once for each route of a platform that visitors, buyers or staff may open, in one
 * view: a page that a remote adds is held to it without a line here. Each part is a task of its own (`pages` in its
 * package.json), so that a change in one opens no pages of the others; `tests/site/claimed.desktop.spec.ts` sees to it
 * that no part is without.
 */
export function claimPages(platform: Platform): void {
  const routes = routesOf(platform, claimedParts);
  for (const { path, access, owner } of routes.filter(({ access }) => /public|login|staff/.test(access))) {
    test(`${path} preloads what it needs, keeps its budget, stands still, changes no built-ins, is accessible and leads nowhere dead`, async ({
      page,
      request,
    }) => {
      const session = await sessionFor(access, request);
      if (session) await enter(page, session);
      // WeChat's own page stands in a frame: its files are not the route's, and the browser would speak of both.
      if (path.includes('login')) await page.route('**/sandbox/wechat-open/**', emptyPage);
      const [loaded, cost] = [await watchPreloads(page), await watchFirstView(page)];
      const changed = watchBuiltins(page);
      const takenOver = await watchTakeover(page);
      await open(page, await addressOf(path, request, session), owner);
      const follows = followed.includes(path);
      if (writing.includes(path)) await expect(field(page)).toBeVisible();
      const [{ preloaded, direct, unused, fetched, used, ready, warnings }, violations] = await Promise.all([
        loaded(follows ? 0 : undefined),
        serious(page),
      ]);
      const { scriptsKb, shift, sideways } = await cost(follows ? ready : undefined);
      const dead = await deadLinks(page, request, session !== undefined);
      // The server preloads nothing of a page for staff: others may open its address.
      const ofStaff = access === 'staff';
      const preloadedOfOwner = preloaded.filter((file) => file.startsWith(`/releases/${owner}/`));
      const titles = page.getByRole('heading', { level: 1 });
      const named = page.getByRole('heading', { level: 1, name: /\S/ });
      expect.soft(warnings, 'what the browser says of preloads').toEqual([]);
      expect.soft(unused, 'preloads that the page does not show').toEqual([]);
      expect
        .soft(fetched.toSorted(), 'each file asked for once')
        .toEqual([...new Set(ofStaff ? fetched : [...preloaded, ...direct])].toSorted());
      if (ofStaff) expect.soft(preloadedOfOwner, 'preloads that others would load too').toEqual([]);
      expect.soft(used.toSorted(), 'each file used').toEqual(fetched.toSorted());
      expect.soft(scriptsKb, 'KB of JavaScript').toBeLessThanOrEqual(budget[platform]);
      expect.soft(shift, 'layout shift').toBeLessThan(access === 'public' ? 0.02 : 0.05);
      expect.soft(sideways, 'pixels to scroll sideways').toBe(0);
      expect.soft(await titles.count(), 'headings of the page').toBe(1);
      expect.soft(await named.count(), 'headings that say something').toBe(1);
      expect.soft(dead, 'links to pages that are not there').toEqual([]);
      expect.soft(violations, 'what axe calls serious').toEqual([]);
      expect.soft(await changed(), 'built-ins that were changed').toEqual([]);
      if (access === 'public' && !drawnAtLeisure.includes(path))
        expect
          .soft(await takenOver(), 'how the drawn page was taken over')
          .toEqual({ drawn: true, kept: true, complaints: [] });
    });
  }
  claimDrawn(
    platform,
    routes.filter(({ path, access }) => access === 'public' && !drawnAtLeisure.includes(path)),
  );
}

/** A public page is whole before any script: the server draws it by its own code, with everything around it. */
function claimDrawn(platform: Platform, routes: Route[]): void {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const { path, chrome } of routes)
      test(`${path} is whole, with its frame, its forms and links that lead somewhere`, async ({
        page,
        request,
      }) => {
        const answer = await page.goto(await addressOf(path, request));
        expect(await answer?.text(), 'drawn on the server').toContain('"drawn":');
        const main = page.getByRole('main');
        await expect(main).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: /\S/ })).toHaveCount(1);
        // A page of the phone may have a head of its own instead of the bar.
        const head = page.locator(platform === 'desktop' ? 'header' : '#harbor-root :is(header, nav, h1)');
        await expect(head.first()).toBeVisible();
        if (chrome !== 'bare') await expect(page.getByRole('contentinfo')).toBeVisible();
        for (const form of await main.locator('form').all()) {
          await expect(form).toBeVisible();
          await expect(form.locator('input, textarea, button, select').first()).toBeVisible();
        }
        expect(await deadLinks(page, request)).toEqual([]);
      });
  });
}
