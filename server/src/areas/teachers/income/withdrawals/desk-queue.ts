import { withdrawalStatus as w, withdrawalDeskLabel } from '@harbor/contract/money-status';
import { sql } from 'kysely';
import { lit, type StaffQueue } from '../../../../queues/queue';
import { maskName } from '../payees';
import { idOfNumber, withdrawalNumber } from './number';

const limitHours = 72;
const over = sql<Date | null>`null::timestamptz`;

/** Withdrawals that wait for finance: one looks, another one agrees, the bank pays. */
export const withdrawalQueue: StaffQueue = {
  key: 'withdrawal',
  title: '提现审核',
  group: 'trade',
  namesPeople: true,
  right: 'withdrawals.read',
  decideRight: 'withdrawals.decide',
  limitHours,
  limit: 'limit.withdrawal',
  table: 'withdrawals',
  since: sql`waits_since`,
  due: sql`due_at`,
  order: sql`due_at, id`,
  tabs: [
    { key: 'asked', title: '待审核', where: sql`status = ${lit(w.asked)}` },
    { key: 'checked', title: '待复核', where: sql`status = ${lit(w.checked)}`, waits: true },
    { key: 'approved', title: '待打款', where: sql`status = ${lit(w.approved)}`, waits: true },
    {
      key: 'failed',
      title: '打款失败',
      where: sql`status = ${lit(w.failed)}`,
      since: sql`updated_at`,
      due: over,
      order: sql`updated_at, id`,
    },
  ],
  found: (keyword) => sql`id = ${idOfNumber(keyword) ?? 0}`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('withdrawals')
      .innerJoin('payees', 'payees.id', 'withdrawals.payee_id')
      .innerJoin('teachers', 'teachers.user_id', 'withdrawals.teacher_id')
      .selectAll('withdrawals')
      .select(['payees.title', 'payees.account_mask', 'teachers.real_name'])
      .where('withdrawals.id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: `${maskName(row.real_name)} ${withdrawalNumber(row)}`,
      facts: [`${row.title} ${row.account_mask}`, row.note].filter(Boolean),
      tags: [
        {
          text: withdrawalDeskLabel[row.status],
          tone: row.status === w.failed ? ('danger' as const) : ('plain' as const),
        },
      ],
      amount_fen: row.net_fen,
    }));
  },
};
