import type { ChannelMove, DataOf, ReleasedRemote, ReleaseRow } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { toMoment } from '../../../../time';
import { drawingFigures } from '../health/drawing-figures';
import { type Channels, toState } from './channels';

/** Releases of one part that a list shows. */
const shown = 20;

/** Moves on a page of the audit list. */
const perPage = 30;

interface Figures {
  views: Map<string, number>;
  visitors: Map<string, { visitors: number; failed: number }>;
}

async function figuresSince(db: Db, remote: string, since: Date): Promise<Figures> {
  const [views, visitors] = await Promise.all([
    db
      .selectFrom('release_views')
      .select(['version', ({ fn }) => fn.sum<number>('views').as('views')])
      .where('remote', '=', remote)
      .where('minute', '>=', since)
      .groupBy('version')
      .execute(),
    db
      .selectFrom('release_outcomes')
      .select([
        'version',
        ({ fn }) => fn.countAll<number>().as('visitors'),
        sql<number>`count(*) filter (where failed_at >= ${since})`.as('failed'),
      ])
      .where('remote', '=', remote)
      .where(sql<boolean>`greatest(loaded_at, failed_at) >= ${since}`)
      .groupBy('version')
      .execute(),
  ]);
  return {
    views: new Map(views.map((row) => [row.version, Number(row.views)])),
    visitors: new Map(visitors.map((row) => [row.version, row])),
  };
}

/** Newest releases, and those behind them that a pointer stands on. */
async function rowsOf(db: Db, { remote, stable, canary, last_good }: Channels) {
  const pointed = [stable, canary, last_good].filter((version) => version !== null);
  return db
    .selectFrom('releases')
    .leftJoin('withdrawn_releases as w', (join) =>
      join.onRef('w.remote', '=', 'releases.remote').onRef('w.version', '=', 'releases.version'),
    )
    .leftJoin('collected_releases as c', (join) =>
      join.onRef('c.remote', '=', 'releases.remote').onRef('c.version', '=', 'releases.version'),
    )
    .select(({ ref }) => [
      'releases.version',
      'releases.published_at',
      'releases.published_by',
      'releases.note',
      'releases.changelog',
      'releases.source',
      'releases.size',
      'w.reason as withdrawn_reason',
      'c.collected_at',
      sql<string>`${ref('releases.document')}->'routes'->>'owner'`.as('owner'),
    ])
    .where('releases.remote', '=', remote)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('releases.version', 'in', pointed),
        eb(
          'releases.id',
          'in',
          selectFrom('releases as newest')
            .select('newest.id')
            .where('newest.remote', '=', remote)
            .orderBy('newest.id', 'desc')
            .limit(shown),
        ),
      ]),
    )
    .orderBy('releases.id', 'desc')
    .execute();
}

/** A live release that was left in service although it fails, as long as that was a short time ago. */
async function heldOf(db: Db, { remote, stable, canary }: Channels, since: Date) {
  const row = await db
    .selectFrom('release_moves')
    .select(['from_version', 'reason', 'moved_at'])
    .where('remote', '=', remote)
    .where('action', '=', 'hold')
    .where('from_version', 'in', canary === null ? [stable] : [stable, canary])
    .where('moved_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.from_version
    ? { version: row.from_version, reason: row.reason, at: toMoment(row.moved_at) }
    : null;
}

async function describe(db: Db, channels: Channels, since: Date, lately: Date): Promise<ReleasedRemote> {
  const [rows, { views, visitors }, drawings, held] = await Promise.all([
    rowsOf(db, channels),
    figuresSince(db, channels.remote, since),
    drawingFigures(db, channels.remote, since),
    heldOf(db, channels, lately),
  ]);
  const allViews = [...views.values()].reduce((sum, count) => sum + count, 0);
  const releases = rows.map((row): ReleaseRow => {
    const seen = views.get(row.version) ?? 0;
    const people = visitors.get(row.version) ?? { visitors: 0, failed: 0 };
    return {
      version: row.version,
      channels: (['stable', 'canary', 'last_good'] as const).filter((name) => channels[name] === row.version),
      published_at: toMoment(row.published_at),
      published_by: row.published_by,
      note: row.note,
      changelog: row.changelog,
      source: row.source,
      size: row.size,
      views: seen,
      view_share: allViews === 0 ? 0 : seen / allViews,
      visitors: people.visitors,
      failed: people.failed,
      error_rate: people.visitors === 0 ? null : people.failed / people.visitors,
      drawing: drawings.get(row.version) ?? null,
      withdrawn: row.withdrawn_reason !== null,
      withdrawn_reason: row.withdrawn_reason ?? '',
      available: row.collected_at === null,
    };
  });
  const owner = rows.find(({ version }) => version === channels.stable)?.owner ?? '';
  return { ...toState(channels), owner, releases, held };
}

/** Every part with its releases, pointers and figures of the last hours. */
export async function listReleases(
  { db, settings }: Core,
  { remote, hours = 24 }: { remote?: string; hours?: number },
): Promise<DataOf<'GET /api/platform/releases'>> {
  const since = new Date(settings.clock.now() - hours * 3_600_000);
  const lately = new Date(settings.clock.now() - settings.releases.brake.within);
  const rows = await db
    .selectFrom('release_channels')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('remote')
    .execute();
  const remotes = await Promise.all(rows.map((row) => describe(db, row, since, lately)));
  return { hours, remotes };
}

/** Who moved what when, newest first. */
export async function listMoves(
  { db }: Core,
  { remote, page = 1 }: { remote?: string; page?: number },
): Promise<DataOf<'GET /api/platform/moves'>> {
  const query = db
    .selectFrom('release_moves')
    .$if(remote !== undefined, (asked) => asked.where('remote', '=', remote ?? ''));
  return paginate(query.selectAll().orderBy('id', 'desc'), { page, perPage }, (rows) =>
    rows.map(
      ({ revision: _, moved_at, ...row }): ChannelMove => ({
        ...row,
        canary_share: Number(row.canary_share),
        moved_at: toMoment(moved_at),
      }),
    ),
  );
}

/** Views, visitors and failures of one part over time; some 60 points whatever the period. */
export async function errorSeries(
  { db, settings }: Core,
  { remote, version, hours = 24 }: { remote: string; version?: string; hours?: number },
): Promise<DataOf<'GET /api/platform/errors'>> {
  const step = Math.max(60, Math.round((hours * 3600) / 60 / 60) * 60);
  const since = new Date(settings.clock.now() - hours * 3_600_000);
  const slot = (column: string) =>
    sql`to_timestamp(floor(extract(epoch from ${sql.ref(column)}) / ${step}) * ${step})`;
  const { rows } = await sql<{ at: Date; version: string; views: number; visitors: number; failed: number }>`
    select at, version, sum(views)::bigint as views, sum(visitors)::bigint as visitors, sum(failed)::bigint as failed
    from (
      select ${slot('minute')} as at, version, views, 0 as visitors, 0 as failed
      from release_views where remote = ${remote} and minute >= ${since}
      union all
      select ${slot('seen')}, version, 0, 1, case when failed_at >= ${since} then 1 else 0 end
      from (select *, greatest(loaded_at, failed_at) as seen from release_outcomes where remote = ${remote}) o
      where seen >= ${since}
    ) counted
    where ${version ?? null}::text is null or version = ${version ?? null}
    group by at, version order by at, version`.execute(db);
  return { step, points: rows.map(({ at, ...row }) => ({ at: toMoment(at), ...row })) };
}
