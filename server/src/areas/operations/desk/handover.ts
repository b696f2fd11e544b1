import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { deskLimits } from './limits';

type Notes = DataOf<'POST /staff/desk/handover'>['handover'];

/** What those on duty leave for the next, the newest first. */
export async function handoverNotes(db: Db, userId: number): Promise<Notes> {
  const rows = await db
    .selectFrom('desk_handover')
    .innerJoin('users', 'users.id', 'desk_handover.user_id')
    .select(['desk_handover.id', 'user_id', 'content', 'desk_handover.created_at', 'nickname'])
    .orderBy('desk_handover.id', 'desc')
    .limit(deskLimits.notes)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    content: row.content,
    author: row.nickname,
    mine: row.user_id === userId,
    at: toMoment(row.created_at),
  }));
}

const audited = (core: Core, trx: Db, userId: number, verb: string, id: number) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: userId },
    action: `desk.handover_${verb}`,
    object: ['handover', String(id)],
  });

/** Leaves a note. */
export async function writeNote(core: Core, userId: number, content: string): Promise<Notes> {
  return core.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('desk_handover')
      .values({ user_id: userId, content, created_at: new Date(core.settings.clock.now()) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audited(core, trx, userId, 'write', id);
    return handoverNotes(trx, userId);
  });
}

/** Takes one's own note away. @throws HttpProblem 404 also for somebody else's */
export async function deleteNote(core: Core, userId: number, id: number): Promise<Notes> {
  return core.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('desk_handover')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound('留言不存在');
    await audited(core, trx, userId, 'delete', id);
    return handoverNotes(trx, userId);
  });
}
