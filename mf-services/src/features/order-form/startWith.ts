import type { FormAnswers, OrderFormSchema, OwnForm } from '@harbor/contract';
import { blankAnswers } from '@harbor/contract/order-form/answers';
import { cleanAnswers } from '@harbor/contract/order-form/clean';
import { type MergedDrafts, mergeDrafts } from '@harbor/contract/order-form/merge';
import { readLocal } from './localDraft';

/** Two states of a draft of which somebody has to choose; everything else is the same in both. */
export interface Clash {
  /** Labels of the fields that differ. */
  fields: string[];
  mine: FormAnswers;
  theirs: FormAnswers;
}

/** The choice between two drafts that were merged as far as they could be. */
export const clashOf = (
  schema: OrderFormSchema,
  { answers, clashes }: MergedDrafts,
  theirs: FormAnswers,
): Clash => ({
  fields: labelsOf(schema, clashes),
  mine: answers,
  theirs: { ...answers, ...Object.fromEntries(clashes.map((key) => [key, theirs[key]])) },
});

/** What writing begins with. */
export interface Start {
  answers: FormAnswers;
  /** What the server has. */
  base: FormAnswers;
  /** There is something that the server does not have. */
  unsaved: boolean;
  clash: Clash | undefined;
}

/** Labels of fields by their keys. */
export const labelsOf = (schema: OrderFormSchema, keys: readonly string[]): string[] =>
  schema.sections
    .flatMap(({ fields }) => fields)
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label);

/** Brings together what the server has and what this browser kept and could not send. */
export function startWith(form: OwnForm, schema: OrderFormSchema): Start {
  const blank = blankAnswers(schema);
  const base = cleanAnswers(schema, form.draft?.answers ?? { ...blank, ...form.prefill });
  const local = readLocal(form.order.id);
  if (!local) return { answers: base, base, unsaved: false, clash: undefined };
  const mine = cleanAnswers(schema, local.answers);
  if (local.revision === form.revision) {
    const unsaved = JSON.stringify(mine) !== JSON.stringify(base);
    return { answers: mine, base, unsaved, clash: undefined };
  }
  const merged = mergeDrafts(cleanAnswers(schema, local.base), mine, base);
  const clash = merged.clashes.length > 0 ? clashOf(schema, merged, base) : undefined;
  return { answers: merged.answers, base, unsaved: !clash, clash };
}
