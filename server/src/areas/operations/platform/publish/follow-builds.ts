import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../../../core';
import { currentBuild, packageNames, takeUp } from './builds';

/** How often the builds of the workspace are looked at, in ms. */
const lookEvery = 400;

/**
 * Outside production: a build that becomes current in the workspace is served from the next new session on, without a
 * restart.
 */
export class BuildFollower {
  private readonly seen = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private looking = Promise.resolve();

  constructor(
    private readonly core: Core,
    private readonly workspace: string,
  ) {}

  /** Looks at every package once. */
  look(): Promise<void> {
    this.looking = this.looking.then(() => this.lookAtAll());
    return this.looking;
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), lookEvery);
    this.timer.unref();
  }

  stop(): Promise<void> {
    clearInterval(this.timer);
    return this.looking;
  }

  private async lookAtAll(): Promise<void> {
    for (const name of await packageNames(this.workspace)) {
      const pointer = join(this.workspace, name, 'dist/current.json');
      const changed = await stat(pointer).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      if (changed === 0 || this.seen.get(name) === changed) continue;
      this.seen.set(name, changed);
      await this.takeUp(name).catch((err: unknown) =>
        this.core.log.error({ release: name, err }, 'build cannot be taken up, the release before stays'),
      );
    }
  }

  private async takeUp(name: string): Promise<void> {
    const build = await currentBuild(this.workspace, name);
    if (build) await takeUp(this.core, build);
  }
}
