import { useSyncExternalStore } from 'react';
import { isAftermath, judged, look } from '../builtins/look';
import { spoiledBy } from '../builtins/spoiled';
import { reportError } from '../errors/report';
import { currentPosition, onNavigation } from '../navigation/current';
import { admittedMatch } from '../navigation/gate';
import { markMain } from '../page/main-state';
import { reloading } from './chunk-failure';
import { isReplaced } from './outcomes';

/** What stands in the way of the main area's remote. */
export interface RemoteFailure {
  remote: string;
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

/** Where the server has another version of the part for this browser, only a new page view brings it. */
async function retryOrReload(remote: string, retry: () => void): Promise<void> {
  if (await isReplaced(remote)) reloading.reload();
  else retry();
}

const retried = new Set<string>();

/** Tries once by itself what failed because another part had changed built-ins, which are what they were again. */
async function retryInnocent(failed: RemoteFailure): Promise<void> {
  const { remote } = failed;
  if (!isAftermath() || retried.has(remote)) return;
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
  const { key } = currentPosition().location;
  const failed = {
    remote,
    error,
    retry: () => {
      set(undefined);
      markMain(key, 'loading');
      // What a part changed it would change again: it needs a new document.
      void retryOrReload(remote, spoiledBy(remote) ? reloading.reload : retry);
    },
  };
  set(failed);
  markMain(key, 'failed');
  void retryInnocent(failed);
}

function subscribe(view: () => void): () => void {
  viewers.add(view);
  return () => viewers.delete(view);
}

/** The failure that the main area shows instead of its page, if any. */
export function useRemoteFailure(): RemoteFailure | undefined {
  return useSyncExternalStore(subscribe, () => failure);
}
