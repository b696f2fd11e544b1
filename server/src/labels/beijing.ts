const offset = 8 * 3600_000;

const two = (n: number) => n.toString().padStart(2, '0');

/** The clock on the wall in Beijing, readable through the UTC getters. */
const wall = (at: Date) => new Date(at.getTime() + offset);

/** `11-12 10:06`, Beijing time. */
export function shortTime(at: Date): string {
  const w = wall(at);
  return `${two(w.getUTCMonth() + 1)}-${two(w.getUTCDate())} ${two(w.getUTCHours())}:${two(w.getUTCMinutes())}`;
}

/** `11-12`, Beijing time. */
export function shortDay(at: Date): string {
  return shortTime(at).slice(0, 5);
}

/** `2026-11-12 10:06:24`, Beijing time. */
export function fullTime(at: Date): string {
  return wall(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** `20261112`, Beijing time. */
export function compactDay(at: Date): string {
  return wall(at).toISOString().slice(0, 10).replaceAll('-', '');
}

/** `2026-11-12`, Beijing time. */
export function isoDay(at: Date): string {
  return wall(at).toISOString().slice(0, 10);
}

/** `11月23日`, Beijing time. */
export function dayInWords(at: Date): string {
  const w = wall(at);
  return `${w.getUTCMonth() + 1}月${w.getUTCDate()}日`;
}

/** `5 天 12 小时`, `3 小时`, `12 分钟`; never below one minute. */
export function span(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  return hours > 0 ? `${hours} 小时` : `${minutes} 分钟`;
}
