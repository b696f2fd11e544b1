import { type FileType, fileTypeOf, mostFileBytes } from '../file-types';
import {
  allSlots,
  type EitherAnswer,
  type FormAnswers,
  type FormErrors,
  type FormFile,
  isFilled,
  shownFields,
} from './answers';
import { date, number, text } from './check-value';
import type { FormClock } from './days';
import { disciplines } from './disciplines';
import type { FormField, FormRowField } from './document';
import { checkRange } from './range';
import { visibleLength } from './text';

/** Where a field stands: its path, the answers of its level, and the day. */
export interface FieldPlace {
  path: string;
  level: FormAnswers;
  clock: FormClock;
}

type AnyField = FormField | FormRowField;
type Said = string | undefined;

/** Most files of a field that does not say otherwise. */
export const mostFiles = 5;
/** What a field takes that does not say otherwise. */
export const usualTypes: readonly FileType[] = ['doc', 'docx', 'pdf', 'tex', 'zip'];
const longestItem = 50;
const pieces: Partial<Record<AnyField['kind'], string>> = {
  rows: '项',
  slots: '个时段',
  files: '个文件',
  journals: '本期刊',
};

const missing = ({ kind, label }: AnyField): string => {
  if (kind === 'check') return `请确认：${label}`;
  if (kind === 'files') return `请上传${label}`;
  if (kind === 'either') return `请填写${label}，或上传文件`;
  if (['text', 'textarea', 'number', 'tags', 'rows', 'journals', 'directories'].includes(kind))
    return `请填写${label}`;
  return `请选择${label}`;
};

function count(field: AnyField, length: number, most = field.max): Said {
  const { label, min = 0 } = field;
  const piece = pieces[field.kind] ?? '项';
  if (length < min) return `${label}至少${min}${piece}`;
  if (most !== undefined && length > most) return `${label}最多${most}${piece}`;
  return undefined;
}

function items(field: AnyField, values: string[]): Said {
  const longest = field.item_max ?? (field.kind === 'journals' ? 200 : longestItem);
  const long = values.find((one) => visibleLength(one) > longest);
  if (long) return `${field.label}每项最多${longest}个字`;
  if (new Set(values).size < values.length) return `${field.label}有重复的内容`;
  return count(field, values.length);
}

function chosen(field: AnyField, values: string[], known: readonly string[]): Said {
  if (values.some((one) => !known.includes(one)) || new Set(values).size < values.length)
    return `请重新选择${field.label}`;
  return count(field, values.length);
}

function files(field: AnyField, values: FormFile[]): Said {
  const types = field.types ?? usualTypes;
  const wrong = values.find(({ name }) => {
    const type = fileTypeOf(name);
    return name && !(type && types.includes(type));
  });
  if (wrong) return `${field.label}只支持 ${types.join('、')}：${wrong.name}`;
  if (values.some(({ size }) => size > mostFileBytes)) return `${field.label}单个文件不能超过20MB`;
  if (new Set(values.map(({ id }) => id)).size < values.length) return `${field.label}有重复的文件`;
  return field.kind === 'either'
    ? count({ ...field, kind: 'files', min: 0 }, values.length, mostFiles)
    : count(field, values.length, field.max ?? mostFiles);
}

function either(field: AnyField, { text: typed, files: given }: EitherAnswer, level: FormAnswers): Said {
  const wrong = files(field, given);
  if (wrong || typed === '') return wrong;
  // A few words beside a file are welcome; without one they have to be enough.
  return text(given.length > 0 ? { ...field, min: 0 } : field, typed, level);
}

function rows(field: AnyField, values: FormAnswers[], { path, clock }: FieldPlace): FormErrors {
  const fields = 'fields' in field ? (field.fields ?? []) : [];
  const wrong = count(field, values.length);
  const inside = values.map((row, i) =>
    shownFields(fields, row).map((one) =>
      checkField(one, row[one.key], { path: `${path}[${i}].${one.key}`, level: row, clock }),
    ),
  );
  return Object.assign(wrong ? { [path]: [wrong] } : {}, ...inside.flat());
}

/** What is wrong with a field that is asked for; the value has been through `cleanAnswers`. */
export function checkField(field: AnyField, value: unknown, place: FieldPlace): FormErrors {
  const { path, level, clock } = place;
  const filled = field.kind === 'rows' ? (value as unknown[]).length > 0 : isFilled(value);
  if (!filled) return field.required ? { [path]: [missing(field)] } : {};
  if (field.kind === 'rows') return rows(field, value as FormAnswers[], place);
  if (field.kind === 'range') return checkRange(field, value as never, path, clock);
  const said = ((): Said => {
    switch (field.kind) {
      case 'number':
        return number(field, value);
      case 'date':
        return date(field, value as string, clock);
      case 'radio':
      case 'select':
        return chosen({ ...field, min: 0, max: 1 }, [value as string], field.options ?? []);
      case 'multi':
        return chosen(field, value as string[], field.options ?? []);
      case 'slots':
        return chosen(field, value as string[], allSlots);
      case 'subject':
        return disciplines.has(value as string) ? undefined : `请重新选择${field.label}`;
      case 'tags':
      case 'journals':
      case 'directories':
        return items(field, value as string[]);
      case 'files':
        return files(field, value as FormFile[]);
      case 'either':
        return either(field, value as EitherAnswer, level);
      case 'check':
      case 'switch':
        return undefined;
      default:
        return text(field, value as string, level);
    }
  })();
  return said ? { [path]: [said] } : {};
}
