import type { RefundMiss, RefundTerms } from '@harbor/contract';

/** `199.5` → 19950; undefined for what is no amount of at most two decimals. */
export function toFen(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(trimmed)) return undefined;
  const [whole = '0', cents = ''] = trimmed.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** 19950 → `199.50`, as it stands in the field. */
export const toYuan = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** What an amount follows from. */
type AmountTerms = Pick<RefundTerms, 'refundable_fen' | 'suggested_fen' | 'misses' | 'miss_cap'>;

/**
 * What fits the stage, in 分: after a delivery it follows from what was ticked. Null where only the evidence can tell.
 * The server counts the same way.
 */
export function suggestedFen(
  terms: AmountTerms,
  payFen: number,
  misses: readonly RefundMiss[],
): number | null {
  if (terms.misses.length === 0) return terms.suggested_fen;
  const sum = terms.misses
    .filter(({ key }) => misses.includes(key))
    .reduce((total, { percent }) => total + percent, 0);
  const share = Math.ceil((payFen * Math.min(terms.miss_cap, sum)) / 100);
  return Math.min(terms.refundable_fen, share);
}
