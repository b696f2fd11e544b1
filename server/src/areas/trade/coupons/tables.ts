import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** `coupon_templates`. Amounts in 分; codes as in domain.md 3.5. */
export interface CouponTemplatesTable {
  id: Generated<number>;
  title: string;
  type: number;
  scope: Defaulted<number>;
  scope_ids: Defaulted<number[]>;
  get_way: Defaulted<number>;
  code: string | null;
  time_type: Defaulted<number>;
  days: Defaulted<number>;
  start_at: Date | null;
  end_at: Date | null;
  /** 0 = without limit. */
  total: Defaulted<number>;
  received: Defaulted<number>;
  per_limit: Defaulted<number>;
  min_fen: Defaulted<number>;
  off_fen: Defaulted<number>;
  /** 1 to 99, what is still paid in percent; 0 unless type 2. */
  discount: Defaulted<number>;
  cap_fen: Defaulted<number>;
  status: Defaulted<number>;
  created_at: Defaulted<Date>;
}

export interface UserCouponsTable {
  id: Generated<number>;
  template_id: number;
  user_id: number;
  /** 0 未使用 · 1 已锁定 · 2 已使用 · 3 已过期 · 4 已作废; moved by `areas/trade/coupons/move` alone. */
  status: Defaulted<number>;
  /** The order that holds or used it. */
  order_id: number | null;
  start_at: Defaulted<Date>;
  expire_at: Date;
  received_at: Defaulted<Date>;
  used_at: Date | null;
  /** Why it was voided. */
  note: Defaulted<string>;
  /** When its owner was told that it is about to expire. */
  reminded_at: Defaulted<Date | null>;
}

/** Every step of a coupon. */
export interface CouponHistoryTable {
  id: GeneratedAlways<number>;
  coupon_id: number;
  event: string;
  from_status: number | null;
  to_status: number;
  actor: string;
  actor_id: number | null;
  order_id: number | null;
  note: Defaulted<string>;
  at: Date;
}

export interface CouponCodesTable {
  code: string;
  template_id: number;
  /** The coupon that it gave. */
  coupon_id: ColumnType<number | null, number | null | undefined, number | null>;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
}

/** The tables this area owns. */
export interface CouponTables {
  coupon_templates: CouponTemplatesTable;
  user_coupons: UserCouponsTable;
  coupon_history: CouponHistoryTable;
  coupon_codes: CouponCodesTable;
}

declare module '../../../db/schema' {
  interface DB extends CouponTables {}
}
