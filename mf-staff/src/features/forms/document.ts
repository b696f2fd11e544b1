import type { FormField, FormFieldKind, OrderFormSchema } from '@harbor/contract';
import type { FormDraftDocument } from '@harbor/contract/order-form/draft-document';
import { blankField, freshKey } from './kinds';

export type FormDocument = FormDraftDocument;
type Section = FormDocument['sections'][number];

/** Where a field stands. */
export interface Place {
  section: number;
  field: number;
}

/** A version as a document to go on with. */
export const documentOf = ({ title, summary, sections }: OrderFormSchema): FormDocument => ({
  title,
  summary,
  sections,
});

/** A document as the preview takes it. */
export const schemaOf = (document: FormDocument, form: number): OrderFormSchema =>
  ({
    form,
    version: 1,
    ...document,
    sections: document.sections
      .filter(({ fields }) => fields.length > 0)
      .map((section) => ({
        ...section,
        title: section.title || '未命名分区',
        fields: section.fields.map((field) => ({ ...field, label: field.label || '未命名' })),
      })),
  }) as OrderFormSchema;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}

/** Whether two pieces say the same, whatever the order of their keys. */
export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const changed = <T>(list: readonly T[], at: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === at ? change(one) : one));

const withSections = (document: FormDocument, sections: Section[]): FormDocument => ({
  ...document,
  sections,
});

const inSection = (document: FormDocument, at: number, change: (section: Section) => Section): FormDocument =>
  withSections(document, changed(document.sections, at, change));

/** Changes what a section says of itself. */
export const setSection = (document: FormDocument, at: number, more: Partial<Section>): FormDocument =>
  inSection(document, at, (section) => ({ ...section, ...more }));

/** Puts a field in the place of another one. */
export const setField = (document: FormDocument, { section, field }: Place, next: FormField): FormDocument =>
  inSection(document, section, (one) => ({ ...one, fields: changed(one.fields, field, () => next) }));

/** A section more, at the end. */
export const addSection = (document: FormDocument): FormDocument =>
  withSections(document, [...document.sections, { key: freshKey(), title: '', fields: [] }]);

export const removeSection = (document: FormDocument, at: number): FormDocument =>
  withSections(
    document,
    document.sections.filter((_, i) => i !== at),
  );

/** A field more, at the end of a section. */
export function addField(
  document: FormDocument,
  section: number,
  kind: FormFieldKind,
): { document: FormDocument; place: Place } {
  const field = document.sections[section]?.fields.length ?? 0;
  return {
    document: inSection(document, section, (one) => ({ ...one, fields: [...one.fields, blankField(kind)] })),
    place: { section, field },
  };
}

export const removeField = (document: FormDocument, { section, field }: Place): FormDocument =>
  inSection(document, section, (one) => ({ ...one, fields: one.fields.filter((_, i) => i !== field) }));

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const next = [...list];
  const [one, other] = [list[a], list[b]];
  if (one === undefined || other === undefined) return next;
  next[a] = other;
  next[b] = one;
  return next;
}

/** Moves a section by one; at the end of the list it stays. */
export const moveSection = (document: FormDocument, at: number, by: -1 | 1): FormDocument =>
  withSections(document, swapped(document.sections, at, at + by));

/** Moves a field by one, from section to section; at the end of the form it stays. */
export function moveField(
  document: FormDocument,
  place: Place,
  by: -1 | 1,
): { document: FormDocument; place: Place } {
  const { section, field } = place;
  const fields = document.sections[section]?.fields ?? [];
  const to = field + by;
  if (to >= 0 && to < fields.length)
    return {
      document: inSection(document, section, (one) => ({ ...one, fields: swapped(one.fields, field, to) })),
      place: { section, field: to },
    };
  const next = document.sections[section + by];
  const moving = fields[field];
  if (!next || !moving) return { document, place };
  const without = removeField(document, place);
  const at = by > 0 ? 0 : next.fields.length;
  return {
    document: inSection(without, section + by, (one) => ({
      ...one,
      fields: [...one.fields.slice(0, at), moving, ...one.fields.slice(at)],
    })),
    place: { section: section + by, field: at },
  };
}
