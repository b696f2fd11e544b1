import { own } from '../builtins/own';

const failures = new Map<string, number>();

/**
 * The address under which a file is asked for now. After a failure it gets a query of its own: browsers would make it
 * wait for the request that still hangs, or answer from a stored copy that is no good.
 */
export function presentAddress(address: string): string {
  const count = failures.get(address);
  return count === undefined ? address : `${address}?attempt=${count}`;
}

/** Notes that a file could not be used. */
export function countFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}

/** Replaces the browser's stored copy of a file, which would otherwise be kept for a year. */
export function mendCache(address: string): void {
  own.fetch(address, { cache: 'reload' }).catch(() => undefined);
}

/** Forgets all failures; between tests. */
export function resetAttempts(): void {
  failures.clear();
}
