const offset = 8 * 3_600_000;
const minute = 60_000;
const day = 24 * 60;

/** Hours in which nothing disturbs, in minutes since midnight, Beijing time; may run over midnight. */
export interface QuietHours {
  quiet: boolean;
  quiet_from: number;
  quiet_to: number;
}

/** Minutes since midnight in Beijing. */
export function minuteOfDay(at: Date): number {
  return Math.floor((at.getTime() + offset) / minute) % day;
}

/**
 * When somebody may be disturbed: now, or at the end of their quiet hours. The end itself is not quiet any more; equal
 * ends mean no quiet hours.
 */
export function disturbFrom({ quiet, quiet_from: from, quiet_to: to }: QuietHours, at: Date): Date {
  if (!quiet || from === to) return at;
  const now = minuteOfDay(at);
  const inside = from < to ? now >= from && now < to : now >= from || now < to;
  if (!inside) return at;
  const startOfMinute = Math.floor(at.getTime() / minute) * minute;
  return new Date(startOfMinute + ((to - now + day) % day) * minute);
}

/** `1350` as `22:30`. */
export function clockOf(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `22:30` as `1350`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
