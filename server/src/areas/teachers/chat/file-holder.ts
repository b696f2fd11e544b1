import { findRow } from '../../../db/rows';
import { staffMay } from '../../../http/access';
import type { HolderKind } from '../../base/files/holders';
import { findParty } from './party';

/**
 * Files of the chat of an order: for its buyer, for the teacher who serves it, and for somebody of the team who has said why
 * they read it. Whoever served it before reads what was said, and has its files no longer.
 */
export const chatFiles: HolderKind = {
  title: '沟通文件',
  ofOrder: true,
  async mayRead(db, user, orderId) {
    if (staffMay(user.staff, 'orders.read')) {
      const look = await findRow(db, 'chat_looks', { order_id: Number(orderId), staff_id: user.id }, ['id']);
      if (look) return true;
    }
    const party = await findParty(db, user, Number(orderId));
    return party !== undefined && party.state !== 'left';
  },
  ownerOf: async (db, orderId) =>
    (await findRow(db, 'orders', { id: Number(orderId) }, ['user_id']))?.user_id,
};
