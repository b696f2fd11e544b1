const dayMs = 86_400_000;
const beijing = 8 * 3_600_000;

/** When the day of a moment began, in Beijing. */
export const dayStart = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + beijing) / dayMs) * dayMs - beijing);

/** So many days later. */
export const plusDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/** Whole days from one day to another; below 0 where the second lies before the first. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((dayStart(to).getTime() - dayStart(from).getTime()) / dayMs);

/** `2026-11-28` in Beijing. */
export const dayOf = (at: Date): string => new Date(at.getTime() + beijing).toISOString().slice(0, 10);

/** `11-29`, with the year where it is another. */
export const shortDay = (at: Date, now: Date): string =>
  dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4) ? dayOf(at).slice(5) : dayOf(at);

/** When something is due, in words. */
export function dueText(due: Date, now: Date): string {
  const days = daysBetween(now, due);
  if (days < 0) return `逾期 ${-days} 天`;
  if (days === 0) return '今天';
  return days === 1 ? `明天 ${shortDay(due, now)}` : `${days} 天后 ${shortDay(due, now)}`;
}

/** The hour of the day in Beijing. */
export const hourOf = (at: Date): number => new Date(at.getTime() + beijing).getUTCHours();
