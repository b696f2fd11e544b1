import type { DataOf } from '@harbor/contract';
import { staffRoles } from '@harbor/contract/staff-rights';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { toMomentOrNull } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { userStatus } from '../../base/accounts/user-status';
import { deskLimits } from './limits';

type Duty = DataOf<'POST /staff/desk/duty'>['duty'];

/** Everybody of the team: those on duty first, then those seen last. */
export async function dutyList(db: Db, now: Date): Promise<Duty> {
  const rows = await db
    .selectFrom('staff_members')
    .innerJoin('users', 'users.id', 'staff_members.user_id')
    .leftJoin('desk_duty', 'desk_duty.user_id', 'users.id')
    .select(['users.id', 'nickname', 'roles', 'on_duty', 'seen_at'])
    .where('status', '=', userStatus.normal)
    .orderBy('on_duty', (order) => order.desc().nullsLast())
    .orderBy('seen_at', (order) => order.desc().nullsLast())
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.nickname,
    roles: row.roles.map((role) => staffRoles[role]),
    on: row.on_duty ?? false,
    seen_at: toMomentOrNull(row.seen_at),
    online: row.seen_at !== null && now.getTime() - row.seen_at.getTime() <= deskLimits.onlineFor,
  }));
}

/** Who of these is on duty. */
export async function whoIsOnDuty(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('desk_duty')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('on_duty', '=', true)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Notes that somebody uses the desk, at most once a minute. */
export async function seenAtDesk(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('desk_duty')
    .values({ user_id: userId, seen_at: now })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet({ seen_at: now })
        .where(({ or, eb }) =>
          or([
            eb('desk_duty.seen_at', 'is', null),
            eb('desk_duty.seen_at', '<', new Date(now.getTime() - deskLimits.seenEvery)),
          ]),
        ),
    )
    .execute();
}

/** Goes on or off duty. */
export async function setDuty(core: Core, userId: number, on: boolean): Promise<Duty> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('desk_duty')
      .values({ user_id: userId, on_duty: on, seen_at: now })
      .onConflict((of) => of.column('user_id').doUpdateSet({ on_duty: on, seen_at: now }))
      .execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: userId },
      action: on ? 'desk.on_duty' : 'desk.off_duty',
      object: ['user', String(userId)],
    });
    return dutyList(trx, now);
  });
}
