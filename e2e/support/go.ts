import type { Page } from '@playwright/test';

/** Goes to another page of the site as a link in it would, without loading the site again. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
