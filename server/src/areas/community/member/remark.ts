import { oneLine } from '@harbor/contract/visible-text';
import type { Core } from '../../../core';
import { forbidden, invalid } from '../../../http/problem';
import { requireMember } from '../forum/people/blocks';

/** Gives a member a private name, or takes it away when it is empty. @throws HttpProblem 403 oneself · 404 · 422 */
export async function setRemark(
  { db }: Core,
  userId: number,
  memberId: number,
  text: string,
): Promise<{ remark: string }> {
  if (userId === memberId) throw forbidden('不能备注自己');
  const remark = oneLine(text);
  if ([...remark].length > 20) throw invalid({ remark: ['备注最多20个字'] });
  await requireMember(db, memberId);
  if (remark === '')
    await db
      .deleteFrom('member_remarks')
      .where('user_id', '=', userId)
      .where('member_id', '=', memberId)
      .execute();
  else
    await db
      .insertInto('member_remarks')
      .values({ user_id: userId, member_id: memberId, remark })
      .onConflict((on) => on.columns(['user_id', 'member_id']).doUpdateSet({ remark }))
      .execute();
  return { remark };
}
