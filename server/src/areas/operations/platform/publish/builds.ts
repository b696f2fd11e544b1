import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseJson } from '@harbor/contract';
import type { Core } from '../../../../core';
import { inspectRoutes } from '../gate/gate';
import { description, readDescription } from '../gate/read-description';
import { moveChannels } from '../registry/channels';
import { newLocation } from './publish';
import { Refused, registerRelease } from './register';
import { stage } from './staging';

/** Who moves pointers to builds beside the server. */
const builder = '本机构建';

const packageName = /^(shell|mf-[a-z][a-z-]*)$/;

/** The build that a package of the workspace points at. */
export interface Build {
  folder: string;
  release: ReleaseJson;
}

/** The present build of a package; undefined where there is none. @throws Error for one that cannot be read */
export async function currentBuild(workspace: string, name: string): Promise<Build | undefined> {
  const dist = join(workspace, name, 'dist');
  const pointer = await readFile(join(dist, 'current.json'), 'utf8').catch(() => undefined);
  if (pointer === undefined) return undefined;
  const folder = join(dist, String(JSON.parse(pointer).version));
  const release = readDescription(await readFile(join(folder, description)));
  return { folder, release };
}

/** Packages of the workspace that are built as parts of the site, the shell first. */
export async function packageNames(workspace: string): Promise<string[]> {
  const names = (await readdir(workspace)).filter((name) => packageName.test(name));
  return names.sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder, { withFileTypes: true, recursive: true })).filter((file) =>
    file.isFile(),
  );
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function enter(core: Core, { folder, release }: Build): Promise<void> {
  const { store } = core.releases;
  const staged = stage(store);
  const location = newLocation(release.name, release.version);
  await cp(folder, staged.folder, { recursive: true });
  await staged.goesTo(location);
  await store.put(staged.folder, location);
  const what = { release, location, source: 'build', note: '', changelog: '', by: builder } as const;
  const entry = { ...what, claims: 'any' } as const;
  const size = await sizeOf(folder);
  // Builds of the workspace fit each other by being built together; but addresses may have gone to other parts since.
  await registerRelease(core, { ...entry, size, canary: undefined }, (live) =>
    inspectRoutes(release, live, core.settings.releases.budget),
  ).catch(async (error: unknown) => {
    // After any other failure the release may be there all the same: see `publish`.
    if (!(error instanceof Refused)) throw error;
    await store.remove(location);
    // Another process of the same site was faster.
    if (!error.problems.every(({ field }) => field === 'version')) throw error;
  });
  await staged.end();
}

/**
 * Takes a build into the registry and makes it stable, once for each build: a version that was taken up before, or that
 * somebody took out of service, moves nothing.
 */
export async function takeUp(core: Core, build: Build): Promise<void> {
  const { name: remote, version } = build.release;
  const { book } = core.releases;
  if (!book.location(remote, version)) return enter(core, build);
  await moveChannels(core, {
    remote,
    action: 'build',
    by: builder,
    reason: '',
    change({ built, stable }) {
      if (built === version) return undefined;
      const withdrawn = book.parts.get(remote)?.withdrawn.has(version);
      return {
        pointers: withdrawn || stable === version ? { built: version } : { built: version, stable: version },
      };
    },
  });
}

/** Takes in the builds of parts that have no release yet: the first start of a site. */
export async function seedReleases(core: Core, workspace: string): Promise<void> {
  for (const name of await packageNames(workspace)) {
    if (core.releases.book.parts.has(name)) continue;
    const build = await currentBuild(workspace, name);
    if (!build) continue;
    await takeUp(core, build).catch((error: unknown) => {
      // The other parts are served without it.
      if (!(error instanceof Refused)) throw error;
      core.log.error({ release: name, problems: error.problems }, 'build is not taken in');
    });
  }
}
