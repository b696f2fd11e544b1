import { deductionReasons, moneyStatus as m } from '@harbor/contract/money-status';
import { sql } from 'kysely';
import { lit, type StaffQueue } from '../../../../queues/queue';
import { maskName } from '../payees';

const limitHours = 72;

/** Deductions that a teacher does not accept: somebody else than who proposed them decides. */
export const deductionQueue: StaffQueue = {
  key: 'deduction',
  title: '扣款复核',
  group: 'trade',
  right: 'deductions.read',
  decideRight: 'deductions.propose',
  limitHours,
  limit: 'limit.deduction',
  table: 'deductions',
  since: sql`waits_since`,
  due: sql`due_at`,
  order: sql`due_at, id`,
  tabs: [
    { key: 'review', title: '待复核', where: sql`status = ${lit(m.deductRefused)}` },
    {
      key: 'answer',
      title: '待老师答复',
      where: sql`status = ${lit(m.deducting)}`,
      since: sql`proposed_at`,
      due: sql`null::timestamptz`,
      order: sql`answer_due_at, id`,
    },
  ],
  found: (keyword) => sql`order_id in (select orders.id from orders where order_no = ${keyword})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('deductions')
      .innerJoin('orders', 'orders.id', 'deductions.order_id')
      .innerJoin('teachers', 'teachers.user_id', 'deductions.teacher_id')
      .selectAll('deductions')
      .select(['orders.order_no', 'orders.goods', 'teachers.real_name'])
      .where('deductions.id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.goods.title,
      facts: [row.order_no, maskName(row.real_name), deductionReasons[row.reason].title],
      tags: [{ text: row.status === m.deductRefused ? '老师不接受' : '待答复', tone: 'warn' as const }],
      amount_fen: row.amount_fen,
    }));
  },
};
