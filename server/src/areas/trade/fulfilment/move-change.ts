import type { Db } from '../../../db/connect';
import { defineMachine } from '../../../machine';
import type { ChangeRequestRow } from './rows';
import { type ChangeEvent, changeSteps } from './transitions';

const changeMachine = defineMachine<ChangeRequestRow, undefined>()({
  table: 'change_requests',
  key: 'id',
  column: 'state',
  steps: changeSteps,
});

/**
 * Takes the change requests of an order one step further, of which there is one at most where an event but `drop` begins.
 * The only place that changes `change_requests.state`.
 * @returns the one that moved, if any
 */
export async function moveChange(
  trx: Db,
  orderId: number,
  event: ChangeEvent,
  answer: { answer?: string; decided_by?: number } = {},
): Promise<ChangeRequestRow | undefined> {
  const [moved] = await changeMachine.moveAll(
    trx,
    event,
    undefined,
    (eb) => eb('order_id', '=', orderId),
    answer,
  );
  return moved;
}
