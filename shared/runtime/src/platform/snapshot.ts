import type { PageSnapshot, Platform } from '@harbor/contract';

declare global {
  interface Window {
    /** Written into the page by the server; see `PageSnapshot`. */
    __HARBOR__?: PageSnapshot;
  }
}

const empty: PageSnapshot = {
  platform: 'desktop',
  release: 'none',
  remotes: [],
  shell: { version: '0.0.0', routes: [] },
  queries: [],
  integrity: {},
  settings: { siteName: '学术港', copyright: '', icp: '', demo: false },
};

/** What the server chose for this page view: platform, releases, routes, inlined data, site settings. */
export let snapshot: PageSnapshot = window.__HARBOR__ ?? empty;

/** Platform of this page view. It never changes without a reload. */
export let platform: Platform = snapshot.platform;

/** Replaces the snapshot: for tests, and for a host that gets it another way than `window.__HARBOR__`. */
export function installSnapshot(next: Partial<PageSnapshot>): void {
  snapshot = { ...empty, ...next };
  platform = snapshot.platform;
}
