import { clockOf, minuteOfDay } from '../../base/messages/quiet';

const minute = 60_000;
const day = 24 * 60;

/** The daily office hours of support, in minutes since midnight, Beijing time. */
export interface OfficeHours {
  from: number;
  to: number;
}

/** Whether somebody is there, and when they come back if not. */
export function officeState({ from, to }: OfficeHours, at: Date): { open: boolean; opensAt: Date | null } {
  const now = minuteOfDay(at);
  if (now >= from && now < to) return { open: true, opensAt: null };
  const startOfMinute = Math.floor(at.getTime() / minute) * minute;
  return { open: false, opensAt: new Date(startOfMinute + ((from - now + day) % day) * minute) };
}

/** When the next shift begins that has not begun yet: the one of tomorrow while somebody is there. */
export function nextShift({ from }: OfficeHours, at: Date): Date {
  const startOfMinute = Math.floor(at.getTime() / minute) * minute;
  return new Date(startOfMinute + ((from - minuteOfDay(at) + day) % day || day) * minute);
}

/** 每天 9:00–21:00 */
export const hoursText = ({ from, to }: OfficeHours) =>
  `每天 ${clockOf(from).replace(/^0/, '')}–${clockOf(to).replace(/^0/, '')}`;
