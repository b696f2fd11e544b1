import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';

/** A message of a gateway that shall be worked on once. */
export interface InboxEvent {
  channel: string;
  eventId: string;
  payNo: string;
}

/** Notes an event. False when it was worked on before; a transaction that fails forgets it again. */
export async function firstTime(trx: Db, event: InboxEvent, now: Date): Promise<boolean> {
  const noted = await trx
    .insertInto('notify_inbox')
    .values({
      channel: event.channel,
      event_id: event.eventId,
      pay_no: event.payNo,
      received_at: now,
    })
    .onConflict((on) => on.columns(['channel', 'event_id']).doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}

/** Whether an event was worked on and committed: repeats are then acknowledged without waiting for any lock. */
export async function wasWorkedOn(db: Db, channel: string, eventId: string): Promise<boolean> {
  const row = await findRow(db, 'notify_inbox', { channel, event_id: eventId }, ['event_id']);
  return row !== undefined;
}
