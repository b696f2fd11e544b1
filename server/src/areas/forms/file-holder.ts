import type { HolderKind } from '../files/holders';

/** The files of order forms; the holder is the order. */
export const orderFormHolder: HolderKind = {
  title: '服务资料',
  ofOrder: true,
  /** The owner, staff, and the teacher of the order. */
  async mayRead(db, user, holderId) {
    if (user.is_staff) return true;
    const order = await db
      .selectFrom('orders')
      .select(['user_id', 'teacher_id'])
      .where('id', '=', Number(holderId))
      .executeTakeFirst();
    if (!order) return false;
    return order.user_id === user.id || (user.is_certification && order.teacher_id === user.id);
  },
  async ownerOf(db, holderId) {
    const order = await db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', Number(holderId))
      .executeTakeFirst();
    return order?.user_id;
  },
};
