import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Platform = 'desktop' | 'mobile';

export interface Route {
  platform: Platform;
  path: string;
  access: string;
  chrome: string;
  /** What its parameters may be, see `ParamRule` of the contract. */
  params?: Record<string, unknown>;
  /** Part that declares it. */
  owner: string;
}

const root = join(import.meta.dirname, '../..');

/** Every part of the site that has pages, by the folder that it is. */
export const parts = readdirSync(root).filter((name) => existsSync(join(root, name, 'routes.json')));

/** Every route that the parts declare for a platform. */
export const routesOf = (platform: Platform, owners = parts): Route[] =>
  owners
    .flatMap((owner) => {
      const declared: { routes: Omit<Route, 'owner'>[] } = JSON.parse(
        readFileSync(join(root, owner, 'routes.json'), 'utf8'),
      );
      return declared.routes.map((route) => ({ ...route, owner }));
    })
    .filter((route) => route.platform === platform);
