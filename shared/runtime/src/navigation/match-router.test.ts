import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesJson } from '@harbor/contract';
import { findPlace } from '@harbor/contract/route-match';
import { matchRoutes } from 'react-router-dom';

const workspace = join(__dirname, '../../../..');
const parts = readdirSync(workspace)
  .filter((name) => /^(shell|mf-[a-z-]+)$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(workspace, name, 'routes.json'), 'utf8')) as RoutesJson);

/** Ways in which somebody may write an address of a pattern. */
function addressesOf(path: string): string[] {
  const filled = path.replace(/:\w+/g, '25');
  const encoded = path.replace(/:\w+/g, '%E4%B8%AD%2F1');
  return [
    filled,
    encoded,
    filled.toUpperCase(),
    `${filled}/`.replace('//', '/'),
    `${filled}//`,
    filled.replace(/(.)\//, '$1//'),
    `/${filled}`,
    `${filled.replace(/\/$/, '')}/more`,
    filled.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    filled.replace('25', '100%'),
  ];
}

// React Router says so of every stray %.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

test('a part’s own routes find the page that site and server say it is, however the address is written', () => {
  for (const platform of ['desktop', 'mobile'] as const)
    for (const part of parts) {
      // What a parameter may be is asked by the site alone.
      const routes = part.routes
        .filter((route) => route.platform === platform)
        .map((route) => ({ ...route, params: undefined }));
      for (const { path } of routes)
        for (const address of addressesOf(path)) {
          const place = findPlace([{ routes }], platform, address);
          const inner = matchRoutes(
            routes.map((route) => ({ path: route.path })),
            address,
          );
          expect([address, inner?.at(-1)?.route.path]).toEqual([
            address,
            place.kind === 'page' ? place.route.path : undefined,
          ]);
        }
    }
});
