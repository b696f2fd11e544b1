import type { Db } from '../../db/connect';
import type { HolderKind } from '../files/holders';

function partiesOf(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['user_id', 'teacher_id'])
    .where('id', '=', Number(orderId))
    .executeTakeFirst();
}

/** Files of an order that both sides and staff read. */
const betweenParties = (title: string): HolderKind => ({
  title,
  ofOrder: true,
  async mayRead(db, user, orderId) {
    const order = await partiesOf(db, orderId);
    if (!order) return false;
    return (
      user.is_staff || order.user_id === user.id || (user.is_certification && order.teacher_id === user.id)
    );
  },
  ownerOf: async (db, orderId) => (await partiesOf(db, orderId))?.user_id,
});

/** What was delivered. */
export const deliveryFiles = betweenParties('交付文件');

/** What the buyer added while somebody worked on the order. */
export const noteFiles = betweenParties('补充材料');
