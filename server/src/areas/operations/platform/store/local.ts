import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isLocation, type ReleaseStore } from './store';

/** Places below a folder that have the names of locations. */
export async function locationsBelow(root: string): Promise<string[]> {
  const remotes = (await names(root)).filter((name) => !name.startsWith('.'));
  const kept = await Promise.all(
    remotes.map(async (remote) => (await names(join(root, remote))).map((name) => `${remote}/${name}`)),
  );
  return kept.flat().filter(isLocation);
}

/** Folder of releases inside the data folder. */
export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');

async function names(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Releases on the local disk. A release appears whole, by one rename, or not at all. */
export function createLocalStore(dataDir: string): ReleaseStore {
  const root = releasesFolder(dataDir);
  const staging = join(root, '.staging');
  mkdirSync(staging, { recursive: true });

  function placeOf(location: string): string {
    if (!isLocation(location)) throw new Error(`${location} is no location of a release`);
    return join(root, location);
  }

  return {
    staging,
    async put(folder, location) {
      const place = placeOf(location);
      await mkdir(dirname(place), { recursive: true });
      await rename(folder, place);
    },
    async folder(location) {
      const place = placeOf(location);
      if (!existsSync(place)) throw new Error(`The files of ${location} are gone`);
      return place;
    },
    copies: async () => [],
    dropCopy: async () => undefined,
    remove: (location) => rm(placeOf(location), { recursive: true, force: true }),
    async list() {
      return Promise.all(
        (await locationsBelow(root)).map(async (location) => ({
          location,
          since: (await stat(join(root, location))).mtime,
        })),
      );
    },
  };
}
