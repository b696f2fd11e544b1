import type { FormRowField } from './document';

/** What the dates of a form are held against. */
export interface FormClock {
  /** Today in Beijing, `2026-11-21`. */
  today: string;
  /** Days that the service needs at least. */
  minDays: number;
}

const day = 24 * 3600_000;

/** The day some days after another one. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

const lengths = { day: 10, month: 7, year: 4 };
const shapes = { day: /^\d{4}-\d{2}-\d{2}$/, month: /^\d{4}-\d{2}$/, year: /^\d{4}$/ };

/** Whether it is a day, month or year that exists, between 1900 and 2200. */
export function isDate(text: string, precision: keyof typeof shapes = 'day'): boolean {
  if (!shapes[precision].test(text)) return false;
  const padded = { day: text, month: `${text}-01`, year: `${text}-01-01` }[precision];
  const at = Date.parse(`${padded}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== padded) return false;
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year <= 2200;
}

/** Earliest and latest value of a date field, in its own precision. */
export function dateBounds(
  field: Pick<FormRowField, 'from' | 'to' | 'precision'>,
  clock: FormClock,
): { from: string | undefined; to: string | undefined } {
  const value = (bound: FormRowField['from']) => {
    if (bound === undefined) return undefined;
    const date = bound === 'min_days' ? daysLater(clock.today, clock.minDays) : clock.today;
    return date.slice(0, bound === 'this_year' ? 4 : lengths[field.precision ?? 'day']);
  };
  return { from: value(field.from), to: value(field.to) };
}
