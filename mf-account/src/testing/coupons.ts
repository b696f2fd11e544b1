import type { CouponOffer, OwnCoupon } from '@harbor/contract';
import type { Handlers } from '@harbor/runtime/testing';
import { pageOf } from './messages';

const terms = {
  title: '满 1000 减 60',
  type: 1,
  min_fen: 100_000,
  off_fen: 6000,
  discount: 0,
  cap_fen: 0,
  scope: 0,
  scope_ids: [],
  scope_text: '全场通用',
};

export const coupon: OwnCoupon = {
  ...terms,
  id: 7,
  status: 0,
  status_text: '未使用',
  start_at: '2026-11-01T00:00:00+08:00',
  expire_at: '2026-12-20T00:00:00+08:00',
  received_at: '2026-11-01T00:00:00+08:00',
  used_at: null,
  expiring: false,
  order_id: null,
  note: '',
};

export const offer: CouponOffer = {
  ...terms,
  id: 3,
  title: '立减 10 元',
  type: 3,
  min_fen: 0,
  off_fen: 1000,
  valid_text: '领取后 7 天内有效',
  left: 12,
  total: 100,
  per_limit: 1,
  received: 0,
  state: 'open',
};

/** A server where somebody holds one coupon and can receive another. */
export const couponHandlers: Handlers = {
  'GET /user/get_coupons': { ...pageOf([coupon]), counts: { unused: 1, used: 0, expired: 0 } },
  'GET /coupons/list': pageOf([offer]),
  'POST /coupons/receive/:id': { coupon, offer: { ...offer, state: 'taken' } },
  'POST /coupons/redeem': { coupon },
};
