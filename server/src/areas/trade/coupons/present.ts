import type { CouponOffer, CouponTerms, OwnCoupon } from '@harbor/contract';
import { type CouponStatus, couponStatusLabel, couponStatus as s } from '@harbor/contract/coupon-status';
import { promises } from '@harbor/contract/promises';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { toMoment, toMomentOrNull } from '../../../time';
import { scopeText } from './scope-text';

export type TemplateRow = Selectable<DB['coupon_templates']>;

/** Names of the categories, for coupons that are for some of them. */
export type CategoryTitles = ReadonlyMap<number, string>;

/** A coupon that ends within this is about to expire, in ms. */
export const soonMs = promises.couponSoonDays * 86_400_000;

/** Reads the names of the categories. */
export async function categoryTitles(db: Db): Promise<CategoryTitles> {
  const rows = await db.selectFrom('categories').select(['id', 'title']).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

type TermsRow = Pick<
  TemplateRow,
  'title' | 'type' | 'min_fen' | 'off_fen' | 'discount' | 'cap_fen' | 'scope' | 'scope_ids'
>;

/** What a coupon takes off, with its scope in words. */
export const presentTerms = (row: TermsRow, titles: CategoryTitles): CouponTerms => ({
  title: row.title,
  type: row.type,
  min_fen: row.min_fen,
  off_fen: row.off_fen,
  discount: row.discount,
  cap_fen: row.cap_fen,
  scope: row.scope,
  scope_ids: row.scope_ids,
  scope_text: scopeText(row, titles),
});

/** Why a coupon cannot be received, or `open`. @param received how many the person has received already */
export function offerState(row: TemplateRow, received: number, now: Date): CouponOffer['state'] {
  if (row.status === 0) return 'soon';
  if (row.status !== 1 || (row.time_type === 1 && row.end_at !== null && row.end_at <= now)) return 'over';
  if (received >= row.per_limit) return 'taken';
  return row.total > 0 && row.received >= row.total ? 'sold_out' : 'open';
}

const day = (moment: Date) => toMoment(moment).slice(0, 10);

/** How long a coupon can be used, in words: 领取后 30 天内有效. */
export const validText = (row: TemplateRow): string =>
  row.time_type === 1 && row.start_at && row.end_at
    ? `${day(row.start_at)} 至 ${day(row.end_at)} 有效`
    : `领取后 ${row.days} 天内有效`;

/** A coupon of the coupon centre for a person who has received some of it already. */
export const presentOffer = (
  row: TemplateRow,
  received: number,
  titles: CategoryTitles,
  now: Date,
): CouponOffer => ({
  ...presentTerms(row, titles),
  id: row.id,
  valid_text: validText(row),
  left: row.total > 0 ? row.total - row.received : null,
  total: row.total,
  per_limit: row.per_limit,
  received,
  state: offerState(row, received, now),
});

type HeldRow = TermsRow & Selectable<DB['user_coupons']>;

/** A held coupon as it stands at `now`: one that has run out is over, though no timer has moved it yet. */
export function presentOwn(row: HeldRow, titles: CategoryTitles, now: Date): OwnCoupon {
  const over = row.status === s.unused && row.expire_at <= now;
  const status = (over ? s.expired : row.status) as CouponStatus;
  return {
    ...presentTerms(row, titles),
    id: row.id,
    status,
    status_text: couponStatusLabel[status],
    start_at: toMoment(row.start_at),
    expire_at: toMoment(row.expire_at),
    received_at: toMoment(row.received_at),
    used_at: toMomentOrNull(row.used_at),
    expiring: status === s.unused && row.expire_at.getTime() - now.getTime() < soonMs,
    order_id: row.order_id,
    note: row.note,
  };
}
