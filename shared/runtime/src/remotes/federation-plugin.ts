import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadScript } from '../files/load-script';
import { placeOf } from '../files/place';
import { releaseIn } from '../files/release';
import { snapshot } from '../platform/snapshot';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Awaited<ReturnType<LoadEntry>>;

/**
 * The code of a remote that is not the page's own has its hashes in the descriptions of its release and of the shell's:
 * they are asked for together with its entry, not after it. A failure shows where the hashes are needed.
 */
function foresee(entry: string): void {
  const { folder } = placeOf(entry);
  const hashes = Object.keys(snapshot.integrity[folder] ?? {});
  if (hashes.some((file) => file !== 'release.json' && !entry.endsWith(file))) return;
  for (const each of [folder, `/releases/shell/${snapshot.shell.version}/`])
    if (snapshot.integrity[each]) releaseIn(each).catch(() => undefined);
}

/**
 * Loads the entries of remotes as every other file is loaded: with the hash that the page brought, a time limit and the
 * page's policy. Manifests would name further files, so none is ever asked for.
 */
export function checkedEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'harbor-files',
    fetch: (address) => Promise.reject(new Error(`${address}: remotes have no manifest here`)),
    // It throws or gives the container: given nothing, Module Federation would load the entry by itself, unchecked.
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      foresee(entry);
      await loadScript(entry);
      const container: Container = Reflect.get(window, entryGlobalName);
      if (!container) throw new Error(`${name}: its entry was loaded and defined nothing`);
      return container;
    },
  };
}
