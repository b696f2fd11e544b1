import type { ReleaseJson } from '@harbor/contract';
import type { Core } from '../../../../core';
import { invalid } from '../../../../http/problem';
import { inspectRoutes } from '../gate/gate';
import { liveReleases } from '../publish/register';

/**
 * A build that is laid over the site in one browser brings its own part's pages, not those of others.
 * @throws HttpProblem 422 for a route of another part
 */
export async function checkRoutesAreOwn({ db, settings }: Core, release: ReleaseJson): Promise<void> {
  // What nobody holds is nobody's loss: only who asks for the build sees it there.
  const live = await liveReleases(db, release.name, 'any');
  const problems = await inspectRoutes(release, live, settings.releases.budget);
  if (problems.length > 0) throw invalid({ 'release.routes': problems.map(({ message }) => message) });
}
