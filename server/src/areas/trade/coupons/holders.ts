import type { CouponHolder, DataOf, OwnCoupon } from '@harbor/contract';
import type { CouponList } from '@harbor/contract/coupon-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { maskPhone } from '../../base/accounts/phone-key';
import { userStatus } from '../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { moveCoupons } from './move';
import { couponsOf, heldBy, oneCoupon } from './own';
import { categoryTitles, presentOwn } from './present';

const perPage = 20;

const named = (user: { id: number; nickname: string; phone: string | null }): CouponHolder['user'] => ({
  id: user.id,
  nickname: user.nickname,
  phone: maskPhone(user.phone),
});

/** Who received a coupon and what became of it, the latest first. @throws HttpProblem 404 for an unknown coupon */
export async function holdersPage(
  db: Db,
  templateId: number,
  { page = 1, status, user_id }: { page?: number; status?: CouponList; user_id?: number },
  now: Date,
): Promise<DataOf<'GET /staff/coupon/holders/:id'>> {
  const titles = await categoryTitles(db);
  const known = await db
    .selectFrom('coupon_templates')
    .select('id')
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (!known) throw notFound('优惠券不存在');
  const mine = db
    .selectFrom('user_coupons')
    .select('id')
    .where('template_id', '=', templateId)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? 0))
    .$if(status !== undefined, (query) => query.where(couponsOf(now)[status ?? 'unused']));
  return paginate(
    heldBy(db).where('user_coupons.id', 'in', mine).orderBy('user_coupons.id', 'desc'),
    { page, perPage, counted: mine },
    async (rows) => {
      const ids = rows.map((row) => row.user_id);
      const users =
        ids.length > 0
          ? await db.selectFrom('users').select(['id', 'nickname', 'phone']).where('id', 'in', ids).execute()
          : [];
      return rows.map((row) => {
        const user = users.find(({ id }) => id === row.user_id);
        return {
          ...presentOwn(row, titles, now),
          user: user ? named(user) : { id: row.user_id, nickname: '', phone: '' },
        };
      });
    },
  );
}

/** The people of whom staff have number or whole phone, as they were asked for; nobody for whose account is not open. */
export async function peopleByWords(
  db: Db,
  words: readonly string[],
): Promise<DataOf<'POST /staff/coupon/people'>> {
  const numbers = words.filter((one) => /^[1-9]\d{0,9}$/.test(one)).map(Number);
  const phones = words.filter((one) => /^1\d{10}$/.test(one));
  const users =
    numbers.length + phones.length > 0
      ? await db
          .selectFrom('users')
          .select(['id', 'nickname', 'phone'])
          .where('status', '=', userStatus.normal)
          .where((eb) =>
            eb.or([
              ...(numbers.length > 0 ? [eb('id', 'in', numbers)] : []),
              ...(phones.length > 0 ? [eb('phone', 'in', phones)] : []),
            ]),
          )
          .execute()
      : [];
  const data = words.map((word) => {
    const user = users.find(({ id, phone }) => phone === word || String(id) === word);
    return { word, user: user ? named(user) : null };
  });
  return { data };
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
