const dayMs = 24 * 3_600_000;
const beijing = 8 * 3_600_000;

/** Statements are there from half past ten in the morning of the next day on, in ms after its midnight. */
const statementsAt = 10.5 * 3_600_000;

/** The Beijing day of a moment, so many days later: `YYYY-MM-DD`. @param now ms */
export const dayOf = (now: number, later = 0): string =>
  new Date(now + beijing + later * dayMs).toISOString().slice(0, 10);

/** When a Beijing day begins, in ms. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** From when to when a Beijing day lasts. */
export function boundsOf(day: string): { from: Date; to: Date } {
  const from = startOf(day);
  return { from: new Date(from), to: new Date(from + dayMs) };
}

/** Whether a day is over: before that no channel has a statement of it. */
export const isOver = (day: string, now: number): boolean => startOf(day) + dayMs <= now;

/** When the channels' statements of a day are there, in ms. */
export const statementFrom = (day: string): number => startOf(day) + dayMs + statementsAt;
