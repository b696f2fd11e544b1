import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, login } from './api';
import { open } from './main-area';
import { watchPreloads } from './preloads';
import { enter, expect, test } from './test';

type Platform = 'desktop' | 'mobile';

interface Route {
  platform: Platform;
  path: string;
  access: string;
}

const root = join(import.meta.dirname, '../..');

const routesOf = (platform: Platform) =>
  readdirSync(root)
    .filter((name) => /^(shell|mf-)/.test(name))
    .flatMap((owner) => {
      const declared: { routes: Route[] } = JSON.parse(
        readFileSync(join(root, owner, 'routes.json'), 'utf8'),
      );
      return declared.routes.map((route) => ({ ...route, owner }));
    })
    .filter((route) => route.platform === platform && /public|login/.test(route.access));

/** One claim for each route of a platform that visitors or buyers may open. */
export function claimPreloads(platform: Platform): void {
  for (const { path, access, owner } of routesOf(platform)) {
    test(`${path} preloads the scripts that it needs, none twice, none unused`, async ({ page, request }) => {
      let address = path.replace(/:\w+/g, '1');
      if (access === 'login') {
        const session = await login(request, 'buyer');
        await enter(page, session);
        if (path.startsWith('/orderdetail/')) {
          const { data } = await call(request, 'POST', '/user/get_orders', {
            token: session,
            body: { tab: 'incomplete' },
          });
          address = path.replace(/:\w+/, String((data as { id: number }[])[0]?.id));
        }
      }
      // WeChat's own page stands in a frame: its files are not the route's, and the browser would speak of both.
      await page.route('**/sandbox/wechat-open/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      const loaded = await watchPreloads(page);
      await open(page, address, owner);
      const { preloaded, fetched, used, warnings } = await loaded();
      const main = fetched.find((file) => file.endsWith('/main.js')) ?? '';
      expect(warnings).toEqual([]);
      expect(fetched.toSorted()).toEqual([...preloaded, main].toSorted());
      expect(used.toSorted()).toEqual(fetched.toSorted());
    });
  }
}
