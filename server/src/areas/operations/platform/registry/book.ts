import { type ReleaseJson, releaseJson } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { NotifyHub } from '../../../../db/notify-hub';
import { readHolders } from '../addresses/grants';
import type { Holders } from '../addresses/words';
import { type Channels, movedChannel } from './channels';

/** The pointers of one part as page views read them. */
export interface Part {
  remote: string;
  stable: string;
  canary: string | null;
  /** Percent. */
  share: number;
  lastGood: string | null;
  /** The stable version is the build beside the server. */
  isBuild: boolean;
  /** Versions that nobody may get. */
  withdrawn: ReadonlySet<string>;
}

const keyOf = (remote: string, version: string) => `${remote}@${version}`;

/** Releases remembered beside those that pointers stand on: sessions from before, overrides. */
const rememberedReleases = 200;

/**
 * The registry in memory, for page views: no view waits for the database. It is read anew when a NOTIFY says so, and
 * now and then should one be lost. While the database is away the last state goes on being served.
 */
export class ReleaseBook {
  private known: ReadonlyMap<string, Part> = new Map();
  private held: Holders = new Map();
  private readonly documents = new Map<string, ReleaseJson>();
  private readonly locations = new Map<string, string>();
  private newest = 0;
  private lookedAt = 0;
  private looking: Promise<void> | undefined;
  private lastState = '';
  private generation = 0;
  private reading: Promise<void> | undefined;
  private again = false;
  /** Asked before other releases are served, which waits for it: it comes to its end soon, and never fails. */
  prepare: ((parts: ReadonlyMap<string, Part>, holders: Holders) => Promise<void>) | undefined;

  constructor(
    private readonly db: Db,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Follows the registry until the returned function is called. */
  follow(hub: NotifyHub, everyMs: number): () => void {
    const look = () => void this.refresh().catch(this.onFault);
    const stop = hub.listen(movedChannel, look);
    hub.onReconnect(look);
    const timer = setInterval(look, everyMs);
    timer.unref();
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  /** Changes whenever a choice may come out differently. */
  get state(): number {
    return this.generation;
  }

  /** Every part that has a release, in a fixed order. */
  get parts(): ReadonlyMap<string, Part> {
    return this.known;
  }

  /** Which part holds which addresses. */
  get holders(): Holders {
    return this.held;
  }

  /** What a release says of itself, where it is in memory: all that pointers stand on are. */
  document(remote: string, version: string): ReleaseJson | undefined {
    return this.documents.get(keyOf(remote, version));
  }

  /** Where the store keeps a release; undefined for an unknown one. */
  location(remote: string, version: string): string | undefined {
    return this.locations.get(keyOf(remote, version));
  }

  /**
   * {@link location} that looks into the database for a release that came a moment ago, at most twice a second: made-up
   * versions cost no more. All files of a page are asked for at once; they wait for the same look, as does who comes
   * before the next one is due.
   */
  async locate(remote: string, version: string): Promise<string | undefined> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    await this.looking;
    return this.location(remote, version);
  }

  private async look(): Promise<void> {
    const wait = this.lookedAt + 500 - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.lookedAt = Date.now();
    await this.readLocations();
  }

  /** Brings releases into memory that no pointer stands on; unknown ones are passed over. */
  async load(wanted: { remote: string; version: string }[]): Promise<void> {
    const missing = wanted.filter(
      ({ remote, version }) => this.location(remote, version) && !this.document(remote, version),
    );
    if (missing.length > 0) await this.readDocuments(missing);
  }

  /** Reads the registry anew; calls that come meanwhile share one further reading. */
  refresh(): Promise<void> {
    if (this.reading) {
      this.again = true;
      return this.reading;
    }
    this.reading = this.readUntilCurrent().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readUntilCurrent(): Promise<void> {
    do {
      this.again = false;
      await this.read();
    } while (this.again);
  }

  private async read(): Promise<void> {
    const [channels, withdrawn, holders] = await Promise.all([
      this.db.selectFrom('release_channels').selectAll().orderBy('remote').execute(),
      this.db
        .selectFrom('withdrawn_releases')
        .select(['remote', 'version'])
        .orderBy('remote')
        .orderBy('version')
        .execute(),
      readHolders(this.db),
    ]);
    // After the pointers: a release that came in between is known without a pointer, never the other way round.
    await this.readLocations();
    const wanted = channels.flatMap(({ remote, stable, canary, last_good }) =>
      [stable, canary, last_good].flatMap((version) => (version === null ? [] : { remote, version })),
    );
    await this.load(wanted);
    const partOf = (row: Channels): Part => ({
      remote: row.remote,
      stable: row.stable,
      canary: row.canary,
      share: Number(row.canary_share),
      lastGood: row.last_good,
      isBuild: row.built === row.stable,
      withdrawn: new Set(withdrawn.filter((gone) => gone.remote === row.remote).map((gone) => gone.version)),
    });
    const state = JSON.stringify([channels, withdrawn, [...holders]]);
    if (state !== this.lastState) {
      const parts = new Map(channels.map((row) => [row.remote, partOf(row)]));
      await this.prepare?.(parts, holders);
      this.held = holders;
      this.known = parts;
      this.generation += 1;
      this.lastState = state;
    }
    this.forget(new Set(wanted.map(({ remote, version }) => keyOf(remote, version))));
  }

  /** Releases are only ever added, under a lock, so that those seen already need not be read again. */
  private async readLocations(): Promise<void> {
    const rows = await this.db
      .selectFrom('releases')
      .select(['id', 'remote', 'version', 'location'])
      .where('id', '>', this.newest)
      .orderBy('id')
      .execute();
    for (const row of rows) this.locations.set(keyOf(row.remote, row.version), row.location);
    this.newest = rows.at(-1)?.id ?? this.newest;
  }

  private async readDocuments(wanted: { remote: string; version: string }[]): Promise<void> {
    const pairs = sql.join(wanted.map(({ remote, version }) => sql`(${remote}, ${version})`));
    const rows = await this.db
      .selectFrom('releases')
      .select(['remote', 'version', 'document'])
      .where(sql<boolean>`(remote, version) in (${pairs})`)
      .execute();
    for (const { remote, version, document } of rows)
      this.documents.set(keyOf(remote, version), releaseJson.parse(document));
  }

  private forget(needed: Set<string>): void {
    for (const key of this.documents.keys()) {
      if (this.documents.size <= needed.size + rememberedReleases) return;
      if (!needed.has(key)) this.documents.delete(key);
    }
  }
}
