/** Entries that the browser keeps; its own 250 are used up by a long visit. */
const kept = 2000;

/** Has the browser remember how each file was answered, which `hasArrived` reads. */
export function watchArrivals(): void {
  performance.setResourceTimingBufferSize?.(kept);
}

/**
 * Whether the server answered the last request of an address with content. A file that arrived and was refused all the
 * same is not the one that was asked for: browsers tell a wrong hash from a broken line in no other way.
 */
export function hasArrived(address: string): boolean {
  const { href } = new URL(address, window.location.href);
  const last = performance.getEntriesByName?.(href, 'resource').at(-1);
  return last !== undefined && 'responseStatus' in last && last.responseStatus === 200;
}
