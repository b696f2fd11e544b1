import type { FormErrors, RangeAnswer } from './answers';
import { date, number } from './check-value';
import type { FormClock } from './days';
import type { FormField, FormRowField } from './document';

/** What is wrong with both ends of a range, and with their order. */
export function checkRange(
  field: FormField | FormRowField,
  value: RangeAnswer,
  path: string,
  clock: FormClock,
): FormErrors {
  const errors: FormErrors = {};
  for (const end of ['from', 'to'] as const) {
    const said = checkEnd(field, value[end], end, clock);
    if (said) errors[`${path}.${end}`] = [said];
  }
  if (Object.keys(errors).length > 0 || value.from === '' || value.to === '') return errors;
  return value.from > value.to ? { [path]: [`${field.label}的起始不能晚于或大于结束`] } : {};
}

function checkEnd(
  field: FormField | FormRowField,
  value: string | number,
  end: 'from' | 'to',
  clock: FormClock,
): string | undefined {
  const label = `${field.label}的${end === 'from' ? '起始' : '结束'}`;
  if (value === '') return field.required ? `请填写${label}` : undefined;
  if (field.of === 'date') return date({ ...field, label }, String(value), clock);
  const thisYear = Number(clock.today.slice(0, 4));
  const max = field.to === 'this_year' ? thisYear : field.max;
  const said = number({ ...field, label, max }, value);
  return said && field.of === 'year' && typeof value === 'number' && value > thisYear
    ? `${label}不能晚于今年`
    : said;
}
