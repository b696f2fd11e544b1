/** 218000 → `¥2,180.00`. Whole arithmetic: no rounding can happen. */
export function yuan(fen: number): string {
  const whole = Math.trunc(fen / 100);
  const grouped = whole.toLocaleString('en-US');
  return `¥${grouped}.${(fen % 100).toString().padStart(2, '0')}`;
}

/** 6200 → `6,200`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
