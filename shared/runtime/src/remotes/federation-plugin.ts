import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runAs } from '../builtins/look';
import { loadScript } from '../files/load-script';
import { placeOf } from '../files/place';
import { releaseIn } from '../files/release';
import { snapshot } from '../platform/snapshot';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

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
 * A container whose modules run under its remote's name. They begin to run here, not when their files come: the modules
 * of a page's code only lie ready in those.
 */
function named(name: string, container: Container): Container {
  // The types know it without the promise that every container gives.
  const get: unknown = async (module: string) => {
    const run = await container.get(module);
    return () => runAs(name, run);
  };
  return {
    init: (...given) => runAs(name, () => container.init(...given)),
    get: get as Container['get'],
  };
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
      const container: Container | undefined = Reflect.get(window, entryGlobalName);
      if (!container) throw new Error(`${name}: its entry was loaded and defined nothing`);
      return named(name, container);
    },
  };
}
