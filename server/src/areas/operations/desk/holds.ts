import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { removeRows } from '../../../db/rows';
import type { CaseHolds, HeldCase } from '../../../http/holds';
import { conflict, notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { deskLimits } from './limits';
import type { OwnQueue } from './own-queues';
import { forgetCounts } from './summaries';

/** Who works on a case. */
export interface Holder {
  id: number;
  name: string;
  until: string;
  mine: boolean;
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
    .select(['case_id', 'until', 'users.id', 'users.nickname'])
    .where('queue', '=', queue)
    .where('case_id', 'in', ids)
    .where('until', '>', now)
    .execute();
  return new Map(
    rows.map(({ case_id, until, id, nickname }) => [
      case_id,
      { id, name: nickname, until: toMoment(until), mine: id === userId },
    ]),
  );
}

async function requireCase(trx: Db, { table }: OwnQueue, id: number): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(trx);
  if (rows.length === 0) throw notFound('事项不存在');
}

const audited = (core: Core, trx: Db, userId: number, verb: 'hold' | 'release', { queue, id }: HeldCase) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: userId },
    action: `desk.${verb}` as const,
    object: ['case', `${queue}:${id}`],
  });

/**
 * Takes a case to work on it, or takes it again for as long. One statement: of two people at once one has it.
 * @returns who has it, whoever that is
 * @throws HttpProblem 404
 */
export async function hold(core: Core, user: SessionUser, queue: OwnQueue, id: number): Promise<Holder> {
  const now = new Date(core.settings.clock.now());
  const until = new Date(now.getTime() + deskLimits.holdFor);
  return core.db.transaction().execute(async (trx) => {
    await requireCase(trx, queue, id);
    const taken = await trx
      .insertInto('desk_holds')
      .values({ queue: queue.key, case_id: id, user_id: user.id, until })
      .onConflict((on) =>
        on
          .columns(['queue', 'case_id'])
          .doUpdateSet({ user_id: user.id, until })
          .where(({ or, eb }) =>
            or([eb('desk_holds.user_id', '=', user.id), eb('desk_holds.until', '<=', now)]),
          ),
      )
      .returning('until')
      .executeTakeFirst();
    if (taken) {
      await audited(core, trx, user.id, 'hold', { queue: queue.key, id });
      return { id: user.id, name: user.nickname, until: toMoment(until), mine: true };
    }
    const other = (await holdersOf(trx, queue.key, [id], user.id, now)).get(id);
    // It ran out between the two statements: asked for again, it is free.
    if (!other) throw conflict();
    return other;
  });
}

/** Lets go of one's own case. @returns who has it then @throws HttpProblem 404 */
export async function release(
  core: Core,
  user: SessionUser,
  queue: OwnQueue,
  id: number,
): Promise<Holder | null> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    await requireCase(trx, queue, id);
    const gone = await trx
      .deleteFrom('desk_holds')
      .where('queue', '=', queue.key)
      .where('case_id', '=', id)
      .where('user_id', '=', user.id)
      .returning('case_id')
      .executeTakeFirst();
    if (gone) await audited(core, trx, user.id, 'release', { queue: queue.key, id });
    return (await holdersOf(trx, queue.key, [id], user.id, now)).get(id) ?? null;
  });
}

/** How the calls that decide cases, and the desk's own, ask who works on one. */
export const caseHolds: CaseHolds = {
  async check({ db, settings }, user, { queue, id }) {
    const holder = (await holdersOf(db, queue, [id], user.id, new Date(settings.clock.now()))).get(id);
    if (holder && !holder.mine) throw conflict(`${holder.name}正在处理这一项，请稍后再试`, { holder });
  },
  async ended(core, user, { queue, id }) {
    forgetCounts(core);
    await removeRows(core.db, 'desk_holds', { queue, case_id: id, user_id: user.id });
  },
};
