import type { FormField, FormRowField, OrderFormSchema } from './document';
import type { FormDraftDocument } from './draft-document';
import { fixedFields } from './fixed';
import { formDocumentLimits as limits } from './limits';

/** Something that keeps a form from being published. */
export interface FormFault {
  /** Where: `title`, `sections[1].title`, `sections[1].fields[2].options`, `sections[1].fields[2].fields[0].label`. */
  path: string;
  /** What, with the field's name in it. */
  message: string;
}

type AnyField = FormField | FormRowField;

const chosen = ['radio', 'select', 'multi'];
/** Kinds whose length or number has an end, as pages count them. */
const bounded = ['text', 'textarea', 'number', 'tags', 'slots', 'journals', 'directories', 'either', 'rows'];
const most: Partial<Record<AnyField['kind'], number>> = {
  text: 500,
  textarea: 10_000,
  either: 20_000,
  tags: 100,
  journals: 100,
  directories: 100,
  slots: 21,
  rows: 40,
  files: 20,
};

const named = ({ label, key }: AnyField) => `「${label.trim() || key}」`;

function twice(keys: readonly string[]): Set<string> {
  return new Set(keys.filter((key, i) => keys.indexOf(key) !== i));
}

function optionFaults(field: AnyField): string[] {
  if (!chosen.includes(field.kind)) return [];
  const options = field.options ?? [];
  if (options.length === 0) return [`${named(field)}还没有选项`];
  if (options.some((one) => one.trim() === '')) return [`${named(field)}有空白的选项`];
  const [same] = twice(options);
  if (same) return [`${named(field)}的选项“${same}”重复`];
  const preset = field.default;
  return typeof preset === 'string' && preset !== '' && !options.includes(preset)
    ? [`${named(field)}预先选中的“${preset}”已不在选项里`]
    : [];
}

function limitFaults(field: AnyField): string[] {
  const { kind, min = 0, max } = field;
  if (bounded.includes(kind) && max === undefined) return [`${named(field)}需要填写上限`];
  if (min < 0) return [`${named(field)}的下限不能是负数`];
  if (max !== undefined && max < min) return [`${named(field)}的上限小于下限`];
  if (kind !== 'number' && kind !== 'range' && !(Number.isInteger(min) && Number.isInteger(max ?? 0)))
    return [`${named(field)}的上下限应为整数`];
  const end = most[kind];
  return end !== undefined && (max ?? 0) > end ? [`${named(field)}的上限最多为 ${end}`] : [];
}

/** Values that a field can have, as conditions name them; undefined for one that no condition can hang on. */
export function valuesOf({ kind, options }: AnyField): readonly string[] | undefined {
  if (kind === 'switch' || kind === 'check') return ['true'];
  return chosen.includes(kind) ? (options ?? []) : undefined;
}

/** Whether what is shown by this field's condition leads back to the field. */
function isCircle(level: readonly AnyField[], field: AnyField): boolean {
  const seen = new Set<string>();
  let at: AnyField | undefined = field;
  while (at?.when) {
    if (seen.has(at.key)) return true;
    seen.add(at.key);
    const { field: next }: { field: string } = at.when;
    at = level.find(({ key }) => key === next);
  }
  return false;
}

function conditionFaults(level: readonly AnyField[], field: AnyField): string[] {
  return [field.when, field.pattern?.when].flatMap((when) => {
    if (!when) return [];
    const other = level.find(({ key }) => key === when.field);
    if (!other || other === field) return [`${named(field)}的显示条件指向一项已不存在的内容`];
    const values = valuesOf(other);
    if (!values) return [`${named(field)}的显示条件只能依据单选、多选或开关，${named(other)}不是`];
    if (when.is.length === 0) return [`${named(field)}的显示条件还没有选值`];
    const gone = when.is.filter((one) => !values.includes(one));
    if (gone.length > 0) return [`${named(field)}的显示条件用到${named(other)}里已没有的选项“${gone[0]}”`];
    return isCircle(level, field) ? [`${named(field)}的显示条件绕回了它自己`] : [];
  });
}

/** What is wrong with the fields of one level. */
function levelFaults(level: readonly AnyField[], paths: readonly string[]): FormFault[] {
  const double = twice(level.map(({ key }) => key));
  return level.flatMap((field, i) => {
    const at = paths[i] ?? '';
    const say = (part: string) => (message: string) => ({ path: `${at}.${part}`, message });
    const inner = 'fields' in field ? (field.fields ?? []) : [];
    return [
      ...(field.label.trim() === '' ? [say('label')(`第 ${i + 1} 项还没有名称`)] : []),
      ...(double.has(field.key) ? [say('key')(`${named(field)}与另一项的标识 ${field.key} 重复`)] : []),
      ...optionFaults(field).map(say('options')),
      ...limitFaults(field).map(say('max')),
      ...conditionFaults(level, field).map(say('when')),
      ...(field.count_from && level.find(({ key }) => key === field.count_from)?.kind !== 'files'
        ? [say('kind')(`${named(field)}统计字数的文件项已不存在`)]
        : []),
      ...(field.kind === 'rows' && inner.length === 0
        ? [say('fields')(`${named(field)}的一行里还没有内容`)]
        : []),
      ...levelFaults(
        inner,
        inner.map((_, n) => `${at}.fields[${n}]`),
      ),
    ];
  });
}

