import { LRUCache } from 'lru-cache';

/** Breaks in a row after which a release is left alone. The first may be somebody else's fault. */
const most = 2;

/** How long, in ms; twice as long each time, up to the last. */
const rests = { first: 60_000, longest: 15 * 60_000 };

interface Record {
  breaks: number;
  until: number;
}

/**
 * Releases whose drawing broke the process or its contexts again and again: each break costs the pages of all others their
 * warm context, so theirs are not drawn for a while. Browsers draw them meanwhile.
 */
export class Resting {
  private readonly records = new LRUCache<string, Record>({ max: 200 });

  constructor(private readonly now: () => number = Date.now) {}

  /** A page of the release was drawn, or failed without breaking anything. */
  held(release: string): void {
    this.records.delete(release);
  }

  /** A page of the release never came to an end, or filled the memory. @returns whether it did so before */
  broke(release: string): boolean {
    const breaks = (this.records.get(release)?.breaks ?? 0) + 1;
    const rest = Math.min(rests.first * 2 ** (breaks - most), rests.longest);
    this.records.set(release, { breaks, until: breaks < most ? 0 : this.now() + rest });
    return breaks >= most;
  }

  /** Whether its pages are not drawn now. */
  has(release: string): boolean {
    return (this.records.get(release)?.until ?? 0) > this.now();
  }
}
