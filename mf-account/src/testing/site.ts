import type { PageSnapshot, RouteEntry } from '@harbor/contract';

const page = (path: string): RouteEntry => ({
  platform: 'desktop',
  path,
  title: path,
  access: 'public',
  chrome: 'full',
  page: 'Page',
});

const paths = ['/', '/orderpage/', '/orderpage/:id', '/goodsdetail/:id', '/login', '/myinfo/'];

/** A site with some pages on both platforms, as tests of ways and links need it. */
export function siteWith({ demo = false, more = [] as string[] } = {}): Partial<PageSnapshot> {
  const routes = [...paths, ...more].flatMap((path) => [
    page(path),
    { ...page(path), platform: 'mobile' as const },
  ]);
  return {
    shell: { version: '1.0.0', routes },
    settings: { siteName: '学术港', copyright: '', icp: '', demo, demoAccounts: demo },
  };
}
