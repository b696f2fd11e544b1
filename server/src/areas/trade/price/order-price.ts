/** 1 一口价 · 2 按千字 · 3 报价 */
export type PriceMode = 1 | 2 | 3;

/** What a purchase counts: pieces for a fixed price, words for a price per 千字. */
export interface PriceInput {
  mode: PriceMode;
  unitFen: number;
  quantity?: number | undefined;
  words?: number | undefined;
}

/** The price before coupons. Amounts in 分; `quantity` is in pieces or 千字, whichever the price counts. */
export interface OrderPrice {
  quantity: number;
  words: number | null;
  totalFen: number;
}

/** 千字 that are charged: every begun thousand counts, at least one. */
export function thousands(words: number): number {
  return Math.max(1, Math.ceil(words / 1000));
}

/**
 * The price of a purchase, from the catalogue's unit price alone. A quoted service costs nothing yet.
 * @returns the price, or the wrong field with its message
 */
export function orderPrice(input: PriceInput): OrderPrice | { field: 'words' | 'quantity'; message: string } {
  if (input.mode === 3) return { quantity: 1, words: input.words ?? null, totalFen: 0 };
  if (input.mode === 1) {
    const quantity = input.quantity ?? 1;
    return { quantity, words: null, totalFen: quantity * input.unitFen };
  }
  if (input.words === undefined) return { field: 'words', message: '请输入字数' };
  if ((input.quantity ?? 1) !== 1) return { field: 'quantity', message: '该服务按字数计价，数量只能为1' };
  const quantity = thousands(input.words);
  return { quantity, words: input.words, totalFen: quantity * input.unitFen };
}
