import { judged, look } from '../builtins/look';
import { refuseSpoiled } from '../builtins/spoiled';
import { routesSettled } from '../navigation/all-routes';
import { remoteDeadline, within } from './deadline';
import { federation } from './federation';

/** A failure that came this soon is worth a second attempt within the deadline, in ms. */
const soon = 1500;

const retryPause = 300;

const loaded = new Map<string, Promise<unknown>>();

async function loadTwice(remote: string, id: string): Promise<unknown> {
  const start = Date.now();
  try {
    return await federation.load(id);
  } catch (error) {
    refuseSpoiled(remote);
    if (Date.now() - start > soon) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryPause));
    return federation.load(id);
  }
}

/** @throws SpoiledError when the remote changed built-ins, now or earlier in this page view */
async function loadClean(remote: string, id: string): Promise<unknown> {
  refuseSpoiled(remote);
  const [module] = await Promise.all([loadTwice(remote, id), routesSettled()]);
  look(remote);
  await judged();
  refuseSpoiled(remote);
  return module;
}

/**
 * A module that a remote exposes, e.g. `loadRemoteModule('mf-services', 'widgets/recommended')`. Loaded once; after a
 * failure the next call tries again.
 * @throws Error when it could not be had within 4.5 s, one repeat of a quick failure included, or changed built-ins
 */
export function loadRemoteModule(remote: string, module: string): Promise<unknown> {
  const id = `${remote}/${module}`;
  const known = loaded.get(id);
  if (known) return known;
  const loading = within(remoteDeadline, id, loadClean(remote, id));
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}

/** Forgets what was loaded; between tests. */
export function resetLoaded(): void {
  loaded.clear();
}
