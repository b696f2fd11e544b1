import type { PageSnapshot, RouteFile } from '@harbor/contract';
import { useSyncExternalStore } from 'react';
import { own } from '../builtins/own';
import { checkedJson } from '../files/checked-json';
import { installSnapshot, snapshot } from '../platform/snapshot';

/** Longest that a remote's code waits for the routes before it runs without them, in ms. */
const patience = 1000;

const listeners = new Set<() => void>();

let loading: Promise<void> | undefined;

/** Whether every route of this page view is known; until then a path may lead somewhere that the page cannot tell. */
export const hasAllRoutes = (): boolean => snapshot.routeSource === undefined;

/** Calls the listener when all routes are known. @returns a function that ends it */
export function onAllRoutes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function withRoutes({ shell, remotes, ...rest }: PageSnapshot, file: RouteFile): PageSnapshot {
  return {
    ...rest,
    shell: { ...shell, ...file.shell },
    remotes: remotes.map((remote) => ({ ...remote, redirects: [], ...file[remote.name] })),
    routeSource: undefined,
  };
}

async function fetchRoutes(): Promise<void> {
  const source = snapshot.routeSource;
  if (!source) return;
  const file = await checkedJson<RouteFile>(source.address, source.integrity);
  installSnapshot(withRoutes(snapshot, file));
  for (const listener of listeners) listener();
}

/**
 * Fetches the routes that the page did not bring along. Asked for once; after a failure the next call tries again.
 * @throws FileError when they cannot be had
 */
export function loadAllRoutes(): Promise<void> {
  loading ??= fetchRoutes().finally(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Waits for all routes, but not for long. The code of remotes asks which pages are live without waiting, so it does not
 * run before.
 */
export async function routesSettled(): Promise<void> {
  if (hasAllRoutes()) return;
  const late = new Promise<void>((resolve) => own.setTimeout(resolve, patience));
  await Promise.race([loadAllRoutes().catch(() => undefined), late]);
}

/** What the routes say; renders again when all of them are known and say something else. */
export const useRoutes = (ask: () => boolean): boolean => useSyncExternalStore(onAllRoutes, ask, ask);
