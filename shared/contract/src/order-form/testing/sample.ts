import { type FormAnswers, type FormFile, fieldsOf, holds } from '../answers';
import { daysLater, type FormClock } from '../days';
import type { FormField, FormRowField, OrderFormSchema } from '../document';

const filler = '本研究围绕电极界面的稳定性展开说明现状方法与预期';
const words = (length: number) => filler.repeat(Math.ceil(length / filler.length)).slice(0, length);

const shaped: Record<string, string> = {
  phone: '13900001111',
  email: 'chen@example.edu.cn',
  wechat: 'wx_chen01',
  version: 'V1.0',
  code: 'E0305',
  subject: '0805',
};

/** A file of the first type that a field takes. */
export const sampleFile = (field: FormField | FormRowField, i = 0): FormFile => ({
  id: `01HZX${field.key
    .toUpperCase()
    .replace(/[^A-HJKMNP-TV-Z]/g, '0')
    .padEnd(19, '0')
    .slice(0, 19)}${String(i).padStart(2, '0')}`,
  name: `${field.key}-${i + 1}.${field.types?.[0] ?? 'docx'}`,
  size: 2048,
  sha256: '0'.repeat(64),
  type: (field.types?.[0] ?? 'docx') as FormFile['type'],
  words: null,
});

/** The least that a field takes. */
export function sampleValue(field: FormField | FormRowField, clock: FormClock): unknown {
  const { kind, min = 0, options = [] } = field;
  const known = shaped[field.key];
  const least = Math.max(1, min);
  switch (kind) {
    case 'number':
      return min;
    case 'date':
      return field.from === 'min_days'
        ? daysLater(clock.today, clock.minDays)
        : clock.today.slice(0, { day: 10, month: 7, year: 4 }[field.precision ?? 'day']);
    case 'radio':
    case 'select':
      return options[0];
    case 'multi':
      return options.slice(0, least);
    case 'check':
      return true;
    case 'switch':
      return field.default ?? false;
    case 'slots':
      return ['mon-am', 'wed-eve', 'fri-pm'].slice(0, least);
    case 'subject':
      return known;
    case 'tags':
    case 'journals':
    case 'directories':
      return Array.from({ length: least }, (_, i) => `第${i + 1}项`);
    case 'files':
      return Array.from({ length: least }, (_, i) => sampleFile(field, i));
    case 'either':
      return { text: words(least), files: [] };
    case 'range':
      return field.of === 'date'
        ? { from: clock.today, to: daysLater(clock.today, 60) }
        : { from: field.of === 'year' ? 2020 : 1, to: field.of === 'year' ? 2025 : 5 };
    case 'rows':
      return Array.from({ length: least }, () =>
        sampleLevel(('fields' in field ? field.fields : undefined) ?? [], clock),
      );
    default:
      return known ?? words(least);
  }
}

function sampleLevel(fields: readonly (FormField | FormRowField)[], clock: FormClock): FormAnswers {
  const answers: FormAnswers = {};
  for (const field of fields)
    if (field.required && holds(field.when, answers)) answers[field.key] = sampleValue(field, clock);
  return answers;
}

/** The least with which a form can be handed in: nothing that may be left out. For tests. */
export const sampleAnswers = (schema: OrderFormSchema, clock: FormClock): FormAnswers =>
  // Conditions look at fields of other sections too: a second round sees them all.
  sampleLevel(fieldsOf(schema), clock);
