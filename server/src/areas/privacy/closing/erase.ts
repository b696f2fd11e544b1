import { closingStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { audit } from '../../auth/audit';
import type { Afterwards } from '../data/kind';
import { dataKinds } from '../data/kinds';
import { closingBlockers } from './blockers';
import { moveClosing } from './states';

const batch = 20;

/**
 * Closes one account whose wait is over: each kind of data is erased, made anonymous or, where the law demands it, kept.
 * Money that came back to life meanwhile puts it off.
 */
async function closeAccount(core: Core, closingId: number, userId: number): Promise<void> {
  const afterwards: Afterwards[] = [];
  await core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if ((await closingBlockers(trx, userId)).length > 0) return;
    if ((await moveClosing(core, trx, closingId, 'close')) === undefined) return;
    for (const kind of dataKinds) {
      const rest = await kind.erase?.(core, trx, userId);
      if (rest) afterwards.push(rest);
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'system' },
      action: 'account.closed',
      object: ['user', String(userId)],
    });
  });
  for (const work of afterwards) await work();
}

/** Closes the accounts whose wait is over. One that cannot be closed now does not hold up the others. */
export async function closeDueAccounts(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('account_closings')
    .select(['id', 'user_id'])
    .where('status', '=', closingStatus.waiting)
    .where('closes_at', '<=', new Date(core.settings.clock.now()))
    .orderBy('closes_at')
    .limit(batch)
    .execute();
  for (const { id, user_id } of due)
    await closeAccount(core, id, user_id).catch((err: unknown) =>
      core.log.error({ err, closing: id }, 'an account could not be closed'),
    );
}

/** Recurs for accounts that are being closed. */
export const closingTicks: Tick[] = [
  { name: 'privacy.close-accounts', everySeconds: 60, run: closeDueAccounts },
];
