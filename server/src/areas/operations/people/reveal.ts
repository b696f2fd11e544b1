import {
  type BodyOf,
  type DataOf,
  type RevealObject,
  revealFields,
  revealLimits,
  revealReasons,
  type StaffRight,
} from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { gate, staffMay } from '../../../http/access';
import { invalid, notFound, tooMany } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';

const dayMs = 24 * 3_600_000;

type Field = BodyOf<'POST /staff/reveal'>['field'];

/** The right that has a field shown; undefined where the thing has no such field. */
export const rightFor = (object: RevealObject, field: Field): StaffRight | undefined =>
  (revealFields[object] as Partial<Record<Field, StaffRight>>)[field];

/** Reads one field in full; undefined where the thing or the field is not there. */
const readers: Record<
  RevealObject,
  (core: Core, db: Db, id: number, field: Field) => Promise<string | undefined>
> = {
  async user(_core, db, id, field) {
    if (field === 'phone') return (await findRow(db, 'users', { id }, ['phone']))?.phone ?? undefined;
    return (await findRow(db, 'mail_addresses', { user_id: id }, ['address']))?.address;
  },
  async account_review({ cipher }, db, id) {
    const row = await findRow(db, 'account_reviews', { id }, ['phone']);
    return row && cipher.open(row.phone, `account_reviews.phone:${id}`);
  },
};

/** Counts one more of today; undefined where there are no more. Two at once never pass the limit. */
async function take(db: Db, staffId: number, day: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    insert into reveal_days (staff_id, day, count) values (${staffId}, ${day}, 1)
    on conflict (staff_id, day) do update set count = reveal_days.count + 1 where reveal_days.count < ${revealLimits.aDay}
    returning count`.execute(db);
  return rows[0]?.count;
}

/**
 * A masked field in full, for a minute on one screen. Each time is one line of the audit log with the reason, and counts
 * towards the asker's limit of the Beijing day.
 * @throws HttpProblem 403 without the field's own right · 404 where there is no such value · 422 without words for 其他 ·
 * 429 past the limit
 */
export async function reveal(
  core: Core,
  user: SessionUser,
  { object, id, field, reason, note = '' }: BodyOf<'POST /staff/reveal'>,
  ip: string,
): Promise<DataOf<'POST /staff/reveal'>> {
  const right = rightFor(object, field);
  if (!right) throw invalid({ field: ['字段不正确'] });
  if (!staffMay(user.staff, right)) throw gate('RIGHT_MISSING', '您的角色没有此项权限');
  if (reason === 'other' && note.length < 2) throw invalid({ note: ['请说明原因'] });
  const { clock } = core.settings;
  const day = toMoment(new Date(clock.now())).slice(0, 10);
  return core.db.transaction().execute(async (trx) => {
    const value = await readers[object](core, trx, id, field);
    if (!value) throw notFound(field === 'phone' ? '没有手机号' : '没有邮箱');
    const count = await take(trx, user.id, day);
    if (count === undefined) {
      const tomorrow = Date.parse(`${day}T00:00:00+08:00`) + dayMs;
      throw tooMany(
        (tomorrow - clock.now()) / 1000,
        `您今天已查看${revealLimits.aDay}次，达到每日上限；确有需要请联系主管`,
      );
    }
    await audit(trx, clock, {
      actor: { type: 'staff', id: user.id },
      action: 'reveal.shown',
      object: [object, String(id)],
      detail: { field, reason: note ? `${revealReasons[reason]}：${note}` : revealReasons[reason] },
      ip,
    });
    return { value, seconds: revealLimits.seconds, left: revealLimits.aDay - count };
  });
}
