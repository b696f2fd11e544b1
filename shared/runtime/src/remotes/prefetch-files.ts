import type { PartFiles, ReleaseJson } from '@harbor/contract';
import { releaseIn } from '../files/release';
import { loadAllRoutes } from '../navigation/all-routes';
import { isSettled, matchPage } from '../navigation/match';
import { platform, snapshot } from '../platform/snapshot';
import { nonce } from '../policy/nonce';

/** Folder of a part's release, in which all its files lie. */
function folderOf(owner: string): string | undefined {
  if (owner === 'shell') return `/releases/shell/${snapshot.shell.version}/`;
  const entry = snapshot.remotes.find(({ name }) => name === owner)?.entry;
  return entry?.slice(0, entry.lastIndexOf('/') + 1);
}

function hint(address: string, as: 'script' | 'style'): void {
  if (document.querySelector(`link[href="${address}"], script[src="${address}"]`)) return;
  const link = document.createElement('link');
  // Safari knows no prefetch; a preload does the same there.
  link.rel = link.relList.supports?.('prefetch') ? 'prefetch' : 'preload';
  link.as = as;
  link.nonce = nonce;
  link.href = address;
  document.head.append(link);
}

/** What a part consists of: its own files, and the shares of the shell behind it. */
interface Bundle {
  folder: string;
  part: PartFiles | undefined;
}

function hintBundle({ folder, part }: Bundle, shell: ReleaseJson, seen: Set<string>): void {
  for (const file of part?.js ?? []) hint(folder + file, 'script');
  for (const file of part?.css ?? []) hint(folder + file, 'style');
  const shellFolder = folderOf('shell') ?? '';
  for (const share of part?.shares ?? []) {
    if (seen.has(share)) continue;
    seen.add(share);
    hintBundle({ folder: shellFolder, part: shell.shares[share] }, shell, seen);
  }
}

/** Has the browser fetch what the page at a path is made of: its owner's files, its route's files, their shares. */
export async function prefetchFiles(pathname: string): Promise<void> {
  if (!isSettled(pathname)) await loadAllRoutes();
  const match = matchPage(snapshot, pathname);
  const folder = match && folderOf(match.owner);
  const shellFolder = folderOf('shell');
  if (!match || !folder || !shellFolder) return;
  const [release, shell] = await Promise.all([releaseIn(folder), releaseIn(shellFolder)]);
  const seen = new Set<string>();
  for (const part of [release.base[platform], release.pages[match.route.page]])
    hintBundle({ folder, part }, shell, seen);
}
