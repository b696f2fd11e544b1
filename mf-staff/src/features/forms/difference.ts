import type { FormField, FormRowField } from '@harbor/contract';
import { type FormDocument, same } from './document';
import { kindTitles, limitWords } from './kinds';

/** A difference between two versions of a form, in words. */
export interface FormChange {
  kind: 'added' | 'removed' | 'changed';
  text: string;
}

type AnyField = FormField | FormRowField;

const named = ({ label, key }: AnyField) => `「${label || key}」`;
const quoted = (text: string | undefined) => (text ? `“${text}”` : '空');
const list = (options: readonly string[]) => options.map((one) => `“${one}”`).join('、');

function optionChanges(before: AnyField, after: AnyField): string[] {
  const [old, now] = [before.options ?? [], after.options ?? []];
  const added = now.filter((one) => !old.includes(one));
  const removed = old.filter((one) => !now.includes(one));
  return [
    added.length > 0 && `新增选项${list(added)}`,
    removed.length > 0 && `删除选项${list(removed)}`,
    added.length + removed.length === 0 && !same(old, now) && '选项调整顺序',
  ].filter((one) => one !== false);
}

function conditionOf({ when }: AnyField, level: readonly AnyField[]): string {
  if (!when) return '总是显示';
  const other = level.find(({ key }) => key === when.field);
  const values = when.is[0] === 'true' ? '“是”' : list(when.is);
  return `${other ? named(other) : when.field}为${values}时显示`;
}

/** What was changed of a field, piece by piece. */
function fieldChanges(before: AnyField, after: AnyField, level: readonly AnyField[]): string[] {
  const counted = limitWords(after) ?? '';
  const limits = ({ min = 0, max }: AnyField) => `${min}–${max ?? '不限'}`;
  const inner = changesOfLevel(
    'fields' in before ? (before.fields ?? []) : [],
    'fields' in after ? (after.fields ?? []) : [],
  );
  const said: (string | false)[] = [
    before.label !== after.label && `改名为${named(after)}`,
    before.kind !== after.kind && `类型改为${kindTitles[after.kind]}`,
    Boolean(before.required) !== Boolean(after.required) && (after.required ? '改为必填' : '改为选填'),
    (before.hint ?? '') !== (after.hint ?? '') && `说明改为${quoted(after.hint)}`,
    (before.placeholder ?? '') !== (after.placeholder ?? '') && `示例改为${quoted(after.placeholder)}`,
    limits(before) !== limits(after) && `${counted}由 ${limits(before)} 改为 ${limits(after)}`,
    (before.unit ?? '') !== (after.unit ?? '') && `单位改为${quoted(after.unit)}`,
    ...optionChanges(before, after),
    !same(before.when, after.when) && conditionOf(after, level),
    ...inner.map(({ text }) => text),
  ];
  const words = said.filter((one) => one !== false);
  return words.length > 0 || same(before, after) ? words : ['其他设置有修改'];
}

function changesOfLevel(before: readonly AnyField[], after: readonly AnyField[]): FormChange[] {
  const old = new Map(before.map((field) => [field.key, field]));
  const now = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap((field): FormChange[] => {
      const was = old.get(field.key);
      if (!was) {
        const asked = field.required ? '必填' : '选填';
        return [{ kind: 'added', text: `新增${named(field)}：${kindTitles[field.kind]}，${asked}` }];
      }
      const words = fieldChanges(was, field, after);
      return words.length > 0 ? [{ kind: 'changed', text: `${named(was)}${words.join('，')}` }] : [];
    }),
    ...before
      .filter(({ key }) => !now.has(key))
      .map((field): FormChange => ({ kind: 'removed', text: `删除${named(field)}` })),
  ];
}

function sectionChanges(before: FormDocument, after: FormDocument): FormChange[] {
  const old = new Map(before.sections.map((section) => [section.key, section]));
  const now = new Set(after.sections.map(({ key }) => key));
  return [
    ...after.sections.flatMap((section): FormChange[] => {
      const was = old.get(section.key);
      if (!was) return [{ kind: 'added', text: `新增分区「${section.title}」` }];
      const words = [
        was.title !== section.title && `改名为「${section.title}」`,
        (was.note ?? '') !== (section.note ?? '') && `说明改为${quoted(section.note)}`,
      ].filter((one) => one !== false);
      return words.length > 0 ? [{ kind: 'changed', text: `分区「${was.title}」${words.join('，')}` }] : [];
    }),
    ...before.sections
      .filter(({ key }) => !now.has(key))
      .map(({ title }): FormChange => ({ kind: 'removed', text: `删除分区「${title}」` })),
  ];
}

/** Where each field stands: its section, and the fields that are in both, in order. */
function orderOf(document: FormDocument, shared: ReadonlySet<string>): string[] {
  return document.sections.flatMap(({ key, fields }) =>
    fields.filter((field) => shared.has(field.key)).map((field) => `${key}/${field.key}`),
  );
}

/** What distinguishes a document from the one before it, in words; empty where both say the same. */
export function changesOf(before: FormDocument, after: FormDocument): FormChange[] {
  const fields = (document: FormDocument) => document.sections.flatMap((section) => section.fields);
  const [old, now] = [fields(before), fields(after)];
  const shared = new Set(old.map(({ key }) => key).filter((key) => now.some((field) => field.key === key)));
  const moved = !same(orderOf(before, shared), orderOf(after, shared));
  return [
    ...(before.title !== after.title
      ? [{ kind: 'changed', text: `名称改为${quoted(after.title)}` } as const]
      : []),
    ...(before.summary !== after.summary
      ? [{ kind: 'changed', text: `说明改为${quoted(after.summary)}` } as const]
      : []),
    ...sectionChanges(before, after),
    ...changesOfLevel(old, now),
    ...(moved ? [{ kind: 'changed', text: '调整了各项的顺序' } as const] : []),
  ];
}
