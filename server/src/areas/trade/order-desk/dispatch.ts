import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { shortTime } from '../../../labels/beijing';
import { userStatus } from '../../base/accounts/user-status';
import { dayMs } from '../fulfilment/limits';
import { staffName } from '../orders/labels/staff-name';
import { moveOrder } from '../orders/move';
import { openRefund } from '../orders/refund-status';
import type { OrderRow, TeacherCard } from '../orders/rows';
import { tellOrder, tellWorker } from '../orders/tell';
import { checkAvoided } from './avoid/avoided';
import { certifiedUnits, teacherDispatching } from './events';

/** Who gives which order to whom. Without a teacher staff serve it themselves. */
interface Dispatching {
  order: OrderRow;
  staff: { id: number; nickname: string };
  teacherId: number | undefined;
  /** Where the teacher works, as staff know it, beside what the profile says. */
  institutions: readonly string[];
  now: Date;
}

/** The share of a teacher's delivered orders that were never late; null before the first one. */
async function onTimeRate(trx: Db, teacherId: number): Promise<number | null> {
  const { delivered, late } = await trx
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('delivered'),
      eb.fn
        .countAll<number>()
        .filterWhere((one) =>
          one.exists(
            one
              .selectFrom('order_history')
              .select('order_history.id')
              .whereRef('order_history.order_id', '=', 'orders.id')
              .where('event', '=', 'overdue'),
          ),
        )
        .as('late'),
    ])
    .where('teacher_id', '=', teacherId)
    .where('delivered_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return delivered === 0 ? null : (delivered - late) / delivered;
}

async function certified(trx: Db, teacherId: number) {
  const teacher = await findRow(
    trx,
    'users',
    { id: teacherId, is_teacher: true, is_certification: true, status: userStatus.normal },
    ['id', 'nickname', 'avatar_img', 'bio', 'unit'],
  );
  if (!teacher) throw invalid({ teacher_id: ['没有这位认证教师'] });
  return teacher;
}

type Teacher = Awaited<ReturnType<typeof certified>>;

/** Staff who serve an order themselves, with what their profile says: whom the buyer avoids, it may be them. */
async function themselves(trx: Db, staffId: number) {
  return getRow(trx, 'users', { id: staffId }, ['nickname', 'unit', 'bio']);
}

async function cardOf(trx: Db, teacher: Teacher): Promise<TeacherCard> {
  return {
    id: teacher.id,
    name: teacher.nickname,
    avatar_img: teacher.avatar_img,
    title: teacher.bio || '认证教师',
    on_time_rate: await onTimeRate(trx, teacher.id),
  };
}

/**
 * Gives an order that waits to a certified teacher, or staff take it themselves. The promised time begins now, unless one
 * was promised before. Needs the lock on the order.
 * @throws HttpProblem 409 it waits for nobody, or is being refunded; 422 no such teacher, the buyer themselves, or somebody
 * whom the buyer avoids
 */
export async function dispatch(
  trx: Db,
  { order, staff, teacherId, institutions, now }: Dispatching,
): Promise<void> {
  if (openRefund(order.refund_status)) throw conflict('该订单正在退款中，不能派单');
  if (teacherId === order.user_id) throw invalid({ teacher_id: ['不能派给买家本人'] });
  const teacher = teacherId === undefined ? null : await certified(trx, teacherId);
  const { nickname, unit, bio } = teacher ?? (await themselves(trx, staff.id));
  const shown = teacher ? (await certifiedUnits.emit(trx, { teacherId: teacher.id })).flat() : [];
  const stated = [...institutions, ...shown];
  await checkAvoided(trx, order, { name: nickname, unit, bio, teacher: teacher !== null }, stated);
  if (teacher) await teacherDispatching.emit(trx, { order, teacherId: teacher.id });
  const card = teacher && (await cardOf(trx, teacher));
  const name = card ? card.name : staffName(staff);
  const dueAt = order.due_at ?? new Date(now.getTime() + order.spec.days * dayMs);
  await moveOrder(
    trx,
    order,
    'assign',
    { actor: 'operator', actorId: staff.id, at: now, facts: { name } },
    {
      teacher_id: card?.id ?? null,
      teacher: card && JSON.stringify(card),
      staff_id: card ? null : staff.id,
      staff_name: card ? '' : name,
      due_at: dueAt,
      taken_at: now,
    },
  );
  const until = shortTime(dueAt);
  await tellOrder(
    trx,
    order,
    { title: '已安排服务人员', body: `已安排 ${name} 为您服务，${until} 前交付。` },
    now,
  );
  if (card)
    await tellWorker(trx, card.id, order, { title: '您有新的订单', body: `请在 ${until} 前交付。` }, now);
}
