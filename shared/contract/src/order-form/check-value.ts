import { type FormAnswers, holds } from './answers';
import { dateBounds, type FormClock, isDate } from './days';
import type { FormField, FormRowField } from './document';
import { hasEmoji, visibleLength } from './text';

type AnyField = FormField | FormRowField;
type Said = string | undefined;

/** Whether a text is as long as it may be, and of the shape that it needs. */
export function text(field: AnyField, value: string, level: FormAnswers): Said {
  const { label, min = 0, max, pattern } = field;
  if (field.name && hasEmoji(value)) return `${label}不能包含表情符号`;
  if (pattern && holds(pattern.when, level) && !new RegExp(pattern.regex, 'u').test(value))
    return pattern.message;
  const length = visibleLength(value);
  if (length < min) return `${label}至少${min}个字，还差 ${min - length} 个`;
  if (max !== undefined && length > max) return `${label}最多${max}个字，超出 ${length - max} 个`;
  return undefined;
}

/** Whether a number has no more decimals than it may. */
export function number(field: AnyField, value: unknown): Said {
  const { label, min, max, decimals = 0, unit = '' } = field;
  if (typeof value !== 'number') return `${label}请填写数字`;
  const digits = String(value).split('.')[1]?.length ?? 0;
  if (/e/i.test(String(value)) || digits > decimals)
    return decimals === 0 ? `${label}请填写整数` : `${label}最多${decimals}位小数`;
  if (min !== undefined && value < min) return `${label}不能小于${min}${unit}`;
  if (max !== undefined && value > max) return `${label}不能大于${max}${unit}`;
  return undefined;
}

const inWords = (date: string): string =>
  date.length === 10 ? `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日` : date;

/** Whether it is a day within the bounds of the field. */
export function date(field: AnyField, value: string, clock: FormClock): Said {
  const { label, precision = 'day' } = field;
  if (!isDate(value, precision)) return `${label}不是正确的日期`;
  const { from, to } = dateBounds(field, clock);
  if (from && value < from)
    return field.from === 'min_days' && clock.minDays > 0
      ? `该服务最短 ${clock.minDays} 天，最早可选 ${inWords(from)}`
      : `${label}不能早于${{ day: '今天', month: '本月', year: '今年' }[precision]}`;
  if (to && value > to) return `${label}不能晚于${{ day: '今天', month: '本月', year: '今年' }[precision]}`;
  return undefined;
}
