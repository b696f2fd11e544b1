/** What a test wants of a service. Amounts in 分. */
export interface NewGoods {
  category?: number;
  mode?: 1 | 2 | 3;
  priceFen?: number;
  stock?: number | null;
  status?: 0 | 1 | 2;
  needTrial?: boolean;
  /** Number of its form. */
  formNo?: number;
}

export interface TestGoods {
  id: number;
  specId: number;
}

/** What a test wants of a coupon. Amounts in 分. */
export interface NewCoupon {
  type?: number;
  scope?: number;
  scopeIds?: number[];
  minFen?: number;
  offFen?: number;
  discount?: number;
  days?: number;
}
