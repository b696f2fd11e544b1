import type { CouponList } from '@harbor/contract/coupon-status';

/** A part of `/coupon/`. */
export type CouponView = CouponList | 'centre';

/** The parts in their order; `centre` is where coupons are received. */
export const couponViews: readonly { key: CouponView; label: string }[] = [
  { key: 'unused', label: '未使用' },
  { key: 'used', label: '已使用' },
  { key: 'expired', label: '已过期' },
  { key: 'centre', label: '领券中心' },
];

/** The part that an address asks for. */
export function viewAt(params: URLSearchParams): CouponView {
  const wanted = params.get('tab');
  return couponViews.find(({ key }) => key === wanted)?.key ?? 'unused';
}

/** Address of a part. */
export const viewPath = (view: CouponView) => (view === 'unused' ? '/coupon/' : `/coupon/?tab=${view}`);
