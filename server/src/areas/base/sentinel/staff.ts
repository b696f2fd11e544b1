import type { DataOf } from '@harbor/contract';
import { placeLabel, sentinelRules } from '@harbor/contract/sentinel';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { audit } from '../accounts/audit';
import { maskPhone } from '../accounts/phone-key';
import { wordsRule } from '../words/judge';
import { sentinelLimits } from './limits';
import type { SentinelHitRow } from './rows';

type Alerts = DataOf<'GET /staff/sentinel/list'>;

const ruleLabel = Object.fromEntries([...sentinelRules, wordsRule].map(({ id, label }) => [id, label]));

const alertRows = (db: Db) =>
  db
    .selectFrom('sentinel_alerts')
    .innerJoin('users', 'users.id', 'sentinel_alerts.user_id')
    .leftJoin('users as closer', 'closer.id', 'sentinel_alerts.closed_by')
    .selectAll('sentinel_alerts')
    .select(['users.nickname', 'users.phone', 'closer.nickname as closed_by_name']);

type AlertRow = Awaited<ReturnType<ReturnType<typeof alertRows>['executeTakeFirstOrThrow']>>;

/** What was found last of each of these people. */
async function lastHits(db: Db, userIds: readonly number[]): Promise<SentinelHitRow[]> {
  const { rows } = await sql<SentinelHitRow>`
    select last.* from unnest(${[...new Set(userIds)]}::bigint[]) as person (id)
    cross join lateral (
      select * from sentinel_hits where user_id = person.id order by at desc, id desc limit ${sentinelLimits.perPage}
    ) last`.execute(db);
  return rows;
}

async function presentAll(db: Db, rows: readonly AlertRow[]): Promise<Alerts['data']> {
  const hits = await lastHits(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) =>
    present(
      row,
      hits.filter(({ user_id }) => user_id === row.user_id),
    ),
  );
}

function present(row: AlertRow, hits: readonly SentinelHitRow[]): Alerts['data'][number] {
  return {
    id: row.id,
    user: { id: row.user_id, nickname: row.nickname, phone: maskPhone(row.phone) },
    state: row.state,
    count: row.hits,
    opened_at: toMoment(row.opened_at),
    last_at: toMoment(row.last_at),
    closed_at: toMomentOrNull(row.closed_at),
    closed_by: row.closed_by_name ?? '',
    note: row.note,
    hits: hits.map((hit) => ({
      place: placeLabel[hit.place],
      rule: ruleLabel[hit.rule] ?? hit.rule,
      severity: hit.severity,
      excerpt: hit.excerpt,
      at: toMoment(hit.at),
    })),
  };
}

/** Who was found often, the latest first, with what was found last. */
export async function sentinelDesk(
  db: Db,
  { state = 'open', page = 1 }: { state?: 'open' | 'closed'; page?: number },
): Promise<Alerts> {
  const { perPage } = sentinelLimits;
  return paginate(
    alertRows(db).where('sentinel_alerts.state', '=', state).orderBy('sentinel_alerts.last_at', 'desc'),
    { page, perPage, counted: db.selectFrom('sentinel_alerts').where('state', '=', state) },
    (rows) => presentAll(db, rows),
  );
}

/** One of them. @throws HttpProblem 404 */
export async function sentinelAlert(db: Db, id: number): Promise<Alerts['data'][number]> {
  const row = await alertRows(db).where('sentinel_alerts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('提示不存在');
  return present(row, await lastHits(db, [row.user_id]));
}

/** Staff has looked at it, and says what came of it. @throws HttpProblem 404, 409 closed already */
export async function closeAlert(
  core: Core,
  staffId: number,
  id: number,
  note: string,
): Promise<DataOf<'POST /staff/sentinel/close/:id'>> {
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('sentinel_alerts')
      .set({ state: 'closed', closed_at: at, closed_by: staffId, note })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    const row = await alertRows(trx).where('sentinel_alerts.id', '=', id).executeTakeFirst();
    if (!row) throw notFound('提示不存在');
    if (!closed) throw conflict();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'sentinel.close',
      object: ['user', String(row.user_id)],
      detail: { alert: id, note },
    });
    return present(row, await lastHits(trx, [row.user_id]));
  });
}
