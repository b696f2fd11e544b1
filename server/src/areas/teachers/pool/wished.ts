import type { Db } from '../../../db/connect';
import { HttpProblem } from '../../../http/problem';
import type { OrderRow } from '../../trade/orders/rows';
import { wishedTeacher } from '../profiles/wish';
import { invite } from './invite';
import { poolRow } from './queries';
import { tellBuyer } from './tell';

/**
 * Asks whom the buyer wanted to be asked first, on that teacher's page, once the order waits. Who cannot take it, for whatever
 * reason, is not asked: the order is in the hall, and the buyer told in the one sentence for all reasons. Under the order's lock.
 */
export async function inviteWished(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const teacherId = await wishedTeacher(trx, order, now);
  if (teacherId === undefined) return;
  try {
    await invite(trx, { userId: order.user_id, orderId: order.id, now }, teacherId, '');
  } catch (problem) {
    if (!(problem instanceof HttpProblem)) throw problem;
    const pool = await poolRow(trx, order.id);
    if (!pool) return;
    await tellBuyer(
      trx,
      pool,
      {
        title: '想邀请的老师暂时不能接单',
        body: '已进入接单大厅，学科相符的老师都可以接；也可以在订单里换一位老师邀请。',
      },
      now,
    );
  }
}
