import type { DataOf, OwnCoupon } from '@harbor/contract';
import { type CouponList, couponStatus as s } from '@harbor/contract/coupon-status';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { categoryTitles, presentOwn } from './present';

const perPage = 20;

/** Every column that a held coupon is shown with. */
export function heldBy(db: Db) {
  return db
    .selectFrom('user_coupons')
    .innerJoin('coupon_templates', 'coupon_templates.id', 'user_coupons.template_id')
    .selectAll('user_coupons')
    .select([
      'coupon_templates.title',
      'coupon_templates.type',
      'coupon_templates.min_fen',
      'coupon_templates.off_fen',
      'coupon_templates.discount',
      'coupon_templates.cap_fen',
      'coupon_templates.scope',
      'coupon_templates.scope_ids',
    ]);
}

type Condition = (eb: ExpressionBuilder<DB, 'user_coupons'>) => Expression<SqlBool>;

/** Which coupons stand in a list at a moment. */
export const couponsOf = (now: Date): Record<CouponList, Condition> => ({
  unused: (eb) =>
    eb.or([eb('status', '=', s.locked), eb.and([eb('status', '=', s.unused), eb('expire_at', '>', now)])]),
  used: (eb) => eb('status', '=', s.used),
  expired: (eb) =>
    eb.or([
      eb('status', 'in', [s.expired, s.voided]),
      eb.and([eb('status', '=', s.unused), eb('expire_at', '<=', now)]),
    ]),
});

async function countLists(db: Db, userId: number, now: Date): Promise<Record<CouponList, number>> {
  const where = couponsOf(now);
  return db
    .selectFrom('user_coupons')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(where.unused).as('unused'),
      eb.fn.countAll<number>().filterWhere(where.used).as('used'),
      eb.fn.countAll<number>().filterWhere(where.expired).as('expired'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** A person's coupons of one list: what ends sooner first, of the past the latest first. */
export async function myCoupons(
  db: Db,
  userId: number,
  list: CouponList,
  page: number,
  now: Date,
): Promise<DataOf<'GET /user/get_coupons'>> {
  const running = list === 'unused';
  const [counts, titles] = await Promise.all([countLists(db, userId, now), categoryTitles(db)]);
  const sorted = heldBy(db)
    .where('user_coupons.user_id', '=', userId)
    .where('user_coupons.id', 'in', (eb) =>
      eb.selectFrom('user_coupons').select('id').where('user_id', '=', userId).where(couponsOf(now)[list]),
    )
    .orderBy(running ? 'user_coupons.expire_at' : sql`coalesce(used_at, expire_at)`, running ? 'asc' : 'desc')
    .orderBy('user_coupons.id', 'desc');
  const found = await paginate(sorted, { page, perPage, counted: counts[list] }, (rows) =>
    rows.map((row) => presentOwn(row, titles, now)),
  );
  return { ...found, counts };
}

/** Every coupon of a person, the latest first, for staff. */
export async function heldCouponsPage(
  db: Db,
  userId: number,
  page: number,
  now: Date,
): Promise<DataOf<'GET /staff/coupon/held/:id'>> {
  const titles = await categoryTitles(db);
  return paginate(
    heldBy(db).where('user_coupons.user_id', '=', userId).orderBy('user_coupons.id', 'desc'),
    { page, perPage, counted: db.selectFrom('user_coupons').where('user_id', '=', userId) },
    (rows) => rows.map((row) => presentOwn(row, titles, now)),
  );
}

/** One held coupon, whoever holds it. @throws HttpProblem 404 */
export async function oneCoupon(db: Db, id: number, now: Date): Promise<OwnCoupon> {
  const row = await heldBy(db).where('user_coupons.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('优惠券不存在');
  return presentOwn(row, await categoryTitles(db), now);
}
