import type { Db } from '../../../db/connect';
import { defineMachine } from '../../../machine';
import type { QuoteRow } from './rows';
import { type QuoteEvent, quoteSteps } from './transitions';

const quoteMachine = defineMachine<QuoteRow, undefined>()({
  table: 'quotes',
  key: 'round',
  column: 'state',
  steps: quoteSteps,
  guard: ({ order_id }) => [['order_id', '=', order_id]],
});

/** Ends the open quote of an order, if there is one. The only place that changes `quotes.state`. */
export async function endOpenQuote(
  trx: Db,
  orderId: number,
  event: QuoteEvent,
  wish: { wish?: string; wish_fen?: number | null } = {},
): Promise<void> {
  await quoteMachine.moveAll(trx, event, undefined, (eb) => eb('order_id', '=', orderId), wish);
}
