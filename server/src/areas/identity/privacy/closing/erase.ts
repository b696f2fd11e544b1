import { closingStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../../core';
import type { Tick } from '../../../../jobs/define';
import { contributions } from '../../../../manifest';
import { dataKinds } from '../../../../personal-data/kinds';
import { audit } from '../../../base/accounts/audit';
import { closingBlockers } from './blockers';
import { removeFiles } from './remove-files';
import { moveClosing } from './states';

/**
 * Closes one account whose wait is over: each kind of data is erased, made anonymous or, where the law demands it, kept.
 * Money that came back to life meanwhile puts it off.
 */
export async function closeAccount(core: Core, closingId: number, userId: number): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    // Payments, orders, what is theirs in the forum, and the person last, as everybody else takes them.
    for (const lock of contributions('closingLocks')) await lock(trx, userId);
    if ((await closingBlockers(trx, userId)).length > 0) return;
    if ((await moveClosing(core, trx, closingId, 'close')) === undefined) return;
    const left = { images: [] as string[], files: [] as string[], exports: [] as string[] };
    for (const kind of dataKinds()) {
      const files = await kind.erase?.(core, trx, userId);
      left.images.push(...(files?.images ?? []));
      left.files.push(...(files?.files ?? []));
      left.exports.push(...(files?.exports ?? []));
    }
    if (left.images.length + left.files.length + left.exports.length > 0)
      await core.jobs.enqueue(trx, removeFiles, left);
    await audit(trx, core.settings.clock, {
      actor: { type: 'system' },
      action: 'account.closed',
      object: ['user', String(userId)],
    });
  });
}

/**
 * Closes the accounts whose wait is over. Those that cannot be closed now do not hold up the others, however many they are.
 * @param batch accounts read at once
 */
export async function closeDueAccounts(core: Core, batch = 20): Promise<void> {
  const now = new Date(core.settings.clock.now());
  let last = 0;
  for (;;) {
    const due = await core.db
      .selectFrom('account_closings')
      .select(['id', 'user_id'])
      .where('status', '=', closingStatus.waiting)
      .where('closes_at', '<=', now)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, user_id } of due)
      await closeAccount(core, id, user_id).catch((err: unknown) =>
        core.log.error({ err, closing: id }, 'an account could not be closed'),
      );
    last = due.at(-1)?.id ?? last;
    if (due.length < batch) return;
  }
}

/** Recurs for accounts that are being closed. */
export const closingTicks: Tick[] = [
  { name: 'privacy.close-accounts', everySeconds: 60, run: (core) => closeDueAccounts(core) },
];
