import type { FormAnswers, OrderFormSchema } from '@harbor/contract';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

/** `order_forms`: what is being written for an order, and how far it is. */
export interface OrderFormsTable {
  order_id: number;
  user_id: number;
  goods_id: number;
  form: number;
  draft: JSONColumnType<FormAnswers> | null;
  revision: Generated<number>;
  saved_at: Date;
  /** Newest version that was handed in; 0 = none. */
  submitted_version: Generated<number>;
  return_reason: Generated<string>;
  returned_at: Date | null;
  created_at: Date;
}

/** A number of words that is far from what the files hold. */
export interface WordFlag {
  label: string;
  given: number;
  counted: number;
}

/** `order_form_versions`: append-only. */
export interface OrderFormVersionsTable {
  order_id: number;
  version: number;
  form: number;
  schema_version: number;
  answers: JSONColumnType<FormAnswers>;
  word_flags: ColumnType<WordFlag[], string | undefined, string>;
  submitted_at: Date;
}

/** `order_form_schemas`: forms of which somebody handed one in. */
export interface OrderFormSchemasTable {
  form: number;
  version: number;
  document: JSONColumnType<OrderFormSchema>;
}

/** `order_form_reminders`: what was done about a missing form, once for each stage. */
export interface OrderFormRemindersTable {
  order_id: number;
  stage: number;
  since: Date;
  at: Date;
}

/** The tables this area owns. */
export interface FormTables {
  order_forms: OrderFormsTable;
  order_form_versions: OrderFormVersionsTable;
  order_form_schemas: OrderFormSchemasTable;
  order_form_reminders: OrderFormRemindersTable;
}

declare module '../../../db/schema' {
  interface DB extends FormTables {}
}

export type FormRow = Selectable<OrderFormsTable>;
export type FormVersionRow = Selectable<OrderFormVersionsTable>;
