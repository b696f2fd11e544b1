import type { StoredFile } from '../files';
import type { FormCondition, FormField, FormRowField, OrderFormSchema } from './document';

/** What somebody filled in, by the keys of the fields; unfinished ones hold whatever was typed. */
export type FormAnswers = Record<string, unknown>;

/** Messages by the path of their field: `title`, `inventors[1].name`. */
export type FormErrors = Record<string, string[]>;

/** A file in an answer. */
export type FormFile = StoredFile;

/** Words, files, or both: the value of a field of kind `either`. */
export interface EitherAnswer {
  text: string;
  files: FormFile[];
}

/** The value of a field of kind `range`, as it was typed. */
export interface RangeAnswer {
  from: string | number;
  to: string | number;
}

/** One of a week's 21 slots, such as `mon-am`. */
export const slotDays = {
  mon: '周一',
  tue: '周二',
  wed: '周三',
  thu: '周四',
  fri: '周五',
  sat: '周六',
  sun: '周日',
};
export const slotTimes = { am: '上午', pm: '下午', eve: '晚上' };

/** All slots in the order of the week. */
export const allSlots: readonly string[] = Object.keys(slotDays).flatMap((day) =>
  Object.keys(slotTimes).map((time) => `${day}-${time}`),
);

/** 周一上午 of `mon-am`. */
export function slotLabel(slot: string): string {
  const [day = '', time = ''] = slot.split('-');
  return `${slotDays[day as keyof typeof slotDays] ?? ''}${slotTimes[time as keyof typeof slotTimes] ?? ''}`;
}

/** Whether the condition holds among answers of the same level. */
export function holds(when: FormCondition | undefined, answers: FormAnswers): boolean {
  if (!when) return true;
  const value = answers[when.field];
  const held = Array.isArray(value) ? value.map(String) : [String(value ?? false)];
  return held.some((one) => when.is.includes(one));
}

/** The fields of a form in the order of the page. */
export const fieldsOf = (schema: OrderFormSchema): FormField[] =>
  schema.sections.flatMap(({ fields }) => fields);

/** Those that are asked for now. */
export const shownFields = <F extends FormField | FormRowField>(
  fields: readonly F[],
  answers: FormAnswers,
): F[] => fields.filter((field) => holds(field.when, answers));

/** What an empty field of this kind holds. */
export function emptyAnswer(field: FormRowField): unknown {
  switch (field.kind) {
    case 'multi':
    case 'tags':
    case 'rows':
    case 'slots':
    case 'journals':
    case 'directories':
    case 'files':
      return [];
    case 'check':
    case 'switch':
      return false;
    case 'range':
      return { from: '', to: '' };
    case 'either':
      return { text: '', files: [] };
    default:
      return '';
  }
}

/** A form as it is before anybody wrote in it. */
export function blankAnswers(schema: OrderFormSchema): FormAnswers {
  return Object.fromEntries(
    fieldsOf(schema).map((field) => {
      const rows = field.kind === 'rows' && field.required ? [blankRow(field)] : undefined;
      return [field.key, field.default ?? rows ?? emptyAnswer(field)];
    }),
  );
}

/** A new row of a group. */
export const blankRow = (field: FormField): FormAnswers =>
  Object.fromEntries((field.fields ?? []).map((one) => [one.key, one.default ?? emptyAnswer(one)]));

/** Whether somebody has written or chosen something here. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value))
    return value.some((one) => isFilled(one) || (one !== null && typeof one === 'object'));
  if (value && typeof value === 'object') return Object.values(value).some(isFilled);
  return false;
}
