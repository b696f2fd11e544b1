import type { StaffRight } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { staffWith } from '../../base/accounts/staff-ids';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { WaitTakeRow } from './rows';

/** Tells a teacher what became of an order that they have to do with; it opens their page of it. */
export const tellTeacher = (
  trx: Db,
  teacherId: number,
  pool: Pick<WaitTakeRow, 'order_id' | 'title'>,
  words: { title: string; body: string },
  now: Date,
): Promise<void> =>
  notify(trx, {
    userId: teacherId,
    kind: messageKind.system,
    sub: systemSub.take,
    title: words.title,
    body: `「${pool.title}」${words.body}`,
    link: `/receiveorder/take/${pool.order_id}`,
    object: { type: 'order', id: pool.order_id },
    now,
  });

/** Tells the buyer how the search for their teacher goes. */
export const tellBuyer = (
  trx: Db,
  pool: Pick<WaitTakeRow, 'order_id' | 'buyer_id' | 'title'>,
  words: { title: string; body: string; link?: string },
  now: Date,
): Promise<void> =>
  notify(trx, {
    userId: pool.buyer_id,
    kind: messageKind.system,
    sub: systemSub.take,
    title: words.title,
    body: `「${pool.title}」${words.body}`,
    link: words.link ?? `/orderdetail/${pool.order_id}`,
    object: { type: 'order', id: pool.order_id },
    now,
  });

/** Tells the team that an order of the pool needs somebody. */
export async function tellDesk(
  trx: Db,
  pool: Pick<WaitTakeRow, 'order_id' | 'title'>,
  words: { title: string; body: string },
  now: Date,
  right: StaffRight = 'orders.serve',
): Promise<void> {
  for (const userId of await staffWith(trx, right))
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.take,
      title: words.title,
      body: `「${pool.title}」${words.body}`,
      link: `/staff/pool/${pool.order_id}`,
      object: { type: 'order', id: pool.order_id },
      now,
    });
}
