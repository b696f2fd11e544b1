import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseJson, type RoutesJson, routesJson } from '@harbor/contract';
import { workspaceRoot } from '../../../../paths';
import { type MadeBuild, makeBuild, type TestBuild } from './builds';

/** Every part that the product ships, the shell first. */
export const shippedParts: string[] = [
  'shell',
  ...readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'routes.json')))
    .sort(),
];

/** `routes.json` of a part as it is shipped. */
export const shippedRoutes = (name: string): RoutesJson =>
  routesJson.parse(JSON.parse(readFileSync(join(workspaceRoot, name, 'routes.json'), 'utf8')));

/**
 * A build with the routes of a shipped part and files of the test's own.
 * @param change to its routes
 */
export function shippedBuild(
  remote: string,
  change: Partial<RoutesJson> = {},
  more: Pick<TestBuild, 'version'> = {},
): MadeBuild {
  const routes = { ...shippedRoutes(remote), ...change };
  return makeBuild({ ...more, remote, release: (release: ReleaseJson) => ({ ...release, routes }) });
}
