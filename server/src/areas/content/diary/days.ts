import { diaryLimits } from './limits';

const dayMs = 86_400_000;
const beijing = 8 * 3_600_000;

/** Today in Beijing, `2026-11-27`. */
export const today = (now: Date): string => new Date(now.getTime() + beijing).toISOString().slice(0, 10);

/** A day so many days later. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days from one day to another; below 0 where the second lies before the first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** When a reminder goes out that somebody wants so many days before a day: at nine in Beijing. */
export const reminderAt = (day: string, days: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - beijing + diaryLimits.remindHour * 3_600_000 - days * dayMs);

/** `12月2日` */
export const dayInChinese = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日`;
};

/** Whether the calendar has such a day. */
export function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
