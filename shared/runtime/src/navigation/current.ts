import { useSyncExternalStore } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { detourOf } from './gate';
import { history } from './history';
import { trueAction } from './writing';

/** Where the page stands, and how it came there. */
export interface Position {
  location: Location;
  action: NavigationType;
}

type Listener = (next: Position, previous: Position) => void;

let position: Position = { location: history.location, action: NavigationType.Pop };
const listeners = new Set<Listener>();

/** Where the page stands now. */
export function currentPosition(): Position {
  return position;
}

/** Takes the address as it stands for the present place, without telling anybody: a drawing begins at another page. */
export function takePlace(): void {
  position = { location: history.location, action: NavigationType.Pop };
}

/** Calls the listener after every change of the address. @returns a function that ends it */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function samePlace(a: Location, b: Location): boolean {
  return a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

function move(action: NavigationType, location: Location): void {
  // single-spa answers each push with an artificial popstate of the same place.
  if (samePlace(location, position.location)) return;
  const detour = detourOf(location.pathname, location.search);
  if (detour !== undefined) {
    history.replace(detour);
    return;
  }
  const previous = position;
  position = { location, action };
  for (const listener of listeners) listener(position, previous);
}

// The history's own enum of actions and the router's have the same words.
history.listen(({ action, location }) => move(trueAction(action as unknown as NavigationType), location));

/**
 * Checks the present address again: at start, and when the session has changed under it. Goes elsewhere when it is a
 * redirect, unknown, or not for this person.
 */
export function checkPresentPlace(): void {
  const { pathname, search } = position.location;
  const detour = detourOf(pathname, search);
  if (detour !== undefined) history.replace(detour);
}

/** Where the page stands; renders again on every change. */
export function usePosition(): Position {
  return useSyncExternalStore(onNavigation, currentPosition, currentPosition);
}
