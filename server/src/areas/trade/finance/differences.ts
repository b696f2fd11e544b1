import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { Channel } from '../../../gateways/gateway';
import type { Found } from './compare';

interface Taken {
  day: string;
  channel: Channel;
  found: readonly Found[];
  at: Date;
}

/**
 * Keeps what a comparison found. What was found before stays as it was settled, unless it differs by another amount now:
 * then it is open again.
 * @returns how many are new, or open again
 */
export async function saveDifferences(trx: Db, { day, channel, found, at }: Taken): Promise<number> {
  if (found.length === 0) return 0;
  const rows = found.map((one) => ({
    day,
    channel,
    kind: one.kind,
    number: one.number,
    transaction_id: one.transactionId,
    order_id: one.orderId,
    ours_fen: one.oursFen,
    theirs_fen: one.theirsFen,
    happened_at: one.at,
    found_at: at,
  }));
  const saved = await trx
    .insertInto('payment_differences')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['day', 'channel', 'kind', 'number'])
        .doUpdateSet((eb) => ({
          ours_fen: eb.ref('excluded.ours_fen'),
          theirs_fen: eb.ref('excluded.theirs_fen'),
          order_id: eb.ref('excluded.order_id'),
          found_at: at,
          gone_at: null,
          resolved_at: null,
          resolved_by: null,
          note: '',
        }))
        .where(
          sql<boolean>`payment_differences.gone_at is not null
            or payment_differences.ours_fen <> excluded.ours_fen or payment_differences.theirs_fen <> excluded.theirs_fen`,
        ),
    )
    .returning('id')
    .execute();
  return saved.length;
}

/** Notes which differences are none any more: those of the day that were not found again, and those of days before of
 * money that this day's statement has. */
export async function markGone(
  trx: Db,
  { day, channel, found, numbers, at }: Taken & { numbers: readonly string[] },
): Promise<void> {
  const still = found.map(({ kind, number }) => `${kind} ${number}`);
  await sql`
    update payment_differences set gone_at = ${at}
    where channel = ${channel} and gone_at is null and (
      (day = ${day} and not kind || ' ' || number = any(${still}::text[]))
      or (day < ${day}::date and kind in ('only_ours', 'refund_only_ours') and number = any(${[...numbers]}::text[])
        and resolved_at is null))`.execute(trx);
}
