import type { FailureKind } from '@harbor/contract';

/** How a release fared with one visitor. */
export interface Outcome {
  remote: string;
  version: string;
  visitor: string;
  /** Hash of the network that the report came from. */
  address: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What went wrong; undefined when it loaded. */
  failure?: { kind: FailureKind; message: string; path: string };
}

/** Page views of one release within one minute. */
export interface ViewCount {
  remote: string;
  version: string;
  minute: Date;
  views: number;
}

interface Named {
  name: string;
  version: string;
}

const minute = 60_000;

/** More outcomes than this in one flush are a flood; what comes after them is not counted. */
const most = 5000;

/** Counts page views and outcomes in memory: a view costs one addition, everything else happens at the flush. */
export class ReleaseCounters {
  private readonly sets = new Map<string, { releases: readonly Named[]; views: number; at: number }>();
  private outcomes = new Map<string, Outcome>();

  /** Counts one page view of a set of releases. */
  view(id: string, releases: readonly Named[], now: number): void {
    const at = Math.floor(now / minute) * minute;
    const key = `${id}/${at}`;
    const known = this.sets.get(key);
    if (known) known.views += 1;
    else this.sets.set(key, { releases, views: 1, at });
  }

  /** Notes an outcome; of one visitor a failure wins. */
  note(outcome: Outcome): void {
    const key = `${outcome.remote}@${outcome.version} ${outcome.visitor}`;
    const known = this.outcomes.get(key);
    if (!known && this.outcomes.size >= most) return;
    if (!known?.failure) this.outcomes.set(key, outcome);
  }

  /** What was counted since the last call, by release. */
  take(): { views: ViewCount[]; outcomes: Outcome[] } {
    const views = new Map<string, ViewCount>();
    for (const { releases, views: count, at } of this.sets.values())
      for (const { name, version } of releases) {
        const key = `${name}@${version}/${at}`;
        const row = views.get(key) ?? { remote: name, version, minute: new Date(at), views: 0 };
        row.views += count;
        views.set(key, row);
      }
    const outcomes = [...this.outcomes.values()];
    this.sets.clear();
    this.outcomes = new Map();
    return { views: [...views.values()], outcomes };
  }
}
