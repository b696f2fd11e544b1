import type { FailureKind } from '@harbor/contract';
import type { How } from './how';

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

/** Something about drawn pages of one release within one minute. */
export interface DrawingCount extends DrawingFact {
  remote: string;
  version: string;
  minute: Date;
  count: number;
}

/** How an answer came by its page; or of a drawing, how many ms it took at most and how many were before it. */
export interface DrawingFact {
  fact: How | 'ms' | 'before';
  /** 0 where nothing was measured. */
  value: number;
}

interface Named {
  name: string;
  version: string;
}

/** The time of a drawing, so rounded up that it is right to a fifth and there are few of them. */
export const roundedTime = (ms: number): number =>
  Math.ceil(2 ** (Math.ceil(Math.log2(Math.max(ms, 1)) * 4) / 4));

const minute = 60_000;

/** More outcomes than this in one flush are a flood; what comes after them is not counted. */
const most = 5000;

/** Counts page views and outcomes in memory: a view costs one addition, everything else happens at the flush. */
export class ReleaseCounters {
  private readonly sets = new Map<string, { releases: readonly Named[]; views: number; at: number }>();
  private outcomes = new Map<string, Outcome>();
  private drawings = new Map<string, DrawingCount>();

  /** Counts one page view of a set of releases. */
  view(id: string, releases: readonly Named[], now: number): void {
    const at = Math.floor(now / minute) * minute;
    const key = `${id}/${at}`;
    const known = this.sets.get(key);
    if (known) known.views += 1;
    else this.sets.set(key, { releases, views: 1, at });
  }

  /** Notes something about drawn pages of a release. */
  drawing({ name, version }: Named, { fact, value }: DrawingFact, now: number): void {
    const at = Math.floor(now / minute) * minute;
    const key = `${name}@${version} ${at} ${fact} ${value}`;
    const known = this.drawings.get(key);
    if (known) known.count += 1;
    else this.drawings.set(key, { remote: name, version, minute: new Date(at), fact, value, count: 1 });
  }

  /** Notes an outcome; of one visitor a failure wins. */
  note(outcome: Outcome): void {
    const key = `${outcome.remote}@${outcome.version} ${outcome.visitor}`;
    const known = this.outcomes.get(key);
    if (!known && this.outcomes.size >= most) return;
    if (!known?.failure) this.outcomes.set(key, outcome);
  }

  /** What was counted since the last call, by release. */
  take(): { views: ViewCount[]; outcomes: Outcome[]; drawings: DrawingCount[] } {
    const views = new Map<string, ViewCount>();
    for (const { releases, views: count, at } of this.sets.values())
      for (const { name, version } of releases) {
        const key = `${name}@${version}/${at}`;
        const row = views.get(key) ?? { remote: name, version, minute: new Date(at), views: 0 };
        row.views += count;
        views.set(key, row);
      }
    const outcomes = [...this.outcomes.values()];
    const drawings = [...this.drawings.values()];
    this.sets.clear();
    this.outcomes = new Map();
    this.drawings = new Map();
    return { views: [...views.values()], outcomes, drawings };
  }
}
