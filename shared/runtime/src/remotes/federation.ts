import type { RemoteSnapshot } from '@harbor/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { checkedEntries } from './federation-plugin';

/** What the runtime needs of a module loader; Module Federation in the product. */
export interface Federation {
  register(remotes: readonly RemoteSnapshot[]): void;
  /** @param id `<remote>/<exposed module>` @throws whatever kept it from loading */
  load(id: string): Promise<unknown>;
}

/** The shell's instance by its name: each remote has one of its own in the same runtime. */
function host() {
  const instance = getInstance(({ name }) => name === 'shell');
  if (!instance) throw new Error('the shell has not started Module Federation');
  return instance;
}

const moduleFederation: Federation = {
  register(remotes) {
    host().registerPlugins([checkedEntries()]);
    host().registerRemotes(
      remotes.map(({ name, entry, globalName }) => ({
        name,
        entry,
        entryGlobalName: globalName,
        type: 'global',
      })),
    );
  },
  load: (id) => host().loadRemote<unknown>(id),
};

/** The loader in use. */
export let federation: Federation = moduleFederation;

/** Uses another loader: tests have their remotes at hand. */
export function installFederation(next: Federation): void {
  federation = next;
}
