import { randomInt } from 'node:crypto';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { sqlStateOf } from '../../../http/transient';
import { audit } from '../../base/accounts/audit';
import { consentToAll } from './agreements';
import { accountOpened } from './events';
import type { Origin } from './sessions';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const newNickname = () =>
  `学友${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;

/**
 * Makes an account and records what was agreed to: document, version, time, address and browser.
 * @throws HttpProblem 409 when the phone has an account already (only said after the phone was proven)
 */
export async function createUser(
  core: Core,
  trx: Db,
  user: { phone: string; passwordHash: string | null },
  origin: Origin,
): Promise<number> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  const { id } = await trx
    .insertInto('users')
    .values({
      phone: user.phone,
      password_hash: user.passwordHash,
      nickname: newNickname(),
      created_at: now,
      last_seen_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? conflict('该手机号已注册，请直接登录') : error;
    });
  await consentToAll(trx, { ...origin, userId: id, now });
  await accountOpened.emit(trx, { userId: id, now });
  await audit(trx, clock, { actor: { type: 'user', id }, action: 'account.created', ip: origin.ip });
  return id;
}
