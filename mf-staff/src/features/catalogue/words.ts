import { type GoodsStatus, goodsStatus } from '@harbor/contract/goods-status';
import { formatFen } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

/** The ground of a state's word. */
export const toneOf: Record<GoodsStatus, TagTone> = {
  [goodsStatus.draft]: 'gold',
  [goodsStatus.onShelf]: 'accent',
  [goodsStatus.offShelf]: 'plain',
  [goodsStatus.archived]: 'over',
};

/** Ways to name a price. */
export const priceModes = [
  [1, '一口价'],
  [2, '按千字'],
  [3, '先报价'],
] as const;

const quoted = 3;

/** A price in a list: `¥320 起/千字`, `待报价`, or nothing yet. */
export function priceWords(row: {
  price_mode: number;
  price_fen: number;
  unit: string;
  specs: number;
}): string {
  if (row.price_mode === quoted) return '待报价';
  if (row.specs === 0 || row.price_fen === 0) return '—';
  return `¥${formatFen(row.price_fen, { trim: true })}${row.specs > 1 ? ' 起' : ''}/${row.unit}`;
}

/** `不限`, `12`. */
export const stockWords = (stock: number | null): string => (stock === null ? '不限' : String(stock));
