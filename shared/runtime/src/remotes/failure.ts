import { useSyncExternalStore } from 'react';
import { isAftermath, judged, look } from '../builtins/look';
import { spoiledBy } from '../builtins/spoiled';
import { reportError } from '../errors/report';
import { onAllRoutes } from '../navigation/all-routes';
import { currentPosition, onNavigation } from '../navigation/current';
import { admittedMatch } from '../navigation/gate';
import { markMain } from '../page/main-state';
import { reloading } from './chunk-failure';
import { isReplaced } from './outcomes';

/** What stands in the way of the main area's remote. */
export interface RemoteFailure {
  /** Undefined where nobody knows whose page it is. */
  remote: string | undefined;
  error: unknown;
  /** Tries again, for 重试. */
  retry: () => void;
}

let failure: RemoteFailure | undefined;
const viewers = new Set<() => void>();

function set(next: RemoteFailure | undefined): void {
  failure = next;
  for (const view of viewers) view();
}

onNavigation(() => {
  if (failure) set(undefined);
});

// What kept a page from being known came after all, for another link.
onAllRoutes(() => {
  if (failure && failure.remote === undefined) failure.retry();
});

/** Where the server has another version of the part for this browser, only a new page view brings it. */
async function retryOrReload(remote: string, retry: () => void): Promise<void> {
  if (await isReplaced(remote)) reloading.reload();
  else retry();
}

const retried = new Set<string>();

/** Tries once by itself what failed because another part had changed built-ins, which are what they were again. */
async function retryInnocent(failed: RemoteFailure): Promise<void> {
  const { remote } = failed;
  if (remote === undefined || !isAftermath() || retried.has(remote)) return;
  retried.add(remote);
  await judged();
  if (failure === failed && !spoiledBy(remote)) failed.retry();
}

/** The remote, or the shell, whose page stands at the present place. */
export function presentOwner(): string | undefined {
  return admittedMatch(currentPosition().location.pathname)?.owner;
}

/**
 * Says that a remote has failed. Where the main area is its own, the shell then shows its fallback with 重试; one that is
 * being left says nothing about the page that people went to.
 */
export function failMain(remote: string, error: unknown, retry: () => void): void {
  look();
  if (remote !== presentOwner()) return;
  reportError('remote', remote, error);
  // What a part changed it would change again: it needs a new document.
  const again = () => void retryOrReload(remote, spoiledBy(remote) ? reloading.reload : retry);
  void retryInnocent(showFailure(remote, error, again));
}

function showFailure(remote: string | undefined, error: unknown, again: () => void): RemoteFailure {
  const { key } = currentPosition().location;
  const failed = {
    remote,
    error,
    retry: () => {
      set(undefined);
      markMain(key, 'loading');
      again();
    },
  };
  set(failed);
  markMain(key, 'failed');
  return failed;
}

/** Says that nobody can tell whose page stands at the present place. It is no release's failure. */
export function failPlace(error: unknown, retry: () => void): void {
  reportError('page', window.location.pathname, error);
  showFailure(undefined, error, retry);
}

function subscribe(view: () => void): () => void {
  viewers.add(view);
  return () => viewers.delete(view);
}

/** The failure that the main area shows instead of its page, if any. */
export function useRemoteFailure(): RemoteFailure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => failure,
    () => undefined,
  );
}
