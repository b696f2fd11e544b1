const minute = 60_000;
const hour = 60 * minute;

/** How long something waits, in the one unit that matters: `26 分钟`, `51 小时`, `4 天`. */
export function ageOf(since: string, now: number): string {
  const gone = Math.max(0, now - new Date(since).getTime());
  if (gone < hour) return `${Math.max(1, Math.floor(gone / minute))} 分钟`;
  if (gone < 72 * hour) return `${Math.floor(gone / hour)} 小时`;
  return `${Math.floor(gone / (24 * hour))} 天`;
}

/** Minutes that are left until then, at least 0. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.round((new Date(until).getTime() - now) / minute));

/** Share of a limit that is gone, 0 to 1. */
export function shareGone(since: string | null, limitHours: number | null, now: number): number {
  if (!since || !limitHours) return 0;
  return Math.min(1, Math.max(0, (now - new Date(since).getTime()) / (limitHours * hour)));
}

/** `3:05` of what is left, for a lock. */
export function clockLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.floor((new Date(until).getTime() - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
