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
