import type { StaffUserDetail } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { staffMay } from '../../../http/access';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { actionLabel } from '../../base/accounts/audit-words';
import { maskPhone } from '../../base/accounts/phone-key';
import { maskAddress } from '../../base/mail/codes';
import { agreementsInForce } from '../../identity/auth/agreements';
import { staffUserOf } from '../../identity/staff/users';
import { notesOf } from './notes';
import { rightFor } from './reveal';
import { thingsOf } from './things';

/** So many of what was done to an account are shown. */
const historyShown = 20;

/** What the log says was done to the account: by the team, by its owner, by the system. */
async function historyOf(db: Db, userId: number): Promise<StaffUserDetail['history']> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'action', 'actor_type', 'nickname', 'detail', 'at'])
    .where('object_type', '=', 'user')
    .where('object_id', '=', String(userId))
    .orderBy('audit_log.id', 'desc')
    .limit(historyShown)
    .execute();
  const kinds: Record<string, string> = { user: '本人', visitor: '访客', system: '系统' };
  return rows.map(({ id, action, actor_type, nickname, detail, at }) => ({
    id,
    text: actionLabel(action),
    by: kinds[actor_type] ?? nickname ?? '运营',
    reason: String((detail as Record<string, unknown>).reason ?? ''),
    at: toMoment(at),
  }));
}

/** Each agreement with the version that the member agreed to last, and all before it. */
async function consentsOf(db: Db, userId: number, now: Date): Promise<StaffUserDetail['consents']> {
  const [rows, inForce] = await Promise.all([
    sql<{ document: 'terms' | 'privacy'; version: string; title: string | null; at: Date }>`
      select c.document, c.version, a.title, max(c.at) as at
      from consents c left join agreements a on a.document = c.document and a.version = c.version
      where c.user_id = ${userId} group by c.document, c.version, a.title order by max(c.at) desc limit 30`.execute(
      db,
    ),
    agreementsInForce(db, now),
  ]);
  return rows.rows.map((row) => ({
    ...row,
    title: row.title ?? (row.document === 'terms' ? '用户协议' : '隐私政策'),
    at: toMoment(row.at),
    current: inForce.some(({ document, version }) => document === row.document && version === row.version),
  }));
}

async function contactsOf(db: Db, staff: SessionUser, userId: number): Promise<StaffUserDetail['contacts']> {
  const [user, mail] = await Promise.all([
    findRow(db, 'users', { id: userId }, ['phone']),
    findRow(db, 'mail_addresses', { user_id: userId }, ['address']),
  ]);
  const may = (field: 'phone' | 'email') => {
    const right = rightFor('user', field);
    return right !== undefined && staffMay(staff.staff, right);
  };
  return [
    ...(user?.phone
      ? [
          {
            field: 'phone' as const,
            label: '手机号',
            masked: maskPhone(user.phone),
            revealable: may('phone'),
          },
        ]
      : []),
    ...(mail
      ? [
          {
            field: 'email' as const,
            label: '邮箱',
            masked: maskAddress(mail.address),
            revealable: may('email'),
          },
        ]
      : []),
  ];
}

/**
 * A member as the team sees them: masked contacts, what they have with the site as far as whoever asks may read it, what
 * they agreed to, what colleagues wrote down, what was done to the account.
 * @throws HttpProblem 404
 */
export async function userDetail(core: Core, staff: SessionUser, userId: number): Promise<StaffUserDetail> {
  const { db, settings } = core;
  const user = await staffUserOf(db, userId);
  const [contacts, things, consents, notes, history] = await Promise.all([
    contactsOf(db, staff, userId),
    thingsOf(db, { id: userId, nickname: user.nickname }, (right) => staffMay(staff.staff, right)),
    consentsOf(db, userId, new Date(settings.clock.now())),
    notesOf(db, userId),
    historyOf(db, userId),
  ]);
  return { user, contacts, ...things, consents, notes, history };
}
