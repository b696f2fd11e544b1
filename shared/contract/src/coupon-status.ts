/** Codes of `user_coupons.status`; the table of transitions lives in the server. */
export const couponStatus = { unused: 0, locked: 1, used: 2, expired: 3, voided: 4 } as const;

export type CouponStatus = (typeof couponStatus)[keyof typeof couponStatus];

/** What users read for each code. */
export const couponStatusLabel: Record<CouponStatus, string> = {
  0: '未使用',
  1: '已锁定',
  2: '已使用',
  3: '已过期',
  4: '已作废',
};

/** The lists of `/coupon/`, in their order. */
export const couponLists = ['unused', 'used', 'expired'] as const;

/** One of them: `unused` has locked ones too, `expired` has voided ones too. */
export type CouponList = (typeof couponLists)[number];
