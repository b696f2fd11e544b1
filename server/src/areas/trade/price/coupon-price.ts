import { type OrderKind, orderKind } from '@harbor/contract/order-kind';

/** The facts of a coupon that its worth depends on. Amounts in 分. */
export interface CouponTerms {
  /** 1 满减 · 2 折扣 · 3 立减 */
  type: number;
  /** 0 全场 · 1 类目 · 2 指定服务 · 3 课程 */
  scope: number;
  /** Categories or services that `scope` 1 and 2 speak of. */
  scopeIds: readonly number[];
  minFen: number;
  offFen: number;
  /** 1 to 99: what is still paid, in percent. Only for type 2. */
  discount: number;
  /** Most that a discount takes off; 0 = no cap. */
  capFen: number;
}

/** The terms as `coupon_templates` keeps them. */
export interface TermsRow {
  type: number;
  scope: number;
  scope_ids: readonly number[];
  min_fen: number;
  off_fen: number;
  discount: number;
  cap_fen: number;
}

/** The terms of a template's row. */
export const termsOf = (row: TermsRow): CouponTerms => ({
  type: row.type,
  scope: row.scope,
  scopeIds: row.scope_ids,
  minFen: row.min_fen,
  offFen: row.off_fen,
  discount: row.discount,
  capFen: row.cap_fen,
});

/** What the coupon is to be used for. */
export interface CouponPurchase {
  kind: OrderKind;
  /** Of the service or the course. */
  goodsId: number;
  categoryId: number;
  totalFen: number;
}

/** What the coupon takes off in 分 (never more than the total), or why it cannot be used. */
export type CouponWorth = { saveFen: number } | { reason: string };

/** Worth of a coupon for one purchase. Ownership, state and time are the caller's to check. */
export function couponWorth(terms: CouponTerms, purchase: CouponPurchase): CouponWorth {
  const course = purchase.kind === orderKind.course;
  if (course && (terms.scope === 1 || terms.scope === 2)) return { reason: '不适用于课程' };
  if (!course && terms.scope === 3) return { reason: '仅限课程使用' };
  if (terms.scope === 1 && !terms.scopeIds.includes(purchase.categoryId)) return { reason: '不适用于该分类' };
  if (terms.scope === 2 && !terms.scopeIds.includes(purchase.goodsId)) return { reason: '不适用于该服务' };
  if (purchase.totalFen < terms.minFen) return { reason: `满${inYuan(terms.minFen)}元可用` };
  const saveFen = Math.min(purchase.totalFen, off(terms, purchase.totalFen));
  // It would be used up for nothing.
  return saveFen > 0 ? { saveFen } : { reason: '没有可减的金额' };
}

function off(terms: CouponTerms, totalFen: number): number {
  if (terms.type !== 2) return terms.offFen;
  // Rounded down: the buyer never pays less than the advertised share.
  const saved = Math.floor((totalFen * (100 - terms.discount)) / 100);
  return terms.capFen > 0 ? Math.min(saved, terms.capFen) : saved;
}

function inYuan(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
}
