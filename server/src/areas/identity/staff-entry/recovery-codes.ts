import { createHash, randomInt } from 'node:crypto';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow, removeRows } from '../../../db/rows';

/** Without those that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

// 80 random bits: no need of a slow hash.
const hashOf = (userId: number, code: string) =>
  createHash('sha256').update(`recovery:${userId}:${code}`).digest();

function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** A code as it was typed, in whatever groups and letters. */
const plain = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Replaces somebody's recovery codes. @returns the new ones, which nobody can read again */
export async function issueRecoveryCodes(core: Core, trx: Db, userId: number): Promise<string[]> {
  const created_at = new Date(core.settings.clock.now());
  const codes = Array.from({ length: core.settings.staff.recoveryCodes }, newCode);
  await removeRows(trx, 'staff_recovery_codes', { user_id: userId });
  await insertRow(
    trx,
    'staff_recovery_codes',
    codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), created_at })),
  );
  return codes.map(grouped);
}

/** Uses a recovery code up. @returns whether it was one */
export async function spendRecoveryCode(trx: Db, userId: number, typed: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, plain(typed)))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** How many of somebody's recovery codes are left. */
export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
