import type { CouponOffer, DataOf } from '@harbor/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { getWay, issueCoupon, receivedBy } from './issue';
import { oneCoupon } from './own';
import { type CategoryTitles, categoryTitles, presentOffer, type TemplateRow } from './present';

const perPage = 20;

/** Templates that the coupon centre shows: to be received, running or about to, and not past their fixed dates. */
function offered(db: Db, now: Date) {
  return db
    .selectFrom('coupon_templates')
    .where('get_way', '=', getWay.receive)
    .where('status', 'in', [0, 1])
    .where((eb) => eb.or([eb('time_type', '=', 0), eb('end_at', '>', now)]));
}

async function receivedOf(db: Db, userId: number | undefined, ids: number[]): Promise<Map<number, number>> {
  if (userId === undefined || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_coupons')
    .select(({ fn }) => ['template_id', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('template_id', 'in', ids)
    .groupBy('template_id')
    .execute();
  return new Map(rows.map(({ template_id, count }) => [template_id, count]));
}

const present = (row: TemplateRow, received: Map<number, number>, titles: CategoryTitles, now: Date) =>
  presentOffer(row, received.get(row.id) ?? 0, titles, now);

const gone = (eb: ExpressionBuilder<DB, 'coupon_templates'>) =>
  eb.and([eb('total', '>', 0), eb('received', '>=', eb.ref('total'))]);

/** The coupon centre. What is still to be had comes before what is gone, the more it takes off the earlier. */
export async function couponCentre(
  db: Db,
  userId: number | undefined,
  page: number,
  now: Date,
): Promise<DataOf<'GET /coupons/list'>> {
  const titles = await categoryTitles(db);
  return paginate(
    offered(db, now)
      .selectAll()
      .orderBy((eb) => eb.case().when('status', '=', 0).then(1).when(gone(eb)).then(2).else(0).end())
      .orderBy('off_fen', 'desc')
      .orderBy('id'),
    { page, perPage },
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const received = await receivedOf(db, userId, ids);
      return rows.map((row) => present(row, received, titles, now));
    },
  );
}

/**
 * Receives one coupon.
 * @throws HttpProblem 404 unknown, or one that is not to be received · 409 with the reason
 */
export async function receiveCoupon(
  trx: Db,
  userId: number,
  templateId: number,
  now: Date,
): Promise<DataOf<'POST /coupons/receive/:id'>> {
  const locked = await trx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('id', '=', templateId)
    .where('get_way', '=', getWay.receive)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound('优惠券不存在');
  const id = await issueCoupon(trx, locked, { userId, actor: 'user', actorId: userId, now });
  return { coupon: await oneCoupon(trx, id, now), offer: await offerFor(trx, userId, templateId, now) };
}

async function offerFor(db: Db, userId: number, templateId: number, now: Date): Promise<CouponOffer> {
  const row = await getRow(db, 'coupon_templates', { id: templateId });
  return presentOffer(row, await receivedBy(db, userId, templateId), await categoryTitles(db), now);
}
