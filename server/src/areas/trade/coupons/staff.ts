import type { DataOf, OwnCoupon } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { moveCoupons } from './move';
import { oneCoupon } from './own';
import { type CategoryTitles, categoryTitles, presentTerms, type TemplateRow } from './present';

type StaffTemplate = DataOf<'POST /staff/coupon/stop/:id'>;

const perPage = 20;
const stopped = 3;

/** A coupon as staff see it. */
export const forStaff = (row: TemplateRow, titles: CategoryTitles): StaffTemplate => ({
  ...presentTerms(row, titles),
  id: row.id,
  get_way: row.get_way,
  code: row.code ?? '',
  total: row.total,
  received: row.received,
  per_limit: row.per_limit,
  status: row.status,
});

/** Every coupon template, the latest first. */
export async function allTemplates(db: Db, page: number): Promise<DataOf<'GET /staff/coupon/list'>> {
  const titles = await categoryTitles(db);
  return paginate(
    db.selectFrom('coupon_templates').selectAll().orderBy('id', 'desc'),
    { page, perPage },
    (rows) => rows.map((row) => forStaff(row, titles)),
  );
}

/** Gives out no more of a coupon; those received stay good. @throws HttpProblem 404, 409 when it was over already */
export async function stopTemplate(
  core: Core,
  staffId: number,
  id: number,
  reason: string,
): Promise<StaffTemplate> {
  const row = await core.db.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('coupon_templates')
      .set({ status: stopped })
      .where('id', '=', id)
      .where('status', 'in', [0, 1])
      .returningAll()
      .executeTakeFirst();
    if (!found) {
      const known = await findRow(trx, 'coupon_templates', { id }, ['id']);
      throw known ? conflict('该优惠券已停止发放') : notFound('优惠券不存在');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'coupon.stop',
      object: ['coupon_template', String(id)],
      detail: { reason },
    });
    return found;
  });
  return forStaff(row, await categoryTitles(core.db));
}

/** Voids one unused coupon; its owner is told why. @throws HttpProblem 404, 409 when it is not unused any more */
export async function voidCoupon(
  core: Core,
  staffId: number,
  id: number,
  reason: string,
): Promise<OwnCoupon> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const [moved] = await moveCoupons(trx, {
      event: 'void',
      actor: 'operator',
      actorId: staffId,
      note: reason,
      now,
      only: (eb) => eb('id', '=', id),
      set: { note: reason },
    });
    const coupon = await oneCoupon(trx, id, now);
    if (!moved) throw conflict('只能作废未使用的优惠券');
    await notify(trx, {
      userId: moved.user_id,
      kind: messageKind.system,
      sub: systemSub.coupon,
      title: '有 1 张优惠券已作废',
      body: `“${coupon.title}”已作废，原因：${reason}。如有疑问请联系客服。`,
      link: '/coupon/',
      object: { type: 'coupon', id },
      now,
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'coupon.void',
      object: ['coupon', String(id)],
      detail: { reason },
    });
    return coupon;
  });
}
