import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { defineMachine } from '../../../machine';
import { type PaymentEvent, paymentSteps } from './transitions';

const paymentMachine = defineMachine<{ id: number; status: number }, undefined>()({
  table: 'payments',
  key: 'id',
  steps: paymentSteps,
});

/**
 * Takes a payment one step further: the only place that changes `payments.status`. One that is not where the step begins
 * stays as it is, so that what is heard late changes nothing.
 */
export async function movePayment(
  db: Db,
  id: number,
  event: PaymentEvent,
  at: Date,
  changes: Omit<Updateable<DB['payments']>, 'status' | 'updated_at'>,
): Promise<void> {
  await paymentMachine.moveAll(db, event, undefined, (eb) => eb('id', '=', id), {
    ...changes,
    updated_at: at,
  });
}
