import type { Db } from '../../../db/connect';
import { invalid } from '../../../http/problem';
import type { OrderRow } from '../../trade/orders/rows';
import { whyNotMeet } from './may-meet';

/**
 * Keeps staff from giving an order to a teacher who and whose buyer must not meet. @throws HttpProblem 422 with what of the
 * buyer's list it is; of the teacher's own list staff are told only that there is one
 */
export async function checkDispatch(trx: Db, order: OrderRow, teacherId: number): Promise<void> {
  const { words, teacher, own } = await whyNotMeet(trx, order, teacherId);
  const met = words.map((word) => `“${word}”`).join('、');
  if (met) throw invalid({ teacher_id: [`买家要求回避${met}，不能安排这位老师`] });
  if (teacher) throw invalid({ teacher_id: ['买家要求回避这位老师，不能安排'] });
  if (own) throw invalid({ teacher_id: ['这位老师设置了回避，不能接这位买家的订单'] });
}
