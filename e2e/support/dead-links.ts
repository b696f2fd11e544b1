import type { APIRequestContext, Page } from '@playwright/test';

/** What is answered elsewhere than by pages. */
const noPage = /^\/(api|sandbox|releases|media|brand)\//;

/** Nothing, a page without what it is about (which its owner may see all the same), or a page. */
type Found = 'nowhere' | 'nothing' | 'page';

/** Answers by browser and address: pages have most of their links in common. */
const known = new Map<string, Promise<Found>>();

async function look(request: APIRequestContext, path: string, agent: string): Promise<Found> {
  const asked = { headers: { 'user-agent': agent } };
  // Nothing is drawn for it; of an address that is no page, its text tells why.
  if ((await request.head(path, asked)).status() !== 404) return 'page';
  return (await (await request.get(path, asked)).text()).includes('<title>页面不存在 ')
    ? 'nowhere'
    : 'nothing';
}

/**
 * The links that a page draws to addresses of this site where nothing is.
 * @param own the page is somebody's: what they may see is not there for everybody who asks
 */
export async function deadLinks(page: Page, request: APIRequestContext, own = false): Promise<string[]> {
  const { agent, paths } = await page.evaluate(() => ({
    agent: navigator.userAgent,
    paths: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ pathname, search }) => pathname + search),
  }));
  const at = (path: string) => {
    const key = `${agent} ${path}`;
    const asked = known.get(key) ?? look(request, path, agent);
    known.set(key, asked);
    return asked;
  };
  const links = [...new Set(paths)].filter((path) => !noPage.test(path));
  const found = await Promise.all(links.map(async (path) => ({ path, is: await at(path) })));
  return found.filter(({ is }) => is === 'nowhere' || (is === 'nothing' && !own)).map(({ path }) => path);
}
