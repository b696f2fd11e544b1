import type { DataOf } from '@harbor/contract';
import { goodsStatus } from '@harbor/contract/goods-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { settingIn } from '../../../site-settings/read';
import { publicRows } from './public/rows';

/** Days for which a wish is kept. */
const keptDays = 7;

/**
 * Keeps whom a buyer wants to be asked first for a service; the last wish for a service counts.
 * @throws HttpProblem 404 nobody who is shown · 409 oneself · 422 a service that the teacher does not take
 */
export async function wishFor(
  core: Core,
  userId: number,
  teacherId: number,
  goodsId: number,
  now: Date,
): Promise<DataOf<'POST /teacher/wish/:id'>> {
  if (userId === teacherId) throw conflict('不能邀请自己');
  const [row] = await publicRows(core.db, sql`u.id = ${teacherId}`);
  if (!row) throw notFound('没有找到这位老师，或主页暂未公开');
  const goods = await findRow(core.db, 'goods', { id: goodsId, status: goodsStatus.onShelf }, ['form_no']);
  if (!goods || !row.skills.includes(goods.form_no)) throw invalid({ goods_id: ['这位老师不提供这项服务'] });
  await core.db
    .insertInto('teacher_wishes')
    .values({ user_id: userId, goods_id: goodsId, teacher_id: teacherId, created_at: now })
    .onConflict((on) =>
      on.columns(['user_id', 'goods_id']).doUpdateSet({ teacher_id: teacherId, created_at: now }),
    )
    .execute();
  return { teacher: row.name, hours: await settingIn(core.db, 'take.invite') };
}

/** Whom the buyer of an order that begins to wait wanted to be asked first; the wish is used up with it. */
export async function wishedTeacher(
  trx: Db,
  order: { user_id: number; goods_id: number },
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('teacher_wishes')
    .where('user_id', '=', order.user_id)
    .where('goods_id', '=', order.goods_id)
    .returning(['teacher_id', 'created_at'])
    .executeTakeFirst();
  const fresh = row && row.created_at.getTime() > now.getTime() - keptDays * 86_400_000;
  return fresh ? row.teacher_id : undefined;
}
