import type { CouponOffer, CouponTerms, OwnCoupon } from '@harbor/contract';
import { couponStatus } from '@harbor/contract/coupon-status';
import { formatDate, formatFen } from '@harbor/ui';

/** The big words of a ticket: ¥ 60, 9 折. */
export interface Worth {
  sign: string;
  number: string;
  unit: string;
}

/** What a coupon is worth. A discount of 90 is 9 折, one of 85 is 8.5 折. */
export function worthOf({
  type,
  discount,
  off_fen,
}: Pick<CouponTerms, 'type' | 'discount' | 'off_fen'>): Worth {
  if (type === 2) return { sign: '', number: String(discount / 10), unit: '折' };
  return { sign: '¥', number: formatFen(off_fen, { trim: true }), unit: '' };
}

/** From which amount on it counts, and up to which it takes off. */
export function conditionOf({ min_fen, cap_fen, type }: CouponTerms): string {
  const from = min_fen > 0 ? `满 ${formatFen(min_fen, { trim: true })} 元可用` : '无门槛';
  return type === 2 && cap_fen > 0 ? `${from}，最多减 ${formatFen(cap_fen, { trim: true })} 元` : from;
}

/** Where it can be spent, as far as one page shows that. */
export function spendPath({ scope, scope_ids }: Pick<CouponTerms, 'scope' | 'scope_ids'>): string {
  const [only] = scope_ids;
  if (scope === 3) return '/keyanclass/';
  if (scope === 2 && only !== undefined) return `/goodsdetail/${only}`;
  if (scope === 1 && scope_ids.length === 1) return `/productservice/?category=${only}`;
  return '/productservice/';
}

/** Until when a coupon can be used, or what became of it. */
export function fateOf(coupon: OwnCoupon, now: number): string {
  const { status, used_at, note, expire_at, start_at } = coupon;
  if (status === couponStatus.used) return `${formatDate(used_at)} 已使用`;
  if (status === couponStatus.voided) return note ? `已作废：${note}` : '已作废';
  if (status === couponStatus.expired) return `${formatDate(expire_at)} 已过期`;
  if (new Date(start_at).getTime() > now) return `${formatDate(start_at)} 起可用`;
  return `有效期至 ${formatDate(expire_at)}`;
}

/** The button of a coupon that cannot be received. */
export const offerWords: Record<Exclude<CouponOffer['state'], 'taken'>, string> = {
  open: '立即领取',
  soon: '即将开始',
  sold_out: '已领完',
  over: '已结束',
};

/** How many one may have and has, where that is worth saying. */
export function limitOf({ state, per_limit, received }: CouponOffer): string | undefined {
  if (state === 'taken') return '已领取';
  if (per_limit === 1) return undefined;
  return received > 0 ? `已领 ${received} 张，限领 ${per_limit} 张` : `限领 ${per_limit} 张`;
}

/** How many are left, where that presses: the last fifth of a coupon that can be received. */
export function stockOf({ left, total, state }: CouponOffer): string {
  return state === 'open' && left !== null && left / total <= 0.2 ? `仅剩 ${left} 张` : '';
}
