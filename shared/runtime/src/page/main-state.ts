import { useSyncExternalStore } from 'react';
import { look } from '../builtins/look';
import { currentPosition, onNavigation } from '../navigation/current';

/** What stands in the main area; the shell writes it to `<main data-state>`. */
export type MainState = 'loading' | 'ready' | 'failed';

let state: MainState = 'loading';
const viewers = new Set<() => void>();
const readyListeners = new Set<() => void>();

function set(next: MainState): void {
  if (next === state) return;
  // A page has just been drawn, or has failed: the shell, which draws now, is not to meet with what it changed.
  look();
  state = next;
  for (const view of viewers) view();
  if (next === 'ready') for (const listener of readyListeners) listener();
}

onNavigation(() => set('loading'));

/** State of the main area now. */
export function mainState(): MainState {
  return state;
}

/**
 * Says how the page of one place in the history is doing. It counts only while that place is the present one: data that
 * arrives for a page already left must not call the next one ready.
 * @param locationKey `useLocation().key` of the page
 */
export function markMain(locationKey: string, next: MainState): void {
  if (locationKey === currentPosition().location.key) set(next);
}

/** Calls the listener each time a page becomes ready. @returns a function that ends it */
export function onMainReady(listener: () => void): () => void {
  readyListeners.add(listener);
  return () => readyListeners.delete(listener);
}

function subscribe(view: () => void): () => void {
  viewers.add(view);
  return () => viewers.delete(view);
}

/** State of the main area; renders again when it changes. */
export function useMainState(): MainState {
  return useSyncExternalStore(subscribe, mainState, mainState);
}
