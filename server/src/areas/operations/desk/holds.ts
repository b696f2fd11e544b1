import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { removeRows } from '../../../db/rows';
import type { CaseHolds, HeldCase } from '../../../http/holds';
import { conflict, forbidden, notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { deskLimits } from './limits';
import { decidesIn, type OwnQueue } from './own-queues';
import { forgetCounts } from './summaries';

/** Who works on a case. */
export interface Holder {
  id: number;
  name: string;
  until: string;
  mine: boolean;
  /** They may decide it: nobody else may meanwhile. Who only looks keeps nobody from it. */
  deciding: boolean;
}

/** Who works on these cases of a queue now, by the case. */
export async function holdersOf(
  db: Db,
  queue: string,
  ids: readonly number[],
  userId: number,
  now: Date,
): Promise<Map<number, Holder>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('desk_holds')
    .innerJoin('users', 'users.id', 'desk_holds.user_id')
    .select(['case_id', 'until', 'deciding', 'users.id', 'users.nickname'])
    .where('queue', '=', queue)
    .where('case_id', 'in', ids)
    .where('until', '>', now)
    .execute();
  return new Map(
    rows.map(({ case_id, until, deciding, id, nickname }) => [
      case_id,
      { id, name: nickname, until: toMoment(until), mine: id === userId, deciding },
    ]),
  );
}

async function requireCase(trx: Db, { table }: OwnQueue, id: number): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(trx);
  if (rows.length === 0) throw notFound('事项不存在');
}

const audited = (
  core: Core,
  trx: Db,
  userId: number,
  verb: 'hold' | 'release' | 'release_other',
  { queue, id }: HeldCase,
  who?: number,
) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: userId },
    action: `desk.${verb}` as const,
    object: ['case', `${queue}:${id}`],
    detail: who === undefined ? {} : { who },
  });

/** Who takes a case and who decides it wait for each other, so that neither passes over the other. */
const oneAtATime = (trx: Db, { queue, id }: HeldCase) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`desk_hold:${queue}:${id}`}, 0))`.execute(trx);

/**
 * Takes a case to work on it, or takes it again for as long. One statement: of two people at once one has it. Who may
 * only look at it is seen to, until somebody comes who may decide.
 * @returns who has it, whoever that is
 * @throws HttpProblem 404
 */
export async function hold(core: Core, user: SessionUser, queue: OwnQueue, id: number): Promise<Holder> {
  const now = new Date(core.settings.clock.now());
  const until = new Date(now.getTime() + deskLimits.holdFor);
  const deciding = decidesIn(user, queue);
  return core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, { queue: queue.key, id });
    await requireCase(trx, queue, id);
    const taken = await trx
      .insertInto('desk_holds')
      .values({ queue: queue.key, case_id: id, user_id: user.id, until, deciding })
      .onConflict((on) =>
        on
          .columns(['queue', 'case_id'])
          .doUpdateSet({ user_id: user.id, until, deciding })
          .where(({ or, eb }) =>
            or([
              eb('desk_holds.user_id', '=', user.id),
              eb('desk_holds.until', '<=', now),
              ...(deciding ? [eb('desk_holds.deciding', '=', false)] : []),
            ]),
          ),
      )
      .returning('until')
      .executeTakeFirst();
    if (taken) {
      await audited(core, trx, user.id, 'hold', { queue: queue.key, id });
      return { id: user.id, name: user.nickname, until: toMoment(until), mine: true, deciding };
    }
    const other = (await holdersOf(trx, queue.key, [id], user.id, now)).get(id);
    // It ran out between the two statements: asked for again, it is free.
    if (!other) throw conflict();
    return other;
  });
}

/**
 * Lets go of one's own case; a lead who may decide it, of somebody else's.
 * @returns who has it then
 * @throws HttpProblem 403 · 404
 */
export async function release(
  core: Core,
  user: SessionUser,
  queue: OwnQueue,
  id: number,
  others = false,
): Promise<Holder | null> {
  const now = new Date(core.settings.clock.now());
  if (others && !(user.staff?.lead && decidesIn(user, queue))) throw forbidden('只有主管可以解除他人的锁定');
  return core.db.transaction().execute(async (trx) => {
    await requireCase(trx, queue, id);
    const gone = await trx
      .deleteFrom('desk_holds')
      .where('queue', '=', queue.key)
      .where('case_id', '=', id)
      .$if(!others, (query) => query.where('user_id', '=', user.id))
      .returning('user_id')
      .executeTakeFirst();
    const own = gone?.user_id === user.id;
    if (gone)
      await audited(
        core,
        trx,
        user.id,
        own ? 'release' : 'release_other',
        { queue: queue.key, id },
        own ? undefined : gone.user_id,
      );
    return (await holdersOf(trx, queue.key, [id], user.id, now)).get(id) ?? null;
  });
}

async function requireFree({ settings }: Core, db: Db, user: SessionUser, { queue, id }: HeldCase) {
  const holder = (await holdersOf(db, queue, [id], user.id, new Date(settings.clock.now()))).get(id);
  if (holder?.deciding && !holder.mine)
    throw conflict(`${holder.name}正在处理这一项，请稍后再试`, { holder });
}

/** How the calls that decide cases, and the desk's own, ask who works on one. */
export const caseHolds: CaseHolds = {
  check: (core, user, held) => requireFree(core, core.db, user, held),
  async recheck(core, trx, user, held) {
    await oneAtATime(trx, held);
    await requireFree(core, trx, user, held);
  },
  async ended(core, user, { queue, id }) {
    forgetCounts(core);
    await removeRows(core.db, 'desk_holds', { queue, case_id: id, user_id: user.id });
  },
};
