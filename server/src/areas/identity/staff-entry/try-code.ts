import type { Selectable } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { conflict, type HttpProblem, invalid, tooMany } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { audit } from '../../base/accounts/audit';
import { secretPlace } from '../../base/accounts/staff-member';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { Origin } from '../auth/sessions';
import { spendRecoveryCode } from './recovery-codes';
import { stepOf } from './totp';

type Factor = Selectable<DB['staff_second_factors']>;

/** Trying one code. */
export interface Trial<T> {
  user: SessionUser;
  code: string;
  origin: Origin;
  /** Whether the second factor is only being set up. */
  fresh?: boolean;
  /** Whether a recovery code does as well. */
  recovery?: boolean;
  /** What a right code brings about, in the transaction that uses it up. */
  effect(trx: Db, by: 'code' | 'recovery'): Promise<T>;
}

const minutes = (ms: number) => Math.ceil(ms / 60_000);

/** 15分钟, 24小时 */
const spanOf = (ms: number) =>
  ms >= 2 * 3_600_000 ? `${Math.ceil(ms / 3_600_000)}小时` : `${minutes(ms)}分钟`;

/** Somebody else may be trying: whoever's account it is hears of it, by mail too where they have one. */
const tellLocked = (trx: Db, userId: number, lockedFor: number, now: Date) =>
  notify(trx, {
    ...{ userId, kind: messageKind.system, sub: systemSub.security, now },
    title: '您的两步验证已暂时锁定',
    body: `两步验证码连续输错，${spanOf(lockedFor)}内不能再试。如果不是您本人操作，请立即修改登录密码并联系超级管理员。`,
  });

/** How a code proved right; undefined when it did not. A code of the app is used up together with all before it. */
async function matching<T>(core: Core, trx: Db, factor: Factor, { user, code, recovery }: Trial<T>) {
  const now = core.settings.clock.now();
  if (!/^\d{6}$/.test(code)) {
    const used = recovery && (await spendRecoveryCode(trx, user.id, code, new Date(now)));
    return used ? ({ by: 'recovery', step: factor.last_step } as const) : undefined;
  }
  const step = stepOf(core.cipher.open(factor.secret, secretPlace(user.id)), code, now);
  return step !== null && step > Number(factor.last_step) ? ({ by: 'code', step } as const) : undefined;
}

async function countWrong(
  core: Core,
  trx: Db,
  factor: Factor,
  { user, origin }: Trial<unknown>,
): Promise<HttpProblem> {
  const { clock, staff: rules } = core.settings;
  const left = rules.tries - factor.tries - 1;
  const locked = left <= 0;
  const lockedFor = rules.lockedFor[Math.min(factor.locks, rules.lockedFor.length - 1)] ?? 0;
  const now = new Date(clock.now());
  await updateRows(
    trx,
    'staff_second_factors',
    { user_id: user.id },
    locked
      ? { tries: 0, locks: factor.locks + 1, locked_until: new Date(now.getTime() + lockedFor) }
      : { tries: factor.tries + 1 },
  );
  if (locked) await tellLocked(trx, user.id, lockedFor, now);
  await audit(trx, clock, {
    actor: { type: 'staff', id: user.id },
    action: locked ? 'staff.second_factor_locked' : 'staff.second_factor_failed',
    object: ['user', String(user.id)],
    ip: origin.ip,
  });
  const rest = locked ? `请${spanOf(lockedFor)}后再试` : `还可以试${left}次`;
  return invalid({ code: [`验证码不正确或已经用过，${rest}`] });
}

/**
 * Tries a code of the second factor. Tries of one person wait for each other, so that a code works once and no wrong one
 * goes uncounted; the count is gone only with a right code.
 * @throws HttpProblem 422 at `code`; 429 while no codes are taken; 409 without a second factor
 */
export async function tryCode<T>(core: Core, trial: Trial<T>): Promise<T> {
  const { clock } = core.settings;
  const { user, fresh = false } = trial;
  // What is wrong is counted, so the transaction has to commit before the refusal is thrown.
  const outcome = await core.db.transaction().execute(async (trx) => {
    const factor = await trx
      .selectFrom('staff_second_factors')
      .selectAll()
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!factor || (factor.confirmed_at === null) !== fresh)
      return { refusal: conflict(fresh ? '两步验证已经设置好了，请刷新页面' : '请先设置两步验证') };
    // Read once it is this one's turn.
    const wait = (factor.locked_until?.getTime() ?? 0) - clock.now();
    if (wait > 0) return { refusal: tooMany(wait / 1000, `验证码错误次数过多，请${spanOf(wait)}后再试`) };
    const right = await matching(core, trx, factor, trial);
    if (!right) return { refusal: await countWrong(core, trx, factor, trial) };
    await updateRows(
      trx,
      'staff_second_factors',
      { user_id: user.id },
      { last_step: right.step, tries: 0, locks: 0, locked_until: null },
    );
    return { done: await trial.effect(trx, right.by) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
}
