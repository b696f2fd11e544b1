import type { RouteMatch } from '@harbor/runtime';

/** Number of the service whose report is handed over by WeChat. */
export const reportProduct = '37';

const productPages = ['/goodsdetail/', '/buypage/'];

/** Number of the service that the page is about, if it is about one. */
export function productOf(match: RouteMatch | undefined): string | undefined {
  if (!match || !productPages.some((start) => match.route.path.startsWith(start))) return undefined;
  return match.params.goodsId ?? match.params.id;
}
