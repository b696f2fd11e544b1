type Prefetcher = (pathname: string) => Promise<void>;

let prefetcher: Prefetcher | undefined;
const asked = new Set<string>();

/** Installs what fetches the code of a page; the remotes' part of the runtime does so. */
export function installPrefetcher(next: Prefetcher): void {
  prefetcher = next;
  asked.clear();
}

function isSparing(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

/** Fetches the code of a page that will probably be opened next, once, and not for people who save data. */
export function prefetchPage(path: string): void {
  const [pathname = '/'] = path.split(/[?#]/);
  if (!prefetcher || asked.has(pathname) || isSparing()) return;
  asked.add(pathname);
  prefetcher(pathname).catch(() => asked.delete(pathname));
}
