import type { Db } from '../../../db/connect';
import { shortTime } from '../../../labels/beijing';
import { dayMs } from '../../trade/fulfilment/limits';
import { moveOrder } from '../../trade/orders/move';
import type { OrderRow, TeacherCard } from '../../trade/orders/rows';
import { tellOrder } from '../../trade/orders/tell';
import type { PoolTeacher } from './teacher';

/** The teacher as the buyer's order shows them. */
export const teacherCard = (teacher: PoolTeacher): TeacherCard => ({
  id: teacher.id,
  name: teacher.name,
  avatar_img: teacher.avatar,
  title: teacher.title,
  on_time_rate: teacher.onTimeRate,
});

/**
 * A teacher begins to serve an order by their own word: they took what needs no trial, accepted an invitation, or confirmed
 * after being chosen. The promised time begins now, unless one was promised before; the pool follows the order. Needs the lock
 * on the order.
 * @throws HttpProblem 409 nobody can begin with it now
 */
export async function serve(trx: Db, order: OrderRow, teacher: PoolTeacher, now: Date): Promise<void> {
  const card = teacherCard(teacher);
  const dueAt = order.due_at ?? new Date(now.getTime() + order.spec.days * dayMs);
  await moveOrder(
    trx,
    order,
    'assign',
    { actor: 'teacher', actorId: teacher.id, at: now, facts: { name: card.name } },
    {
      teacher_id: card.id,
      teacher: JSON.stringify(card),
      staff_id: null,
      staff_name: '',
      due_at: dueAt,
      taken_at: now,
    },
  );
  await tellOrder(
    trx,
    order,
    { title: '老师已开始服务', body: `由 ${card.name} 老师为您服务，${shortTime(dueAt)} 前交付。` },
    now,
  );
}
