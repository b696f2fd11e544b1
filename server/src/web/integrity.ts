import type { PageSnapshot, ReleaseHashes, ReleaseJson } from '@harbor/contract';
import { addressOf, type ReleaseSet } from '../areas/operations/platform/choice/sets';
import { description, isWatched } from '../areas/operations/platform/gate/read-description';
import type { PageFiles } from './preload';

/** A hash that no file has: browsers refuse what is named with it. */
const ofNothing = `sha384-${'A'.repeat(64)}`;

function hashesOf(release: ReleaseJson, wanted: Set<string>): ReleaseHashes {
  if (isWatched(release)) return null;
  const { integrity, entry, name } = release;
  // The shell's own entry is checked by the HTML.
  const always = name === 'shell' ? [description] : [description, entry];
  const files = Object.entries(integrity).filter(
    ([file]) => always.includes(file) || wanted.has(addressOf(release) + file),
  );
  return Object.fromEntries(files);
}

/**
 * The hashes that a page brings along: of its own files, and of each release's entry and description. All other hashes
 * stand in the descriptions, so that a page does not pay for what it may never load.
 */
export function pageIntegrity(set: ReleaseSet, files: PageFiles): PageSnapshot['integrity'] {
  const wanted = new Set([...files.scripts, ...files.styles]);
  return Object.fromEntries(
    [set.shell, ...set.remotes].map((release) => [addressOf(release), hashesOf(release, wanted)]),
  );
}

/** The `integrity` attribute of a file of the page; undefined for a watch build's. A file without a hash is refused. */
export function integrityOf(set: ReleaseSet, address: string): string | undefined {
  const release = [set.shell, ...set.remotes].find((candidate) => address.startsWith(addressOf(candidate)));
  if (release && isWatched(release)) return undefined;
  return release?.integrity[address.slice(addressOf(release).length)] ?? ofNothing;
}
