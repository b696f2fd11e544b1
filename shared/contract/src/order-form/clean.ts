import { composed } from '../composed';
import { emptyAnswer, type FormAnswers, fieldsOf, shownFields } from './answers';
import type { FormField, FormRowField, OrderFormSchema } from './document';
import { cleanText } from './text';

const most = { list: 100, file: 40 };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '');

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .filter((one) => typeof one === 'string')
    .map(cleanText)
    .filter((one) => one !== '')
    .slice(0, most.list);

/** A number, also when it was typed with blanks, commas or in full width; what is none stays as it was typed. */
function number(value: unknown): number | string {
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  const typed = composed(words(value), 'NFKC').replace(/[,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

function files(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [])
    .filter(isObject)
    .filter(({ id }) => typeof id === 'string' && id !== '')
    .slice(0, most.file)
    .map(({ id, name, size, sha256, type, words: counted, unchecked }) => ({
      id,
      name: typeof name === 'string' ? name.slice(0, 200) : '',
      size: typeof size === 'number' ? size : 0,
      sha256: typeof sha256 === 'string' ? sha256 : '',
      type: typeof type === 'string' ? type : '',
      words: typeof counted === 'number' ? counted : null,
      ...(Array.isArray(unchecked) && { unchecked: unchecked.filter((one) => typeof one === 'string') }),
    }));
}

function cleanValue(field: FormField | FormRowField, value: unknown): unknown {
  switch (field.kind) {
    case 'number':
      return number(value);
    case 'check':
    case 'switch':
      return value === true;
    case 'multi':
    case 'tags':
    case 'slots':
    case 'journals':
    case 'directories':
      return list(value);
    case 'files':
      return files(value);
    case 'either':
      return isObject(value) ? { text: words(value.text), files: files(value.files) } : emptyAnswer(field);
    case 'range': {
      const part = field.of === 'date' ? words : number;
      return isObject(value) ? { from: part(value.from), to: part(value.to) } : emptyAnswer(field);
    }
    case 'rows': {
      const fields = 'fields' in field ? (field.fields ?? []) : [];
      return (Array.isArray(value) ? value : [])
        .filter(isObject)
        .slice(0, most.list)
        .map((row) => Object.fromEntries(fields.map((one) => [one.key, cleanValue(one, row[one.key])])));
    }
    default:
      return words(value);
  }
}

/** Answers in the shape of their form, whatever was sent: texts trimmed and without scripts, unknown keys left out. */
export function cleanAnswers(schema: OrderFormSchema, raw: unknown): FormAnswers {
  const given = isObject(raw) ? raw : {};
  return Object.fromEntries(
    fieldsOf(schema).map((field) => [
      field.key,
      field.key in given ? cleanValue(field, given[field.key]) : emptyAnswer(field),
    ]),
  );
}

/** Keys that no field of the form has. */
export function unknownKeys(schema: OrderFormSchema, raw: Record<string, unknown>): string[] {
  const known = new Set(fieldsOf(schema).map(({ key }) => key));
  return Object.keys(raw).filter((key) => !known.has(key));
}

/** What counts when a form is handed in: fields that were not asked for are left out. */
export function askedAnswers(schema: OrderFormSchema, answers: FormAnswers): FormAnswers {
  const shown = shownFields(fieldsOf(schema), answers);
  return Object.fromEntries(shown.map(({ key }) => [key, answers[key]]));
}
