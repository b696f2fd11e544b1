import type { Db } from '../../../db/connect';
import { staleMessage } from '../../../labels/stale';
import { defineMachine } from '../../../machine';
import type { OrderRow } from '../orders/rows';
import { type FormEvent, formSteps } from './transitions';

type Moving = Pick<OrderRow, 'id' | 'form_status'>;

const formMachine = defineMachine<Moving, { at: Date }>()({
  table: 'orders',
  key: 'id',
  column: 'form_status',
  steps: formSteps,
  follows: (_step, { at }) => ({ updated_at: at }),
  stale: staleMessage,
});

/**
 * Lets the status of an order's form follow what happened to it, which `findFormStep` allowed: the only place that changes
 * `orders.form_status`. Needs the lock on the order.
 * @returns the new status
 * @throws HttpProblem 409 when the table knows no such step, or the form moved meanwhile
 */
export async function moveForm(trx: Db, order: Moving, event: FormEvent, at: Date): Promise<number> {
  if (formMachine.find(order.form_status, event)?.to === order.form_status) return order.form_status;
  return (await formMachine.move(trx, order, event, { at })).form_status;
}
