import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../../areas/operations/platform/choice/sets';

/** Folder of a release in the words of an error: its stack names the files that it went through. */
const folder = /\/releases\/([^/\s]+)\/([^/\s]+)\//g;

/** The remote of a set whose code is named first in the words of an error. */
function namedIn(words: string, { remotes }: ReleaseSet): string | undefined {
  const named = [...words.matchAll(folder)].map(([, name, version]) => ({ name, version }));
  const found = named.find(({ name, version }) =>
    remotes.some((remote) => remote.name === name && remote.version === version),
  );
  return found?.name;
}

/** The part that changed built-ins, as `DrawingContext` says it: undefined where that is not known. */
export const spoilerIn = (words: string): string | undefined =>
  / by \/releases\/([^/\s]+)\/\S+$/.exec(words)?.[1];

/** Finds the part that is to blame for a page which could not be drawn. */
export class Blame {
  /** By set and platform: of each part whose pages were drawn, whom the last one that failed spoke against. */
  private readonly last = new LRUCache<string, Map<string, string | undefined>>({ max: 20 });

  private outcomes(world: string) {
    const known = this.last.get(world) ?? new Map<string, string | undefined>();
    this.last.set(world, known);
    return known;
  }

  /** A page of a part was drawn. */
  clear(world: string, owner: string): void {
    this.outcomes(world).set(owner, undefined);
  }

  /**
   * Who is to blame for a page that failed: the remote whose code the words name, for a page may show widgets of others;
   * else the part whose page it is. Where the pages of all parts fail, and not of one and the same, it is the shell that
   * stands around all of them.
   */
  lay(world: string, set: ReleaseSet, owner: string, words: string): string {
    const suspect = namedIn(words, set) ?? owner;
    const outcomes = this.outcomes(world);
    outcomes.set(owner, suspect);
    const suspects = new Set(outcomes.values());
    return suspects.size > 1 && !suspects.has(undefined) ? 'shell' : suspect;
  }
}
