/** Amount in 分 of what somebody typed in 元; null for what is no amount. */
export function fenOf(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount as it is typed: `1368.00`. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);
