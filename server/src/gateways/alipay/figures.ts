/** 分 → "88.88". Whole numbers only: no float comes near money. */
export function yuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen <= 0)
    throw new RangeError('amount must be a positive whole number of 分');
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** "88.88", "88.8" or "88" → 分; null for anything else. */
export function fenOf(text: string | undefined): number | null {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text ?? '');
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const beijingOffsetMs = 8 * 3_600_000;

/** "yyyy-MM-dd HH:mm:ss" in Beijing, whatever the process's time zone (alipay-sdk alone uses the local one). */
export function beijingTime(ms: number): string {
  return new Date(ms + beijingOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment that a Beijing "yyyy-MM-dd HH:mm:ss" (with or without milliseconds) names; null for anything else. */
export function momentOf(text: string | undefined): Date | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec(text ?? '');
  return match ? new Date(`${match[1]}T${match[2]}+08:00`) : null;
}
