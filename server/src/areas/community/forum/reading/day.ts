const offset = 8 * 3_600_000;
const day = 24 * 3_600_000;

/** When the day began in Beijing. */
export const beijingDayStart = (at: Date) =>
  new Date(Math.floor((at.getTime() + offset) / day) * day - offset);

/** When the last seven days began in Beijing, today among them. */
export const beijingWeekStart = (at: Date) => new Date(beijingDayStart(at).getTime() - 6 * day);

/** The day in Beijing as `YYYY-MM-DD`. */
export const beijingDay = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(0, 10);
