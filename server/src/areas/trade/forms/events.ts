import type { FormAnswers } from '@harbor/contract';
import { defineEvent } from '../../../events';
import type { OrderRow } from '../orders/rows';

/** A form was handed in, for the first time or changed, under the order's lock; the order may go on by it afterwards. */
export const formHandedIn = defineEvent<{
  /** As it stood before. */
  order: OrderRow;
  version: number;
  answers: FormAnswers;
  at: Date;
}>();

/** What else a form that nobody began is filled in with, by the keys of its fields: what its buyer keeps elsewhere. */
export const formPrefilling = defineEvent<{ userId: number }, FormAnswers>();
