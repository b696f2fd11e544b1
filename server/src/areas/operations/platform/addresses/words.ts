import type { ReleaseJson } from '@harbor/contract';
import { claimedBy, prefixOf } from '@harbor/gate/routes/claimed';
import reservedWords from './reserved-words.json';

export { type Claimed, claimedBy, prefixOf } from '@harbor/gate/routes/claimed';

/** Which part holds which addresses: `/forumindex/` is everything whose first segment is that word. */
export type Holders = ReadonlyMap<string, string>;

const server = new Set(reservedWords.server);
const shell = new Set(reservedWords.shell);

const wordOf = (prefix: string) => prefix.slice(1, -1);

/** Whether the server answers below a prefix itself, so that no part may have it. */
export const isReserved = (prefix: string): boolean => server.has(wordOf(prefix));

/** The part to which a prefix belongs; undefined while it is free. The home page, 404 and `/platform/` are the shell's. */
export const holderOf = (holders: Holders, prefix: string): string | undefined =>
  prefix === '/' || shell.has(wordOf(prefix)) ? 'shell' : holders.get(prefix);

/** Prefixes that a part asks for: those that it declares, and those of its routes from before it could. */
export function wantedBy(release: Pick<ReleaseJson, 'routes'>): string[] {
  const used = claimedBy(release).map(({ path }) => prefixOf(path));
  const wanted = [...(release.routes.prefixes ?? []).map((prefix) => prefix.toLowerCase()), ...used];
  return [...new Set(wanted.filter((prefix) => prefix !== undefined))].filter(
    (prefix) => !isReserved(prefix),
  );
}

/**
 * A release with the routes and redirects that it may serve: below prefixes that its part holds. The gate refuses others;
 * but a prefix may have gone over to another part since, and no session, override or old build brings it back.
 * @param free also below prefixes that nobody holds, as a build that only its developer sees
 */
export function withOwnRoutes(release: ReleaseJson, holders: Holders, free: boolean): ReleaseJson {
  const own = (path: string) => {
    const prefix = prefixOf(path);
    if (prefix === undefined || isReserved(prefix)) return false;
    const holder = holderOf(holders, prefix);
    return holder === release.name || (free && holder === undefined);
  };
  if (claimedBy(release).every(({ path }) => own(path))) return release;
  const { routes } = release;
  return {
    ...release,
    routes: {
      ...routes,
      routes: routes.routes.filter(({ path }) => own(path)),
      redirects: routes.redirects.filter(({ from }) => own(from)),
    },
  };
}
