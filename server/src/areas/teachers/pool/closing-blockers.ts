import { openTrialStatuses, takeStatus as t, takeStatusLabel } from '@harbor/contract/take-status';
import type { Db } from '../../../db/connect';
import type { ClosingBlockers } from '../../identity/privacy/closing/blockers';

/** Trials that run, and services that wait for a word; those that are served stand among the orders. */
export const openTakes: ClosingBlockers = async (db, userId) => {
  const rows = await db
    .selectFrom('takes')
    .innerJoin('wait_takes', 'wait_takes.order_id', 'takes.order_id')
    .select(['wait_takes.title', 'takes.status'])
    .where('takes.teacher_id', '=', userId)
    .where('takes.ended_at', 'is', null)
    .where('takes.confirmed_at', 'is', null)
    .where('takes.status', 'in', [...openTrialStatuses, t.chosen])
    .orderBy('takes.id')
    .execute();
  return rows.map(({ title, status }) => ({
    title: `您的接单：${title}`,
    state: takeStatusLabel[status],
    path: '/receiveorder/',
  }));
};

/** What keeps a teacher from leaving: everything that they have taken and not ended. */
export async function openOrders(db: Db, teacherId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('takes')
    .innerJoin('wait_takes', 'wait_takes.order_id', 'takes.order_id')
    .select(['wait_takes.title', 'takes.status'])
    .where('takes.teacher_id', '=', teacherId)
    .where('takes.ended_at', 'is', null)
    .orderBy('takes.id')
    .execute();
  return rows.map(({ title, status }) => `「${title}」${takeStatusLabel[status]}，请先完成`);
}
