import { orderStatus } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { isNamed, type JournalIdentity } from '../../content/journal-experiences/identity';

/** Fields of forms that name the journal that an order is about; those that name journals to avoid are called otherwise. */
const fields = ['journal', 'journals'] as const;
/** Orders that are looked through, the newest first. */
const most = 200;

/** Whether somebody has a finished order whose form, as it was handed in last, names a journal. */
export async function journalNamedInOrder(
  db: Db,
  { userId, journal }: { userId: number; journal: JournalIdentity },
): Promise<boolean> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_forms as f', 'f.order_id', 'o.id')
    .innerJoin('order_form_versions as v', (join) =>
      join.onRef('v.order_id', '=', 'f.order_id').onRef('v.version', '=', 'f.submitted_version'),
    )
    .select('v.answers')
    .where('o.user_id', '=', userId)
    .where('o.status', '=', orderStatus.done)
    .orderBy('o.id', 'desc')
    .limit(most)
    .execute();
  const named = rows.flatMap(({ answers }) =>
    fields.flatMap((field) => {
      const value = answers[field];
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    }),
  );
  return named.some((words) => isNamed(words, journal));
}
