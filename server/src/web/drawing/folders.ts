import { addressOf, type ReleaseSet } from '../../areas/operations/platform/choice/sets';
import { isWatched } from '../../areas/operations/platform/gate/read-description';
import type { ReleaseFolder } from './released-files';

/**
 * Where the releases of a set lie, the shell first; undefined where one is not to be drawn here.
 * @param folderOf local folder of a release
 */
export async function foldersOf(
  set: ReleaseSet,
  folderOf: (name: string, version: string) => Promise<string | undefined>,
): Promise<ReleaseFolder[] | undefined> {
  const folders: ReleaseFolder[] = [];
  for (const release of [set.shell, ...set.remotes]) {
    // What nobody has checked, and what lies on a developer's own machine, is drawn in browsers alone.
    if (isWatched(release) || !addressOf(release).startsWith('/')) return undefined;
    const folder = await folderOf(release.name, release.version);
    if (!folder) return undefined;
    folders.push({ address: addressOf(release), folder, integrity: release.integrity });
  }
  return folders;
}
