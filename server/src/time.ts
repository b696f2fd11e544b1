const offset = 8 * 3_600_000;

/** A moment as the API writes it: ISO-8601 with +08:00, whole seconds. */
export function toMoment(at: Date | number): string {
  const shifted = new Date(Number(at) + offset);
  return `${shifted.toISOString().slice(0, 19)}+08:00`;
}

/** `toMoment`, or null for none. */
export const toMomentOrNull = (at: Date | number | null) => (at === null ? null : toMoment(at));
