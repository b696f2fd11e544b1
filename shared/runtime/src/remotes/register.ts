import { registerApplication } from 'single-spa';
import { admittedMatch } from '../navigation/gate';
import type { RemoteLifecycles } from './create-remote';
import { loadRemoteModule } from './load';

function isLifecycles(module: unknown): module is RemoteLifecycles {
  return typeof module === 'object' && module !== null && 'mount' in module && 'prepare' in module;
}

/** Lifecycles may be exported by name or as default. @throws Error when the remote exposes something else */
function lifecyclesOf(name: string, module: unknown): RemoteLifecycles {
  if (isLifecycles(module)) return module;
  if (typeof module === 'object' && module !== null && 'default' in module && isLifecycles(module.default))
    return module.default;
  throw new Error(`${name} exposes no lifecycles`);
}

/** Loads a remote as far as it can be loaded without being mounted. */
export async function loadRemoteApplication(name: string): Promise<RemoteLifecycles> {
  const lifecycles = lifecyclesOf(name, await loadRemoteModule(name, 'lifecycles'));
  await lifecycles.prepare();
  return lifecycles;
}

/** Registers a remote with single-spa: it is mounted where the guard lets pass and the route is its own. */
export function registerRemote(name: string): void {
  registerApplication({
    name,
    app: () => loadRemoteApplication(name),
    activeWhen: (location) => admittedMatch(location.pathname)?.owner === name,
  });
}
