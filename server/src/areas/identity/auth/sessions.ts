import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, insertRow, updateRows } from '../../../db/rows';
import type { SessionUser } from '../../../http/session-user';
import { audit } from '../../base/accounts/audit';
import type { LoginMethod } from '../../base/accounts/rows';
import { staffMemberOf } from '../../base/accounts/staff-member';
import { readSession } from './session-row';

/** Where a request came from, as kept beside sessions and consents. */
export interface Origin {
  ip: string;
  userAgent: string;
}

/** What a token leads to. */
export interface FoundSession {
  user: SessionUser;
  /** A successor of the token, to be sent as `X-Renew-Token`. */
  renewed?: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const tokenFormat = /^ay_[\w-]{43}$/;

function newToken(): { token: string; hash: Buffer } {
  const token = `ay_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/**
 * Starts a session and answers its token; only a hash is kept. The oldest beyond the most that an account may have end.
 * Pass the transaction of the login, so that both commit together.
 */
export async function startSession(
  core: Core,
  db: Db,
  userId: number,
  origin: Origin,
  method: LoginMethod = 'password',
): Promise<string> {
  const now = new Date(core.settings.clock.now());
  const { token, hash } = newToken();
  await insertRow(db, 'sessions', {
    token_hash: hash,
    user_id: userId,
    family_id: randomUUID(),
    family_started_at: now,
    created_at: now,
    last_used_at: now,
    ip: origin.ip,
    user_agent: origin.userAgent.slice(0, 300),
    method,
  });
  await sql`
    update sessions set revoked_at = ${now}, revoke_reason = 'too many'
    where user_id = ${userId} and revoked_at is null and family_id not in (
      select family_id from sessions where user_id = ${userId} and revoked_at is null
      group by family_id order by max(last_used_at) desc, max(id) desc limit ${core.settings.sessions.perUser}
    )`.execute(db);
  return token;
}

/**
 * The user behind a token, read from the database, or undefined when the token is unknown, ended or revoked.
 * A token older than an hour is replaced; a replaced one used again after its grace revokes the whole family.
 */
export async function findSession(
  core: Core,
  token: string,
  origin: Origin,
): Promise<FoundSession | undefined> {
  if (!tokenFormat.test(token)) return undefined;
  const found = await readSession(core.pool, hashOf(token));
  if (!found || found.revoked_at || found.status !== 1) return undefined;
  const { sessions: rules } = core.settings;
  const now = core.settings.clock.now();
  const since = (moment: Date) => now - moment.getTime();
  const idle = found.is_teacher ? rules.teacherIdle : rules.idle;
  if (since(found.last_used_at) > idle || since(found.family_started_at) > rules.absolute) return undefined;

  const { id, sessionId, phone, nickname, is_teacher, is_certification, teacher_status } = found;
  const staff = staffMemberOf(found, core.settings, now);
  const user: SessionUser = {
    id,
    sessionId,
    familyId: found.family_id,
    steppedUpAt: found.stepped_up_at,
    steppedUpBy: found.stepped_up_by,
    phone,
    nickname,
    is_teacher,
    is_certification,
    teacherStatus: teacher_status,
    is_staff: staff !== null,
    staff,
  };
  if (found.replaced_at) {
    if (since(found.replaced_at) <= rules.renewGrace) return { user };
    await revokeFamily(core, found.family_id, 'reuse');
    await audit(core.db, core.settings.clock, {
      actor: { type: 'user', id },
      action: 'session.reuse',
      object: ['session', String(sessionId)],
      ip: origin.ip,
    });
    core.log.error(
      { userId: id, alarm: 'session reuse' },
      'a replaced token was used again: all its sessions ended',
    );
    return undefined;
  }
  if (since(found.created_at) > rules.renewAfter) {
    const renewed = await renew(core, { ...found, userId: id }, origin);
    return renewed ? { user: { ...user, sessionId: renewed.sessionId }, renewed: renewed.token } : { user };
  }
  if (since(found.last_used_at) > rules.touchEvery)
    await updateRows(core.db, 'sessions', { id: sessionId }, { last_used_at: new Date(now) });
  return { user };
}

interface Renewable {
  sessionId: number;
  userId: number;
  family_id: string;
  family_started_at: Date;
}

/** Of parallel requests with the same old token exactly one gets the successor. */
async function renew(core: Core, old: Renewable, origin: Origin) {
  const now = new Date(core.settings.clock.now());
  const { token, hash } = newToken();
  return core.db.transaction().execute(async (trx) => {
    const replaced = await trx
      .updateTable('sessions')
      .set({ replaced_at: now, last_used_at: now })
      .where('id', '=', old.sessionId)
      .where('replaced_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning([
        'method',
        'stepped_up_at',
        'stepped_up_by',
        'second_factor_at',
        'staff_used_at',
        'money_proved_at',
      ])
      .executeTakeFirst();
    if (!replaced) return undefined;
    await updateRows(trx, 'users', { id: old.userId }, { last_seen_at: now });
    const next = await trx
      .insertInto('sessions')
      .values({
        token_hash: hash,
        user_id: old.userId,
        family_id: old.family_id,
        family_started_at: old.family_started_at,
        created_at: now,
        last_used_at: now,
        ip: origin.ip,
        user_agent: origin.userAgent.slice(0, 300),
        ...replaced,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { token, sessionId: next.id };
  });
}

/** Ends a session with all tokens that came before or after it. */
export async function revokeSession(core: Core, sessionId: number, reason: string): Promise<void> {
  const row = await findRow(core.db, 'sessions', { id: sessionId }, ['family_id']);
  if (row) await revokeFamily(core, row.family_id, reason);
}

async function revokeFamily(core: Core, familyId: string, reason: string): Promise<void> {
  await core.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(core.settings.clock.now()), revoke_reason: reason })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a user, e.g. when the password changes. Pass the transaction of that change. */
export async function revokeAllSessions(core: Core, db: Db, userId: number, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date(core.settings.clock.now()), revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends one device of a user, by the id that {@link loginSessions} gave. @returns whether there was such a one */
export async function endSession(core: Core, userId: number, familyId: string): Promise<boolean> {
  const ended = await core.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(core.settings.clock.now()), revoke_reason: 'ended by its owner' })
    .where('user_id', '=', userId)
    .where(sql`family_id::text`, '=', familyId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Ends all devices of a user but this one. @returns how many */
export async function endOtherSessions(core: Core, user: SessionUser): Promise<number> {
  const ended = await core.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(core.settings.clock.now()), revoke_reason: 'ended by its owner' })
    .where('user_id', '=', user.id)
    .where('family_id', '!=', user.familyId)
    .where('revoked_at', 'is', null)
    .returning('family_id')
    .execute();
  return new Set(ended.map(({ family_id }) => family_id)).size;
}

/**
 * Notes that a session passed the second factor of the team; of all its tokens, as one may just be replaced by another.
 * @param proves whether it counts for steps with money as well
 */
export async function noteSecondFactor(
  db: Db,
  { familyId }: SessionUser,
  { at, proves }: { at: Date; proves: boolean },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: at, staff_used_at: at, ...(proves && { money_proved_at: at }) })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Every session of somebody has to pass the second factor anew. */
export async function forgetSecondFactor(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: null, staff_used_at: null, money_proved_at: null })
    .where('user_id', '=', userId)
    .where('second_factor_at', 'is not', null)
    .execute();
}
