import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { errorCode } from '../../../../http/transient';
import type { Tick } from '../../../../jobs/define';
import { lockRegistry } from '../registry/channels';
import { isLocation } from '../store/store';
import { hasEnded, notedLocation } from './staging';

/** Locations of all releases that keep their files. */
async function keptLocations(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('releases')
    .select('location')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collected_releases as c')
            .select('c.version')
            .whereRef('c.remote', '=', 'releases.remote')
            .whereRef('c.version', '=', 'releases.version'),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ location }) => location));
}

/**
 * Takes copies off this machine's disk whose releases lost their files, wherever that was decided: the job that collects
 * runs on one machine, copies lie on each that served a file.
 */
export async function collectCopies({
  db,
  releases: { store },
}: Pick<Core, 'db' | 'releases'>): Promise<string[]> {
  // Copies first: whatever was fetched until then was registered before.
  const copies = await store.copies();
  if (copies.length === 0) return [];
  const kept = await keptLocations(db);
  const gone = copies.filter((location) => !kept.has(location));
  for (const location of gone) await store.dropCopy(location);
  return gone;
}

const copiesEvery = 10 * 60_000;

/** Has this process look after the copies on its disk, now and from time to time, until the returned function is called. */
export function keepCopiesFew(core: Core): () => void {
  const look = () =>
    void collectCopies(core).catch((err: unknown) => core.log.warn({ err }, 'copies of old releases stay'));
  const timer = setInterval(look, copiesEvery);
  timer.unref();
  look();
  return () => clearInterval(timer);
}

/** What lies about longer than this belongs to no publish that is under way, in ms: uploads end sooner. */
export const leftoverAge = 15 * 60_000;

/** Things in the staging folder that nobody works at any more: of processes that ended, or too old where nobody can tell. */
async function abandoned(staging: string, before: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(staging)) {
    const ended = hasEnded(name);
    if (ended === false) continue;
    const at = await stat(join(staging, name)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (at && (ended || at.mtimeMs <= before)) found.push(name);
  }
  return found;
}

/**
 * Removes what publishes and collections that were cut off have left: unpacked files, and files that no release needs.
 * Several processes may publish into the same folder: what one of them works at stays.
 */
export async function collectLeftovers(core: Core, olderThan = leftoverAge): Promise<string[]> {
  const { store } = core.releases;
  const before = Date.now() - olderThan;
  const left = await abandoned(store.staging, before);
  const noted = await Promise.all(left.map((name) => notedLocation(join(store.staging, name))));
  const ofTheDead = new Set(noted.filter((location) => location !== undefined).filter(isLocation));
  // Under the lock: what the dead sent last may be about to be committed.
  const known = await core.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    return keptLocations(trx);
  });
  const removed: string[] = [];
  for (const { location, since } of await store.list()) {
    if (known.has(location) || (since.getTime() > before && !ofTheDead.has(location))) continue;
    await store.remove(location);
    removed.push(location);
  }
  // The notes last: cut off before, the next one reads them again.
  for (const name of left) await rm(join(store.staging, name), { recursive: true, force: true });
  return [...left, ...removed];
}

/**
 * Releases whose files nobody can be served any more: not among the newest of their part, no pointer on them, and the
 * last session that may hold them over. A release was served last when a pointer left it, or a view of it was counted.
 */
async function collectable({ db, settings }: Core) {
  const { keep, keepFor } = settings.releases;
  const before = new Date(settings.clock.now() - keepFor);
  const { rows } = await sql<{ remote: string; version: string; location: string }>`
    select r.remote, r.version, r.location
    from (select *, row_number() over (partition by remote order by id desc) as place from releases) r
    where r.place > ${keep} and r.published_at < ${before}
      and not exists (select from collected_releases c where c.remote = r.remote and c.version = r.version)
      and not exists (select from release_channels c
        where c.remote = r.remote and r.version in (c.stable, c.canary, c.last_good))
      and not exists (select from release_moves m
        where m.remote = r.remote and m.moved_at >= ${before} and r.version in (m.from_version, m.to_version))
      and not exists (select from release_views v
        where v.remote = r.remote and v.version = r.version and v.minute >= ${before})`.execute(db);
  return rows;
}

/** Takes away the files of releases that nobody can be served any more. Their rows stay. */
export async function collectReleases(core: Core): Promise<string[]> {
  const gone = await collectable(core);
  for (const { remote, version, location } of gone) {
    const marked = await core.db.transaction().execute(async (trx) => {
      const channels = await trx
        .selectFrom('release_channels')
        .select(['stable', 'canary', 'last_good'])
        .where('remote', '=', remote)
        .forUpdate()
        .executeTakeFirst();
      // Under the lock of moves: a pointer may have come back to it since.
      if (channels && Object.values(channels).includes(version)) return false;
      await trx
        .insertInto('collected_releases')
        .values({ remote, version, collected_at: new Date(core.settings.clock.now()) })
        .onConflict((on) => on.doNothing())
        .execute();
      return true;
    });
    if (marked) await core.releases.store.remove(location);
  }
  return gone.map(({ remote, version }) => `${remote} ${version}`);
}

const figuresKept = 8 * 24 * 3_600_000;

/** Files of old releases, leftovers, ended overrides, and figures older than any chart. */
export const collectGarbage: Tick = {
  name: 'platform.collect',
  everySeconds: 600,
  async run(core) {
    const { db, settings, log } = core;
    const gone = await collectReleases(core);
    if (gone.length > 0) log.info({ gone }, 'files of old releases removed');
    await collectLeftovers(core);
    const now = settings.clock.now();
    const old = new Date(now - figuresKept);
    await db.deleteFrom('release_views').where('minute', '<', old).execute();
    await db.deleteFrom('release_drawings').where('minute', '<', old).execute();
    await db
      .deleteFrom('release_outcomes')
      .where(sql<boolean>`greatest(loaded_at, failed_at) < ${old}`)
      .execute();
    await db.deleteFrom('release_overrides').where('expires_at', '<', new Date(now)).execute();
  },
};
