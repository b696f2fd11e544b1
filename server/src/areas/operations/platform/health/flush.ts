import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { DrawingCount, Outcome, ViewCount } from './counters';
import { healIfBroken } from './heal';

async function writeViews(db: Db, views: ViewCount[]): Promise<void> {
  if (views.length === 0) return;
  await db
    .insertInto('release_views')
    .values(views)
    .onConflict((on) =>
      on
        .columns(['remote', 'version', 'minute'])
        .doUpdateSet({ views: sql<number>`release_views.views + excluded.views` }),
    )
    .execute();
}

async function writeDrawings(db: Db, drawings: DrawingCount[]): Promise<void> {
  if (drawings.length === 0) return;
  await db
    .insertInto('release_drawings')
    .values(drawings)
    .onConflict((on) =>
      on
        .columns(['remote', 'version', 'minute', 'fact', 'value'])
        .doUpdateSet({ count: sql<number>`release_drawings.count + excluded.count` }),
    )
    .execute();
}

async function writeOutcomes(db: Db, outcomes: Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ at, failure, ...outcome }) => ({
    ...outcome,
    loaded_at: failure ? null : new Date(at),
    failed_at: failure ? new Date(at) : null,
    kind: failure?.kind ?? null,
    message: failure?.message ?? '',
    path: failure?.path ?? '',
  }));
  await db
    .insertInto('release_outcomes')
    .values(rows)
    .onConflict((on) =>
      on.columns(['remote', 'version', 'visitor']).doUpdateSet({
        loaded_at: sql<Date | null>`coalesce(excluded.loaded_at, release_outcomes.loaded_at)`,
        failed_at: sql<Date | null>`coalesce(excluded.failed_at, release_outcomes.failed_at)`,
        kind: sql<
          Outcome['failure'] extends infer F ? (F extends { kind: infer K } ? K : null) : never
        >`coalesce(excluded.kind, release_outcomes.kind)`,
        message: sql<string>`case when excluded.kind is null then release_outcomes.message else excluded.message end`,
        path: sql<string>`case when excluded.kind is null then release_outcomes.path else excluded.path end`,
      }),
    )
    .execute();
}

async function flushOnce(core: Core): Promise<void> {
  const { views, outcomes, drawings } = core.releases.counters.take();
  await writeViews(core.db, views);
  await writeDrawings(core.db, drawings);
  await writeOutcomes(core.db, outcomes);
  const failed = new Map(
    outcomes
      .filter(({ failure }) => failure !== undefined)
      .map(({ remote, version }) => [`${remote}@${version}`, { remote, version }]),
  );
  for (const { remote, version } of failed.values()) await healIfBroken(core, remote, version);
}

const underWay = new WeakMap<Core, Promise<void>>();

/**
 * Writes what this process counted, then looks whether a release that failed now has failed too often; one flush after
 * the other, so that all that was counted before the call is written after it. While the database is away the counts of
 * a flush are lost: they are figures, not money.
 */
export function flushHealth(core: Core): Promise<void> {
  const before = underWay.get(core) ?? Promise.resolve();
  const flush = before.catch(() => undefined).then(() => flushOnce(core));
  underWay.set(core, flush);
  return flush;
}

/** Flushes again and again until the returned function is called, which flushes once more. */
export function keepFlushing(core: Core, everyMs: number): () => Promise<void> {
  const flush = () =>
    flushHealth(core).catch((err: unknown) => core.log.warn({ err }, 'release figures cannot be written'));
  const timer = setInterval(flush, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}
