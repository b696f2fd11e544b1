import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { defineMachine } from '../../../machine';
import { type AccountActor, type AccountEvent, accountSteps } from './transitions';

const accountMachine = defineMachine<{ id: number; status: number }, { actor: AccountActor }>()({
  table: 'users',
  key: 'id',
  steps: accountSteps,
});

/** What happens to an account, by whom and when. Who did it exactly is written by `audit`. */
export interface AccountMove {
  event: AccountEvent;
  actor: AccountActor;
  at: Date;
}

/** Locks an account until the transaction ends: what is then read of it holds for what is decided by it. */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Takes an account one step further: the only place that changes `users.status`.
 * @returns whether it was where the step begins
 */
export async function moveAccount(
  trx: Db,
  userId: number,
  { event, actor, at }: AccountMove,
  changes: Omit<Updateable<DB['users']>, 'status' | 'updated_at'> = {},
): Promise<boolean> {
  const moved = await accountMachine.moveAll(trx, event, { actor }, (eb) => eb('id', '=', userId), {
    ...changes,
    updated_at: at,
  });
  return moved.length > 0;
}
