import type { BodyOf, StaffRole, TeamMember } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, removeRows, updateRows } from '../../../db/rows';
import { conflict, forbidden, invalid, notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { lockAccount } from '../../base/accounts/move';
import { maskPhone } from '../../base/accounts/phone-key';
import { userStatus } from '../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { forgetSecondFactor, revokeAllSessions } from '../auth/sessions';
import { memberRemoved } from './events';
import { tellTeam } from './tell';

function memberRows(db: Db) {
  return db
    .selectFrom('staff_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('staff_second_factors as f', 'f.user_id', 'm.user_id')
    .select([
      'm.user_id',
      'u.nickname',
      'u.phone',
      'm.roles',
      'm.lead',
      'f.confirmed_at',
      'm.created_at',
      'u.last_seen_at',
    ])
    .orderBy('m.created_at')
    .orderBy('m.user_id');
}

const present =
  (askedBy: number) =>
  (row: Awaited<ReturnType<ReturnType<typeof memberRows>['execute']>>[number]): TeamMember => ({
    user_id: row.user_id,
    name: row.nickname,
    phone: row.phone ? maskPhone(row.phone) : '',
    roles: row.roles,
    lead: row.lead,
    second_factor: row.confirmed_at !== null,
    since: toMoment(row.created_at),
    last_seen_at: toMomentOrNull(row.last_seen_at),
    self: row.user_id === askedBy,
  });

/** Everybody of the team, in the order in which they came. */
export async function allMembers(db: Db, askedBy: number): Promise<TeamMember[]> {
  return (await memberRows(db).execute()).map(present(askedBy));
}

/**
 * Changes the team. Changes wait for each other, and who makes one still has to be a super administrator when it is their
 * turn: of two who take the role from each other, one keeps it.
 */
function changeTeam<T>(core: Core, actorId: number, change: (trx: Db) => Promise<T>): Promise<T> {
  return core.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('staff_members', 0))`.execute(trx);
    const actor = await findRow(trx, 'staff_members', { user_id: actorId }, ['roles']);
    if (!actor?.roles.includes('admin')) throw forbidden();
    const done = await change(trx);
    const admin = await trx
      .selectFrom('staff_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('m.user_id')
      .where('u.status', '=', userStatus.normal)
      .where(sql<boolean>`'admin' = any(m.roles)`)
      .limit(1)
      .executeTakeFirst();
    if (!admin) throw conflict('至少要有一位超级管理员');
    return done;
  });
}

/** Who is meant: by number, or by the phone of an account. @throws HttpProblem 422, 404 */
async function userIdOf(trx: Db, { phone, user_id }: BodyOf<'POST /staff/member/save'>): Promise<number> {
  if (user_id !== undefined) {
    const known = await findRow(trx, 'users', { id: user_id, status: userStatus.normal }, ['id']);
    if (!known) throw notFound('用户不存在，或账号不能使用');
    return user_id;
  }
  if (phone === undefined) throw invalid({ phone: ['请输入手机号'] });
  const known = await findRow(trx, 'users', { phone, status: userStatus.normal }, ['id']);
  if (!known) throw invalid({ phone: ['该手机号还没有注册，或账号不能使用'] });
  return known.id;
}

/**
 * Takes somebody into the team, or changes what they do.
 * @throws HttpProblem 409 for oneself, or when nobody would be left who gives roles; 422, 404 for an unknown person
 */
export function saveMember(
  core: Core,
  actorId: number,
  body: BodyOf<'POST /staff/member/save'>,
): Promise<TeamMember> {
  const { clock } = core.settings;
  return changeTeam(core, actorId, async (trx) => {
    const userId = await userIdOf(trx, body);
    if (userId === actorId) throw conflict('不能修改自己的角色，请由另一位超级管理员处理');
    // Whoever freezes the account meanwhile waits, and reads that it is of the team; what was frozen before is refused.
    await lockAccount(trx, userId);
    await userIdOf(trx, { ...body, user_id: userId });
    const now = new Date(clock.now());
    const before = await findRow(trx, 'staff_members', { user_id: userId }, ['roles', 'lead']);
    const roles: StaffRole[] = [...new Set(body.roles)];
    if (before)
      await updateRows(
        trx,
        'staff_members',
        { user_id: userId },
        { roles, lead: body.lead, updated_at: now },
      );
    else
      await trx
        .insertInto('staff_members')
        .values({
          user_id: userId,
          roles,
          lead: body.lead,
          created_at: now,
          created_by: actorId,
          updated_at: now,
        })
        .execute();
    await audit(trx, clock, {
      actor: { type: 'staff', id: actorId },
      action: before ? 'staff.roles_changed' : 'staff.joined',
      object: ['user', String(userId)],
      detail: {
        roles: roles.join(','),
        lead: body.lead,
        ...(before && { before: before.roles.join(','), before_lead: before.lead }),
      },
    });
    await tellTeam(trx, userId);
    const row = await memberRows(trx).where('m.user_id', '=', userId).executeTakeFirstOrThrow();
    return present(actorId)(row);
  });
}

/** @throws HttpProblem 404 for somebody who is not of the team */
async function requireMember(trx: Db, userId: number): Promise<StaffRole[]> {
  const found = await findRow(trx, 'staff_members', { user_id: userId }, ['roles']);
  if (!found) throw notFound('这位用户不在团队中');
  return found.roles;
}

async function dropSecondFactor(trx: Db, userId: number): Promise<void> {
  await removeRows(trx, 'staff_second_factors', { user_id: userId });
  await removeRows(trx, 'staff_recovery_codes', { user_id: userId });
  await forgetSecondFactor(trx, userId);
}

/**
 * Takes somebody out of the team: from their next call on they may do nothing of it any more.
 * @throws HttpProblem 409 for oneself or the last who gives roles; 404
 */
export function removeMember(core: Core, actorId: number, userId: number): Promise<Record<string, never>> {
  const { clock } = core.settings;
  return changeTeam(core, actorId, async (trx) => {
    const roles = await requireMember(trx, userId);
    if (userId === actorId) throw conflict('不能移出自己，请由另一位超级管理员处理');
    await removeRows(trx, 'staff_members', { user_id: userId });
    await dropSecondFactor(trx, userId);
    await memberRemoved.emit(trx, { userId, now: new Date(clock.now()) });
    await audit(trx, clock, {
      actor: { type: 'staff', id: actorId },
      action: 'staff.removed',
      object: ['user', String(userId)],
      detail: { roles: roles.join(',') },
    });
    await tellTeam(trx, userId);
    return {};
  });
}

/**
 * Forgets the second factor of somebody who lost it: they set up a new one when they next enter, and are told.
 * @throws HttpProblem 409 for oneself; 404
 */
export function resetSecondFactor(
  core: Core,
  actorId: number,
  userId: number,
): Promise<Record<string, never>> {
  const { clock } = core.settings;
  return changeTeam(core, actorId, async (trx) => {
    await requireMember(trx, userId);
    if (userId === actorId) throw conflict('不能重置自己的两步验证，请由另一位超级管理员处理');
    await dropSecondFactor(trx, userId);
    // Who has the lost phone may have an open session on it.
    await revokeAllSessions(core, trx, userId, 'second factor reset');
    await audit(trx, clock, {
      actor: { type: 'staff', id: actorId },
      action: 'staff.second_factor_reset',
      object: ['user', String(userId)],
    });
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '您的两步验证已被重置',
      body: '超级管理员重置了您的两步验证，下次进入工作台时请重新设置。如果不是您要求的，请立即联系超级管理员。',
      now: new Date(clock.now()),
    });
    await tellTeam(trx, userId);
    return {};
  });
}
