/** What happened to the session. `restored` also stands for "found to be a visitor". */
export type SessionChange = 'login' | 'restored' | 'expired';

const listeners = new Set<(change: SessionChange) => void>();

/** Calls the listener after every change of the session. @returns a function that ends it */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSessionChange(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}
