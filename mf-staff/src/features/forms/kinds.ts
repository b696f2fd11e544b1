import type { FormField, FormFieldKind, FormRowField } from '@harbor/contract';

type AnyField = FormField | FormRowField;

/** What each kind of field is called, in the order of the list. */
export const kindTitles: Record<FormFieldKind, string> = {
  text: '单行文字',
  textarea: '多行文字',
  number: '数字',
  radio: '单选（平铺）',
  select: '单选（下拉）',
  multi: '多选',
  switch: '是否开关',
  check: '勾选确认',
  date: '日期',
  range: '区间',
  tags: '词条',
  files: '文件',
  either: '文字或文件',
  rows: '明细（可加行）',
  subject: '学科',
  journals: '期刊',
  directories: '收录目录',
  slots: '每周时段',
};

/** Kinds that fit into a row. */
export const rowKinds: readonly FormFieldKind[] = ['text', 'textarea', 'number', 'select', 'date', 'switch'];

export const hasOptions = ({ kind }: AnyField): boolean => ['radio', 'select', 'multi'].includes(kind);

export const hasPlaceholder = ({ kind }: AnyField): boolean =>
  ['text', 'textarea', 'number', 'either', 'tags'].includes(kind);

/** What the least and most of a field count; undefined where it has none. */
export function limitWords({ kind, of }: AnyField): string | undefined {
  if (['text', 'textarea', 'either'].includes(kind)) return '字数';
  if (kind === 'number' || (kind === 'range' && of === 'number')) return '数值';
  if (kind === 'files') return '文件数';
  if (kind === 'rows') return '行数';
  if (kind === 'slots') return '时段数';
  return ['tags', 'journals', 'directories'].includes(kind) ? '条数' : undefined;
}

/** What a field of a kind begins with. */
const begins: Partial<Record<FormFieldKind, Partial<FormField>>> = {
  text: { min: 0, max: 50 },
  textarea: { min: 0, max: 500 },
  either: { min: 0, max: 2000 },
  number: { min: 0, max: 100 },
  radio: { options: ['选项一', '选项二'] },
  select: { options: ['选项一', '选项二'] },
  multi: { options: ['选项一', '选项二'] },
  tags: { min: 0, max: 5 },
  journals: { min: 0, max: 5 },
  directories: { min: 0, max: 5 },
  slots: { min: 1, max: 21 },
  files: { min: 0, max: 5 },
  range: { of: 'number', min: 0, max: 100 },
  rows: {
    min: 0,
    max: 10,
    row: '一行',
    fields: [{ key: 'name', label: '名称', kind: 'text', min: 1, max: 50, required: true }],
  },
};

/** A key that no field of a form had before, by chance. */
export function freshKey(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const random = crypto.getRandomValues(new Uint8Array(8));
  return [...random].map((one) => letters[one % letters.length]).join('');
}

/** A new field of a kind, without a name yet. */
export const blankField = (kind: FormFieldKind): FormField => ({
  key: freshKey(),
  label: '',
  kind,
  ...begins[kind],
});

/** A field turned into another kind: what both have stays. */
export function asKind<F extends AnyField>(field: F, kind: FormFieldKind): F {
  const { key, label, required, when, hint } = field;
  const kept = {
    key,
    label,
    kind,
    ...(required && { required }),
    ...(when && { when }),
    ...(hint && { hint }),
  };
  const options = hasOptions(field) && hasOptions({ ...field, kind }) ? { options: field.options } : {};
  return { ...begins[kind], ...kept, ...options } as F;
}
