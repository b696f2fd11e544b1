import type {
  PageSnapshot,
  Platform,
  RemoteSnapshot,
  RouteFile,
  RouteSource,
  SiteSettings,
} from '@harbor/contract';
import type { Choice } from '../areas/operations/platform/choice/choose';
import { addressOf } from '../areas/operations/platform/choice/sets';
import type { AnsweredQuery } from './inline-queries';
import { pageIntegrity } from './integrity';
import { allRoutes, routesOf } from './page-routes';
import type { PageFiles } from './preload';
import { routesAsFile } from './route-files';

/** Developers at work: their builds change, and are known to the browsers alone that opened them. */
export const isOverridden = ({ parts }: Pick<Choice, 'parts'>) =>
  [...parts.values()].some(({ channel }) => channel === 'override');

interface CarriedRoutes {
  routes: RouteFile;
  source?: RouteSource;
}

/** The routes that a page carries along, and where the others are. */
export function carriedRoutes(
  choice: Pick<Choice, 'set' | 'parts'>,
  platform: Platform,
  paths: readonly string[],
): CarriedRoutes {
  const { set } = choice;
  if (!set.shell.routes.frameLinks || isOverridden(choice)) return { routes: allRoutes(set, platform) };
  const { routes, settled } = routesOf(set, platform, paths);
  const { address, integrity } = routesAsFile(set, platform);
  return { routes, source: { address, integrity, settled } };
}

function remotesOf({ set, parts }: Pick<Choice, 'set' | 'parts'>, carried: RouteFile): RemoteSnapshot[] {
  return set.remotes.map((remote) => ({
    name: remote.name,
    version: remote.version,
    channel: parts.get(remote.name)?.channel ?? 'stable',
    entry: addressOf(remote) + remote.entry,
    globalName: remote.globalName,
    ...partOf(carried, remote.name),
    widgets: remote.routes.widgets,
  }));
}

function partOf(carried: RouteFile, name: string) {
  const { routes = [], redirects = [] } = carried[name] ?? {};
  return { routes, redirects };
}

/** What a snapshot is made of beside the releases. */
export interface SnapshotParts {
  platform: Platform;
  site: SiteSettings;
  queries: AnsweredQuery[];
  files: PageFiles;
  carried: CarriedRoutes;
}

/** What the page of a view starts from. */
export function snapshotOf(choice: Pick<Choice, 'set' | 'parts'>, parts: SnapshotParts): PageSnapshot {
  const { set } = choice;
  const { platform, site, queries, files, carried } = parts;
  return {
    platform,
    release: set.id,
    remotes: remotesOf(choice, carried.routes),
    shell: {
      version: set.shell.version,
      channel: choice.parts.get('shell')?.channel ?? 'stable',
      ...partOf(carried.routes, 'shell'),
    },
    routeSource: carried.source,
    queries: queries.map(({ status: _, ...inlined }) => inlined),
    integrity: pageIntegrity(set, files),
    settings: site,
  };
}
