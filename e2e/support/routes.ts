import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Platform = 'desktop' | 'mobile';

export interface Route {
  platform: Platform;
  path: string;
  access: string;
  /** Part that declares it. */
  owner: string;
}

const root = join(import.meta.dirname, '../..');

/** Every route that the parts declare for a platform. */
export const routesOf = (platform: Platform): Route[] =>
  readdirSync(root)
    .filter((name) => /^(shell|mf-)/.test(name))
    .flatMap((owner) => {
      const declared: { routes: Omit<Route, 'owner'>[] } = JSON.parse(
        readFileSync(join(root, owner, 'routes.json'), 'utf8'),
      );
      return declared.routes.map((route) => ({ ...route, owner }));
    })
    .filter((route) => route.platform === platform);
