import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf, Session } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow, updateRows } from '../../../db/rows';
import { conflict, type HttpProblem, invalid } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { moveAccount } from '../../base/accounts/move';
import { assertOpen, enter, newAccount } from './enter';
import { createUser } from './new-user';
import { type Origin, revokeAllSessions } from './sessions';
import { requireStepUp } from './step-up';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** `林间读文献` → `林****献`: enough for its owner, nothing for a stranger. */
const maskName = (name: string) => `${[...name].at(0) ?? ''}****${[...name].at(-1) ?? ''}`;

interface Dormant {
  id: number;
  nickname: string;
  created_at: Date;
}

/**
 * Asks who proved the phone of a dormant account whether the account is theirs: carriers give numbers to new owners.
 * @returns a 409 with `data.recycled`: a ticket for `POST /auth/recycled`, and what its owner would recognise
 */
export async function askWhose(core: Core, trx: Db, account: Dormant, phone: string): Promise<HttpProblem> {
  const { clock, accounts } = core.settings;
  const ticket = randomBytes(24).toString('base64url');
  const now = clock.now();
  await insertRow(trx, 'phone_claims', {
    ticket_hash: hashOf(ticket),
    user_id: account.id,
    phone,
    created_at: new Date(now),
    expires_at: new Date(now + accounts.claim),
    used_at: null,
  });
  const recycled = {
    ticket,
    nickname: maskName(account.nickname),
    registered: toMoment(account.created_at).slice(0, 7),
  };
  return conflict('该手机号有一个很久没有使用的账号，请确认是否为您本人的账号', { recycled });
}

/** Freezes the old account for review, takes the phone from it, and makes a new account for who has the phone now. */
async function handOver(core: Core, trx: Db, oldId: number, phone: string, origin: Origin): Promise<Session> {
  const now = new Date(core.settings.clock.now());
  await moveAccount(trx, oldId, { event: 'hand_over', actor: 'visitor', at: now }, { phone: null });
  const { id } = await trx
    .insertInto('account_reviews')
    .values({ user_id: oldId, reason: 'phone_recycled', phone: '', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRows(
    trx,
    'account_reviews',
    { id },
    { phone: core.cipher.seal(phone, `account_reviews.phone:${id}`) },
  );
  await revokeAllSessions(core, trx, oldId, 'phone recycled');
  await audit(trx, core.settings.clock, {
    actor: { type: 'visitor' },
    action: 'account.phone_recycled',
    object: ['user', String(oldId)],
    ip: origin.ip,
  });
  const created = await createUser(core, trx, { phone, passwordHash: null }, origin);
  return enter(core, trx, newAccount(created), 'claim', origin);
}

/**
 * The answer to {@link askWhose}: one's own account is entered, a stranger's is frozen for review and a new one made.
 * @throws HttpProblem 409 for a ticket that is used or too old, 422 at `consent` when a new account lacks it
 */
export async function answerWhose(
  core: Core,
  { ticket, mine, consent }: BodyOf<'POST /auth/recycled'>,
  origin: Origin,
): Promise<Session> {
  if (!mine && !consent) throw invalid({ consent: ['请阅读并同意用户协议和隐私政策'] });
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const claim = await trx
      .updateTable('phone_claims')
      .set({ used_at: now })
      .where('ticket_hash', '=', hashOf(ticket))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'phone'])
      .executeTakeFirst();
    const account =
      claim &&
      (await trx
        .selectFrom('users')
        .select(['id', 'is_teacher', 'status'])
        .where('id', '=', claim.user_id)
        .where('phone', '=', claim.phone)
        .forUpdate()
        .executeTakeFirst());
    if (!claim || !account) throw conflict('确认已过期，请重新登录');
    if (mine) return enter(core, trx, { ...account, isNew: false }, 'claim', origin);
    assertOpen(account);
    return handOver(core, trx, account.id, claim.phone, origin);
  });
}

/**
 * Who is logged in by a code says that the account is not theirs.
 * @throws HttpProblem 403 with `data.step_up` unless the phone was proven in the last 10 minutes
 */
export async function disown(core: Core, user: SessionUser, origin: Origin): Promise<Session> {
  requireStepUp(core, user, 'sms');
  return core.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select(['phone', 'status'])
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!account.phone) throw conflict();
    assertOpen(account);
    return handOver(core, trx, user.id, account.phone, origin);
  });
}
