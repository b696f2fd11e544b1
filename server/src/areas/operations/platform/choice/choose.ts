import { createHash } from 'node:crypto';
import type { ReleaseChannel, ReleaseJson } from '@harbor/contract';
import { Unavailable } from '../../../../http/problem';
import type { Settings } from '../../../../settings';
import { type Holders, withOwnRoutes } from '../addresses/words';
import { misfits } from '../gate/shell';
import type { Part, ReleaseBook } from '../registry/book';
import type { Overrides, Pin } from './cookies';
import type { LocalBuilds } from './local-builds';
import { type ReleaseSet, servedLike, setId } from './sets';

/** What somebody who asks for a page is known by. */
export interface Asker {
  visitor: string;
  pin: Pin | undefined;
  overrides: Overrides | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** One part of a choice. */
export interface Chosen {
  release: ReleaseJson;
  channel: ReleaseChannel;
}

/** The releases for one page view. */
export interface Choice {
  set: ReleaseSet;
  parts: ReadonlyMap<string, Chosen>;
  /** What the session is to keep. Overrides are no part of it. */
  pin: Pin;
  /** Whether the browser holds another pin, or none. */
  pinChanged: boolean;
}

/**
 * Place of a visitor between 0 and 100, always the same for one part: those below the canary's share get it, and stay
 * with it when the share grows.
 */
export function placeOf(visitor: string, remote: string): number {
  const hash = createHash('sha256').update(`${visitor} ${remote}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The version for who has no session yet: canary or stable. */
export function versionFor(part: Part, visitor: string): string {
  const canary = part.canary !== null && part.share > 0 && !part.withdrawn.has(part.canary);
  return canary && placeOf(visitor, part.remote) < part.share ? (part.canary ?? part.stable) : part.stable;
}

function channelOf(part: Part, version: string): ReleaseChannel {
  if (version === part.stable) return 'stable';
  if (version === part.canary) return 'canary';
  return version === part.lastGood ? 'last_good' : 'pinned';
}

/** Chooses releases from the registry's memory: no page view asks the database. */
export class Chooser {
  private readonly sets = new Map<string, ReleaseSet>();
  private seen = -1;
  /** By shell and remote. */
  private readonly fits = new WeakMap<ReleaseJson, WeakMap<ReleaseJson, boolean>>();

  constructor(
    private readonly book: ReleaseBook,
    private readonly settings: Pick<Settings, 'releases' | 'production'>,
    private readonly localBuilds: LocalBuilds,
  ) {}

  /** @throws Unavailable when there is no shell at all */
  async choose(asker: Asker): Promise<Choice> {
    const pinned = this.versionsToKeep(asker);
    await this.remember(pinned, asker.overrides);
    const versions = this.versionsWith(pinned, asker);
    // A part that came, or was taken out of service, since the session began may need another shell than the session's.
    const holds = pinned.size > 0 && this.getAlong(versions);
    const kept = holds || pinned.size === 0 ? versions : this.versionsWith(new Map(), asker);
    const parts = new Map<string, Chosen>();
    for (const part of this.book.parts.values()) {
      const version = kept.get(part.remote) ?? part.stable;
      const chosen = this.override(part.remote, asker) ?? this.normal(part, version);
      if (chosen) parts.set(part.remote, chosen);
    }
    // A remote that a developer has just begun has no release at all.
    for (const remote of asker.overrides?.versions.keys() ?? []) {
      const begun = parts.has(remote) ? undefined : this.override(remote, asker);
      if (begun) parts.set(remote, begun);
    }
    const since = holds ? (asker.pin?.since ?? asker.now) : asker.now;
    return {
      set: this.setOf(parts),
      parts,
      pin: { visitor: asker.visitor, since, versions: kept },
      pinChanged: !same(asker.pin?.versions, kept) || asker.pin?.since !== since,
    };
  }

  /**
   * What a visitor without a session would get of some pointers, who meets no canary but those that are named.
   * @param instead releases in the place of the stable ones
   * @returns undefined when there is no shell at all
   */
  stable(
    parts: Iterable<Part>,
    holders: Holders,
    instead: ReadonlyMap<string, ReleaseJson> = new Map(),
  ): Pick<Choice, 'set' | 'parts'> | undefined {
    const chosen = new Map<string, Chosen>();
    for (const { remote, stable } of parts) {
      const release = this.book.document(remote, stable);
      if (release) chosen.set(remote, { release: withOwnRoutes(release, holders, false), channel: 'stable' });
    }
    for (const [name, release] of instead) chosen.set(name, { release, channel: 'stable' });
    const releases = [...chosen.values()].map(({ release }) => release);
    const shell = chosen.get('shell')?.release;
    if (!shell) return undefined;
    const remotes = releases.filter((release) => release !== shell);
    return { set: { id: setId(releases), shell, remotes }, parts: chosen };
  }

  private versionsToKeep({ pin, now }: Asker): ReadonlyMap<string, string> {
    const fresh = pin !== undefined && now - pin.since < this.settings.releases.pinFor;
    return fresh ? pin.versions : new Map();
  }

  private versionsWith(pinned: ReadonlyMap<string, string>, { visitor }: Asker): Map<string, string> {
    const parts = [...this.book.parts.values()];
    return new Map(
      parts.map((part) => [
        part.remote,
        this.keepable(part, pinned.get(part.remote)) ?? versionFor(part, visitor),
      ]),
    );
  }

  /** Whether the shell of a set has what its remotes need. The gate sees to it for what is live together. */
  private getAlong(versions: ReadonlyMap<string, string>): boolean {
    const shell = this.book.document('shell', versions.get('shell') ?? '');
    return [...versions].every(([name, version]) => {
      const remote = name === 'shell' ? undefined : this.book.document(name, version);
      return !shell || !remote || this.isFit(remote, shell);
    });
  }

  private isFit(remote: ReleaseJson, shell: ReleaseJson): boolean {
    const known = this.fits.get(shell) ?? new WeakMap<ReleaseJson, boolean>();
    this.fits.set(shell, known);
    const fit = known.get(remote) ?? misfits(remote, shell).length === 0;
    known.set(remote, fit);
    return fit;
  }

  private async remember(
    pinned: ReadonlyMap<string, string>,
    overrides: Overrides | undefined,
  ): Promise<void> {
    const wanted = [...pinned, ...(overrides?.versions ?? [])].filter(
      ([, version]) => !version.startsWith('@'),
    );
    const missing = wanted
      .map(([remote, version]) => ({ remote, version }))
      .filter(({ remote, version }) => !this.book.document(remote, version));
    // What cannot be read now is chosen anew: a page view does not fail for it.
    if (missing.length > 0) await this.book.load(missing).catch(() => undefined);
    const local = [...(overrides?.versions.values() ?? [])].filter((version) => version.startsWith('@'));
    for (const id of local) await this.localBuilds.load(id.slice(1)).catch(() => undefined);
  }

  private keepable(part: Part, version: string | undefined): string | undefined {
    if (version === undefined || part.withdrawn.has(version)) return undefined;
    // Who develops reloads to see the new build, not the one from before.
    if (part.isBuild && !this.settings.production) return undefined;
    return this.book.document(part.remote, version) ? version : undefined;
  }

  private override(remote: string, { overrides, now }: Asker): Chosen | undefined {
    const version = overrides?.versions.get(remote);
    if (version === undefined) return undefined;
    const release = version.startsWith('@')
      ? this.localBuilds.get(version.slice(1), now)
      : this.book.document(remote, version);
    return release && { release, channel: 'override' };
  }

  private normal(part: Part, version: string): Chosen | undefined {
    const release = this.book.document(part.remote, version);
    return release && { release, channel: channelOf(part, version) };
  }

  private withOwnRoutes({ release, channel }: Chosen): ReleaseJson {
    return servedLike(withOwnRoutes(release, this.book.holders, channel === 'override'), release);
  }

  private setOf(parts: ReadonlyMap<string, Chosen>): ReleaseSet {
    if (this.seen !== this.book.state) this.sets.clear();
    this.seen = this.book.state;
    const releases = [...parts.values()].map(({ release }) => release);
    const elsewhere = [...parts.values()].some(({ channel }) => channel === 'override');
    const key = releases.map(({ name, version }) => `${name}@${version}`).join();
    const known = elsewhere ? undefined : this.sets.get(key);
    if (known) return known;
    const served = new Map([...parts].map(([name, chosen]) => [name, this.withOwnRoutes(chosen)]));
    const shell = served.get('shell');
    if (!shell) throw new Unavailable('The shell has no release: run `npm run build` or publish one.');
    const remotes = [...served.values()].filter((release) => release !== shell);
    const set = { id: setId(releases), shell, remotes };
    if (!elsewhere) this.sets.set(key, set);
    return set;
  }
}

function same(a: ReadonlyMap<string, string> | undefined, b: ReadonlyMap<string, string>): boolean {
  return a?.size === b.size && [...b].every(([remote, version]) => a.get(remote) === version);
}
