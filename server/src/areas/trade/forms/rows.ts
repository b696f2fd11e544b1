import type { FormAnswers, OrderFormSchema } from '@harbor/contract';
import type { FormDraftDocument } from '@harbor/contract/order-form/draft-document';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

/** A number of words that is far from what the files hold. */
export interface WordFlag {
  label: string;
  given: number;
  counted: number;
}

export type FormRow = Selectable<DB['order_forms']>;
export type SchemaDraftRow = Selectable<DB['order_form_schema_drafts']>;
export type FormVersionRow = Selectable<DB['order_form_versions']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    order_forms: { draft: FormAnswers };
    order_form_versions: { answers: FormAnswers; word_flags: WordFlag[] };
    order_form_schemas: { document: OrderFormSchema };
    order_form_schema_drafts: { document: FormDraftDocument };
  }
}
