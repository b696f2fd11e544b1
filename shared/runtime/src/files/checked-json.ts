import { own } from '../builtins/own';
import { FileError } from './file-error';
import { fileLimits } from './limits';

/** Addresses whose stored copy was no good: the next request passes the browser's cache by and mends it. */
const distrusted = new Set<string>();

/** Whether a file can be had at all: `fetch` says of a wrong hash what it says of a broken line. */
function isThere(address: string, signal: AbortSignal): Promise<boolean> {
  return own.fetch(address, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * A file of data whose hash came with the page.
 * @param integrity the `integrity` attribute; empty for a file that cannot be checked
 * @throws FileError when it cannot be had or is another
 */
export async function checkedJson<T>(address: string, integrity: string): Promise<T> {
  const cache = distrusted.delete(address) ? 'reload' : 'default';
  const signal = AbortSignal.timeout(fileLimits.description);
  try {
    const answer = await own.fetch(address, { integrity, cache, signal });
    if (!answer.ok) throw new FileError('error', address, answer.status === 404);
    return await answer.json();
  } catch (error) {
    if (error instanceof FileError) throw error;
    if (signal.aborted) throw new FileError('timeout', address);
    distrusted.add(address);
    throw new FileError((await isThere(address, signal)) ? 'integrity' : 'error', address);
  }
}

/** Forgets which stored copies were no good; between tests. */
export function resetDistrust(): void {
  distrusted.clear();
}
