import { type FormAnswers, type FormErrors, fieldsOf, shownFields } from './answers';
import { checkField } from './check-field';
import { cleanAnswers } from './clean';
import type { FormClock } from './days';
import type { OrderFormSchema } from './document';

/**
 * What is wrong with a form, by the paths of its fields, in the order of the page; empty when it can be handed in. The
 * one judge of forms, for both platforms and the server.
 */
export function checkForm(schema: OrderFormSchema, raw: unknown, clock: FormClock): FormErrors {
  const answers: FormAnswers = cleanAnswers(schema, raw);
  const fields = shownFields(fieldsOf(schema), answers);
  return Object.assign(
    {},
    ...fields.map((field) =>
      checkField(field, answers[field.key], { path: field.key, level: answers, clock }),
    ),
  );
}

/** Required fields that are asked for, and how many of them are in order. */
export function progressOf(
  schema: OrderFormSchema,
  raw: unknown,
  clock: FormClock,
): { done: number; all: number; sections: Record<string, { done: number; all: number }> } {
  const answers = cleanAnswers(schema, raw);
  const sections = Object.fromEntries(
    schema.sections.map(({ key, fields }) => {
      const asked = shownFields(fields, answers).filter(({ required }) => required);
      const wrong = asked.filter(
        (field) =>
          Object.keys(checkField(field, answers[field.key], { path: field.key, level: answers, clock }))
            .length > 0,
      );
      return [key, { done: asked.length - wrong.length, all: asked.length }];
    }),
  );
  const sum = (part: 'done' | 'all') => Object.values(sections).reduce((total, one) => total + one[part], 0);
  return { done: sum('done'), all: sum('all'), sections };
}
