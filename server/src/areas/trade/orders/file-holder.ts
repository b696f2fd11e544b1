import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { staffMay } from '../../../http/access';
import type { HolderKind } from '../../base/files/holders';

function partiesOf(db: Db, orderId: string) {
  return findRow(db, 'orders', { id: Number(orderId) }, ['user_id', 'teacher_id']);
}

/** Files of an order that its buyer, the certified teacher who serves it and staff read. */
export const filesOfParties = (title: string): HolderKind => ({
  title,
  ofOrder: true,
  async mayRead(db, user, orderId) {
    const order = await partiesOf(db, orderId);
    if (!order) return false;
    const serves = user.is_teacher && user.is_certification && order.teacher_id === user.id;
    return staffMay(user.staff, 'orders.read') || order.user_id === user.id || serves;
  },
  ownerOf: async (db, orderId) => (await partiesOf(db, orderId))?.user_id,
});
