/** Where a service stands: codes of `goods.status`. */
export const goodsStatus = {
  /** Never offered yet. */
  draft: 0,
  onShelf: 1,
  /** Not for sale; its page stays, as old orders lead to it. */
  offShelf: 2,
  /** Put away for good: off the shelf, and out of the desk's ordinary lists. */
  archived: 3,
} as const;

export type GoodsStatus = (typeof goodsStatus)[keyof typeof goodsStatus];

/** What staff read for each. */
export const goodsStatusLabels: Record<GoodsStatus, string> = {
  0: '草稿',
  1: '在架',
  2: '已下架',
  3: '已归档',
};
