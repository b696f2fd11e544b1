import type { DeskUrgency } from '@harbor/contract';

const hour = 3_600_000;

/** How far something due is from its limit, of which the last quarter is short. */
export function urgencyOf(due: Date | null, limitHours: number | null, now: Date): DeskUrgency {
  if (due === null) return 'ok';
  if (due < now) return 'late';
  return due.getTime() - ((limitHours ?? 0) * hour) / 4 <= now.getTime() ? 'soon' : 'ok';
}
