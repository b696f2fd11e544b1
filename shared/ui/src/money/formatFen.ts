/**
 * Writes an amount of 分 as 元 with thousands separators: `formatFen(218000)` is `2,180.00`.
 *
 * @param fen integer number of 分
 * @param options `trim` drops `.00` of whole amounts, for cards and lists: `formatFen(32000, { trim: true })` is `320`
 */
export function formatFen(fen: number, options: { trim?: boolean } = {}): string {
  const digits = options.trim && fen % 100 === 0 ? 0 : 2;
  return (fen / 100).toLocaleString('zh-CN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
