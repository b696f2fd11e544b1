const dayMs = 24 * 3_600_000;
const names = '日一二三四五六';
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** The Beijing day so many days from a moment on: `YYYY-MM-DD`. @param now ms */
export const dayFrom = (now: number, days = 0): string =>
  new Date(now + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** What an address says, where it is a day. */
export const dayIn = (text: string | null): string | undefined =>
  text && shape.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** `11-26 周四` */
export const dayTitle = (day: string): string =>
  `${day.slice(5)} 周${names[new Date(day).getUTCDay()] ?? ''}`;
