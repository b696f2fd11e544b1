import type { PageSnapshot } from '@harbor/contract';
import { type AppError, addErrorHandler, getAppStatus, start, triggerAppChange } from 'single-spa';
import { keepBuiltins } from '../builtins/look';
import { onSpoiled, type SpoiledError } from '../builtins/spoiled';
import { watchBuiltins } from '../builtins/watch';
import { reportError } from '../errors/report';
import { onNavigation } from '../navigation/current';
import { installPrefetcher } from '../navigation/prefetch';
import { snapshot } from '../platform/snapshot';
import { onSessionChange } from '../session/changes';
import { reloading } from './chunk-failure';
import { failMain, presentOwner } from './failure';
import { federation } from './federation';
import { watchOutcomes } from './outcomes';
import { prefetchFiles } from './prefetch-files';
import { recoverRemote } from './recover';
import { registerRemote } from './register';
import { watchUnknownPlaces } from './unknown-place';

function handleAppError(error: AppError): void {
  const name = error.appOrParcelName;
  failMain(name, error, () => recoverRemote(name));
}

/** A part that changed built-ins is not shown any more; the rest of the page goes on. */
function handleSpoiled(error: SpoiledError): void {
  const { part } = error;
  if (part === presentOwner() && part !== 'shell') failMain(part, error, reloading.reload);
  else reportError('remote', part, error);
}

/** Tells the module loader and single-spa of the remotes that the server chose. */
export function registerRemotes({ remotes }: Pick<PageSnapshot, 'remotes'>): void {
  federation.register(remotes);
  for (const { name } of remotes) registerRemote(name);
}

/** A remote that failed is tried again when somebody comes to it again, not before 200 ms have passed. */
function retryOnReturn(): void {
  const owner = presentOwner();
  if (!owner || owner === 'shell') return;
  const status = getAppStatus(owner);
  if (status === 'LOAD_ERROR') setTimeout(() => void triggerAppChange(), 250);
  if (status === 'SKIP_BECAUSE_BROKEN') recoverRemote(owner);
}

/**
 * Starts the remotes. The shell calls it once its `<main data-remote>` is in the document. From then on single-spa
 * mounts the owner of the present route, whenever address or session change.
 */
export function startApplications(): void {
  addErrorHandler(handleAppError);
  watchOutcomes();
  registerRemotes(snapshot);
  installPrefetcher(prefetchFiles);
  onSessionChange(() => void triggerAppChange());
  onNavigation(retryOnReturn);
  watchUnknownPlaces(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
  // No remote's code has come yet, and single-spa has wrapped what it wraps.
  keepBuiltins();
  onSpoiled(handleSpoiled);
  watchBuiltins();
}