/** Patterns are the site's own: one from elsewhere could keep the server busy for long. */
const ownPattern = (field: AnyField, was: AnyField | undefined, patterns: readonly string[]): boolean =>
  field.pattern?.regex === was?.pattern?.regex ||
  (field.pattern !== undefined && patterns.includes(field.pattern.regex));

/** What a new version may not do to the one before it. */
function successionFaults(
  draft: FormDraftDocument,
  before: OrderFormSchema,
  patterns: readonly string[],
): FormFault[] {
  const old = new Map(before.sections.flatMap(({ fields }) => fields).map((field) => [field.key, field]));
  const kept = new Set(draft.sections.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const missing = [...old.values()]
    .filter(({ key }) => key in fixedFields && !kept.has(key))
    .map((field) => ({ path: 'sections', message: `${named(field)}不能删除：${fixedFields[field.key]}` }));
  const changed = draft.sections.flatMap(({ fields }, s) =>
    fields.flatMap((field, f): FormFault[] => {
      const at = `sections[${s}].fields[${f}]`;
      const was = old.get(field.key);
      if (was && was.kind !== field.kind)
        return [{ path: `${at}.kind`, message: `${named(field)}已有人填写，类型不能改；请删除后新增一项` }];
      if (was && field.key in fixedFields && (was.private ?? false) !== (field.private ?? false))
        return [{ path: `${at}.private`, message: `${named(field)}给谁看不能改：${fixedFields[field.key]}` }];
      if (!ownPattern(field, was, patterns))
        return [{ path: `${at}.pattern`, message: `${named(field)}的格式要求不能改` }];
      return [];
    }),
  );
  const rows = draft.sections.flatMap(({ fields }, s) =>
    fields.flatMap((field, f) =>
      (field.fields ?? []).flatMap((inner, n): FormFault[] => {
        const was = old.get(field.key)?.fields?.find(({ key }) => key === inner.key);
        const at = `sections[${s}].fields[${f}].fields[${n}]`;
        if (was && was.kind !== inner.kind)
          return [{ path: `${at}.kind`, message: `${named(inner)}已有人填写，类型不能改；请删除后新增一项` }];
        return ownPattern(inner, was, patterns)
          ? []
          : [{ path: `${at}.pattern`, message: `${named(inner)}的格式要求不能改` }];
      }),
    ),
  );
  return [...missing, ...changed, ...rows];
}

/**
 * What keeps a form from following the version that stands, in the order of the page; empty when it can be published.
 * The one judge of drafts, for the screen and the server.
 * @param patterns regular expressions of earlier versions, which may come back
 */
export function formFaults(
  draft: FormDraftDocument,
  before: OrderFormSchema,
  patterns: readonly string[] = [],
): FormFault[] {
  const { title, summary, sections } = draft;
  const fields = sections.flatMap((section) => section.fields);
  const paths = sections.flatMap((section, s) => section.fields.map((_, f) => `sections[${s}].fields[${f}]`));
  const double = twice(sections.map(({ key }) => key));
  return [
    ...(title.trim() === '' ? [{ path: 'title', message: '请填写信息表名称' }] : []),
    ...(summary.trim() === '' ? [{ path: 'summary', message: '请填写信息表说明' }] : []),
    ...(sections.length === 0 ? [{ path: 'sections', message: '至少要有一个分区' }] : []),
    ...(fields.length > limits.fields
      ? [{ path: 'sections', message: `最多 ${limits.fields} 项，现有 ${fields.length} 项` }]
      : []),
    ...sections.flatMap((section, s) => [
      ...(section.title.trim() === ''
        ? [{ path: `sections[${s}].title`, message: `第 ${s + 1} 个分区还没有名称` }]
        : []),
      ...(double.has(section.key)
        ? [{ path: `sections[${s}].key`, message: `分区「${section.title}」的标识 ${section.key} 重复` }]
        : []),
      ...(section.fields.length === 0
        ? [{ path: `sections[${s}].fields`, message: `分区「${section.title || s + 1}」里还没有内容` }]
        : []),
    ]),
    ...levelFaults(fields, paths),
    ...successionFaults(draft, before, patterns),
  ];
}
