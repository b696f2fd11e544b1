import { z } from 'zod';
import { fileTypes } from '../file-types';
import { mostAvoided } from './limits';

/** Shown, and asked for, only while another field of the same level holds one of these values (`true` for a switch). */
export const formCondition = z.strictObject({ field: z.string(), is: z.array(z.string()).min(1) });

/** What kinds of fields a form is made of. */
export const formFieldKind = z.enum([
  'text',
  'textarea',
  'number',
  'date',
  'radio',
  'select',
  'multi',
  'check',
  'switch',
  'tags',
  'rows',
  'subject',
  'slots',
  'journals',
  'directories',
  'files',
  'range',
  'either',
]);

const bound = z.enum(['today', 'min_days', 'this_year']);

/** A number, or the name of a limit of which pages speak too. */
const most = z.union([z.number(), z.literal('most_avoided').transform(() => mostAvoided)]);

const leaf = {
  /** Name in the answers, unique on its level. */
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().min(1),
  kind: formFieldKind,
  required: z.boolean().optional(),
  when: formCondition.optional(),
  hint: z.string().optional(),
  placeholder: z.string().optional(),
  /** Least and most: characters of text, value of a number, pieces of a list. */
  min: z.number().optional(),
  max: most.optional(),
  /** Most decimals of a number; none when it is left out. */
  decimals: z.int().optional(),
  unit: z.string().optional(),
  options: z.array(z.string()).optional(),
  /** What stands there before anything is chosen. */
  default: z.unknown().optional(),
  pattern: z
    .strictObject({ regex: z.string(), message: z.string(), when: formCondition.optional() })
    .optional(),
  /** A name of a person or thing: no emoji. */
  name: z.boolean().optional(),
  /** What a phone's keyboard should offer. */
  input: z.enum(['tel', 'email']).optional(),
  /** Earliest and latest day. `min_days` is today and the days that the service needs at least. */
  from: bound.optional(),
  to: bound.optional(),
  precision: z.enum(['day', 'month', 'year']).optional(),
  /** What a range is of. */
  of: z.enum(['year', 'number', 'date']).optional(),
  /** Kinds of files, by extension. */
  types: z.array(z.enum(fileTypes)).optional(),
  suggest: z.array(z.string()).optional(),
  /** Longest item of a list of words. */
  item_max: z.int().optional(),
  /** The files whose words this number counts. */
  count_from: z.string().optional(),
  /** For staff only: a teacher does not see it. */
  private: z.boolean().optional(),
  /** What one row is called. */
  row: z.string().optional(),
};

/** A field inside a row. */
export const formRowField = z.strictObject(leaf);

export const formField = z.strictObject({ ...leaf, fields: z.array(formRowField).optional() });

export const formSection = z.strictObject({
  key: z.string().regex(/^[a-z]+$/),
  title: z.string().min(1),
  note: z.string().optional(),
  fields: z.array(formField).min(1),
});

/** A form as it is served: whole, its reusable parts in place. */
export const orderFormSchema = z.strictObject({
  form: z.int().min(1).max(26),
  version: z.int().min(1),
  title: z.string(),
  summary: z.string(),
  sections: z.array(formSection).min(1),
});

/** A part that several forms use. */
export const formPart = z.strictObject({ sections: z.array(formSection).min(1) });

/** Use of a part; `set` lays values over its fields, by key. */
const partUse = z.strictObject({
  use: z.string(),
  set: z.record(z.string(), formField.partial()).optional(),
});

/** A form as it is written: own sections and the parts that it uses, in the order of the page. */
export const orderFormSource = orderFormSchema.extend({
  sections: z.array(z.union([partUse, formSection])).min(1),
});

export type FormCondition = z.output<typeof formCondition>;
export type FormFieldKind = z.output<typeof formFieldKind>;
export type FormRowField = z.output<typeof formRowField>;
export type FormField = z.output<typeof formField>;
export type FormSection = z.output<typeof formSection>;
export type OrderFormSchema = z.output<typeof orderFormSchema>;
export type OrderFormSource = z.output<typeof orderFormSource>;
