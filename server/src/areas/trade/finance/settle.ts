import type { DataOf, PaymentDifference } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { adviceOf, kindText } from './words';

/** So many differences are shown at once: more than that is a fault of the comparison. */
const shown = 200;

const all = (db: Db) =>
  db
    .selectFrom('payment_differences as d')
    .leftJoin('orders', 'orders.id', 'd.order_id')
    .leftJoin('users', 'users.id', 'd.resolved_by')
    .selectAll('d')
    .select(['orders.order_no', 'users.nickname']);

type Row = Awaited<ReturnType<ReturnType<typeof all>['execute']>>[number];

const present = (row: Row): PaymentDifference => ({
  id: row.id,
  day: String(row.day),
  channel: row.channel,
  kind: row.kind,
  kind_text: kindText[row.kind],
  advice: adviceOf(row.kind, row.happened_at),
  number: row.number,
  transaction_id: row.transaction_id,
  order: row.order_id && row.order_no ? { id: row.order_id, order_no: row.order_no } : null,
  ours_fen: row.ours_fen,
  theirs_fen: row.theirs_fen,
  apart_fen: row.ours_fen - row.theirs_fen,
  happened_at: toMomentOrNull(row.happened_at),
  found_at: toMoment(row.found_at),
  state: row.gone_at ? 'gone' : row.resolved_at ? 'resolved' : 'open',
  resolved_at: toMomentOrNull(row.resolved_at),
  resolved_by: row.nickname ?? '',
  note: row.note,
});

/** Differences of a day, those that nobody settled first. */
export async function differencesOfDay(db: Db, day: string): Promise<PaymentDifference[]> {
  const rows = await all(db)
    .where('d.day', '=', day)
    .orderBy((eb) => eb.or([eb('d.gone_at', 'is not', null), eb('d.resolved_at', 'is not', null)]))
    .orderBy('d.id')
    .limit(shown)
    .execute();
  return rows.map(present);
}

/** How many differences nobody settled, of all days. */
export async function openDifferences(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('payment_differences')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('gone_at', 'is', null)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** The differences that nobody settled, the oldest day first, and below them the last that somebody did. */
export async function recentDifferences(db: Db): Promise<DataOf<'GET /staff/finance/differences'>> {
  const open = await all(db)
    .where('d.gone_at', 'is', null)
    .where('d.resolved_at', 'is', null)
    .orderBy('d.day')
    .orderBy('d.id')
    .limit(shown)
    .execute();
  const ended = await all(db)
    .where((eb) => eb.or([eb('d.gone_at', 'is not', null), eb('d.resolved_at', 'is not', null)]))
    .orderBy('d.id', 'desc')
    .limit(30)
    .execute();
  return { data: [...open, ...ended].map(present) };
}

/**
 * Settles a difference with the reason.
 * @throws HttpProblem 404 · 409 when somebody settled it meanwhile, or both sides are alike by now
 */
export async function settleDifference(
  core: Core,
  staffId: number,
  id: number,
  note: string,
): Promise<PaymentDifference> {
  const { clock } = core.settings;
  return core.db.transaction().execute(async (trx) => {
    const found = await all(trx).where('d.id', '=', id).executeTakeFirst();
    if (!found) throw notFound('差异不存在');
    const { numUpdatedRows } = await trx
      .updateTable('payment_differences')
      .set({ resolved_at: new Date(clock.now()), resolved_by: staffId, note })
      .where('id', '=', id)
      .where('resolved_at', 'is', null)
      .where('gone_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('这笔差异已处理，请刷新');
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'payment.difference_settled',
      object: ['payment_difference', String(id)],
      detail: {
        number: found.number,
        channel: found.channel,
        amount_fen: Math.abs(found.ours_fen - found.theirs_fen),
        note,
      },
    });
    return present(await all(trx).where('d.id', '=', id).executeTakeFirstOrThrow());
  });
}
