import type { Core } from '../../../../core';
import { inspectBuild } from '../gate/gate';
import { currentBuild, packageNames } from './builds';
import { liveReleases } from './register';

/**
 * What the gate would say if the builds beside the server were published as they are, a line for each part that it would
 * refuse: they are served here without being asked, and their team would hear of it at the release only.
 */
export async function gateWarnings(core: Core, workspace: string): Promise<string[]> {
  const warnings: string[] = [];
  for (const name of await packageNames(workspace)) {
    const build = await currentBuild(workspace, name);
    if (!build) continue;
    const live = await liveReleases(core.db, name, 'any');
    const problems = await inspectBuild(build, live, core.settings.releases.budget);
    if (problems.length === 0) continue;
    const reasons = problems.map(({ message }) => message).join('；');
    warnings.push(`the release gate would refuse ${name} as it is built: ${reasons}`);
  }
  return warnings;
}
