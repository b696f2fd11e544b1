import type { AuditLine } from '@harbor/contract';

const dayMs = 24 * 3_600_000;
const names = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** The Beijing day of a moment that the API wrote. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The Beijing day so many days from a moment on. */
export const dayFrom = (now: number, days = 0): string =>
  new Date(now + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

/** `今天 · 11-26 周四` */
export function dayTitle(day: string, now: number): string {
  const said = `${day.slice(0, 4) === dayFrom(now).slice(0, 4) ? day.slice(5) : day} ${names[new Date(day).getUTCDay()]}`;
  if (day === dayFrom(now)) return `今天 · ${said}`;
  return day === dayFrom(now, -1) ? `昨天 · ${said}` : said;
}

export interface Day {
  day: string;
  lines: AuditLine[];
}

/** Lines by the day on which they were written, in their order. */
export function byDay(lines: readonly AuditLine[]): Day[] {
  const days: Day[] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last?.day === dayOf(line.at)) last.lines.push(line);
    else days.push({ day: dayOf(line.at), lines: [line] });
  }
  return days;
}
