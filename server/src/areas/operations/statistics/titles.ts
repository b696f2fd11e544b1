import { findPlace } from '@harbor/contract/route-match';
import type { Core } from '../../../core';

/**
 * What pages are called, by their addresses as visits keep them (`/goodsdetail/:id`): the title of the live release's
 * route. Empty for an address without a page.
 */
export function pageTitles({ releases: { book } }: Core): (page: string) => string {
  const tables = [...book.parts.values()].flatMap(({ remote, stable }) => {
    const routes = book.document(remote, stable)?.routes;
    return routes ? [routes] : [];
  });
  return (page) => {
    // Any number stands for what was left out.
    const path = page.replace(/:id(?=\/|$)/g, '1');
    for (const platform of ['desktop', 'mobile'] as const) {
      const place = findPlace(tables, platform, path);
      if (place.kind === 'page') return place.route.title;
    }
    return '';
  };
}
