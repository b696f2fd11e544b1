import type { GoodsDetail, GoodsSpec } from '@harbor/contract';

/** What a person wants of a service. Which of the amounts counts is decided by the price mode. */
export interface Selection {
  specId: number;
  /** Pieces, for a fixed price. */
  quantity: number;
  /** Words of the manuscript, for a price per 千字. */
  words: number;
}

/** 1 一口价 · 2 按千字 · 3 报价 */
type PriceMode = GoodsDetail['price_mode'];

export const limits = { quantity: { min: 1, max: 99 }, words: { min: 100, max: 300_000 } };

const usualWords = 5000;

function within(value: string | null, { min, max }: { min: number; max: number }, otherwise: number): number {
  const number = Number(value);
  if (!value || !Number.isInteger(number)) return otherwise;
  return Math.min(Math.max(number, min), max);
}

/** Whether a specification can still be bought. */
export function inStock(spec: GoodsSpec): boolean {
  return spec.stock === null || spec.stock > 0;
}

/** The chosen specification. */
export function specOf(goods: Pick<GoodsDetail, 'specs'>, specId: number): GoodsSpec | undefined {
  return goods.specs.find((spec) => spec.id === specId);
}

/** The selection that an address such as `?spec=3&words=6200` describes, with sensible values for what it leaves open. */
export function readSelection(goods: Pick<GoodsDetail, 'specs'>, params: URLSearchParams): Selection {
  const asked = specOf(goods, Number(params.get('spec')));
  const first = goods.specs.find(inStock) ?? goods.specs[0];
  return {
    specId: asked?.id ?? first?.id ?? 0,
    quantity: within(params.get('quantity'), limits.quantity, 1),
    words: within(params.get('words'), limits.words, usualWords),
  };
}

/** The part of a request that says how much is wanted. */
export function amountOf(mode: PriceMode, selection: Selection): { quantity?: number; words?: number } {
  if (mode === 1) return { quantity: selection.quantity };
  return mode === 2 ? { words: selection.words } : {};
}

/** Address of the buy page for a selection; it survives a reload and a detour over the login. */
export function buyPath(goods: Pick<GoodsDetail, 'id' | 'price_mode'>, selection: Selection): string {
  const params = new URLSearchParams({ spec: String(selection.specId) });
  for (const [name, value] of Object.entries(amountOf(goods.price_mode, selection))) {
    params.set(name, String(value));
  }
  return `/buypage/${goods.id}?${params}`;
}

/** How often the unit price is charged: pieces, or 千字 rounded up, at least one. */
export function billedUnits(mode: PriceMode, selection: Selection): number {
  if (mode === 2) return Math.max(1, Math.ceil(selection.words / 1000));
  return mode === 1 ? selection.quantity : 1;
}

/** Price in 分 before coupons, for showing only: the server decides. `null` where a price is quoted later. */
export function previewFen(
  goods: Pick<GoodsDetail, 'specs' | 'price_mode'>,
  selection: Selection,
): number | null {
  const spec = specOf(goods, selection.specId);
  if (!spec || goods.price_mode === 3) return null;
  return spec.price_fen * billedUnits(goods.price_mode, selection);
}

/** E.g. `6,200 字` or `× 2`; empty where the amount does not matter. */
export function amountText(mode: PriceMode, selection: Selection): string {
  if (mode === 2) return `${selection.words.toLocaleString('zh-CN')} 字`;
  return mode === 1 && selection.quantity > 1 ? `× ${selection.quantity}` : '';
}

/** Until when it is delivered: the time runs from the moment somebody serves the order, as the server counts it. */
export function deliveryText(mode: PriceMode, days: number): string {
  return mode === 3 ? '交付时间以报价为准' : `安排老师后 ${days} 天内交付`;
}
