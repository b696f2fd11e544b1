import type { BodyOf, EitherAnswer, FormAnswers, FormField, FormRowField } from '@harbor/contract';
import { fieldsOf } from '@harbor/contract/order-form/answers';
import { cleanAnswers } from '@harbor/contract/order-form/clean';
import type { Core } from '../../../core';
import { watchTexts } from '../../base/sentinel/watch';
import { formRow, ownFormOrder, versionOf } from './queries';
import { schemaToWrite } from './written';

/** Words of one's own: what has a fixed shape or is for staff only is none of the sentinel's business. */
const free = ({ kind, pattern, private: hidden }: FormField | FormRowField) =>
  ['text', 'textarea', 'either'].includes(kind) && !pattern && !hidden;

const isEither = (value: unknown): value is EitherAnswer =>
  typeof value === 'object' && value !== null && 'text' in value;

/** Texts of a level by their paths. */
function textsOf(
  fields: readonly (FormField | FormRowField)[],
  answers: FormAnswers,
  path = '',
): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const value = answers[field.key];
    const at = `${path}${field.key}`;
    if (field.kind === 'rows')
      return (value as FormAnswers[]).flatMap((row, i) =>
        textsOf(('fields' in field ? field.fields : undefined) ?? [], row, `${at}[${i}].`),
      );
    if (!free(field)) return [];
    return [[at, isEither(value) ? value.text : String(value ?? '')]];
  });
}

/** Puts texts back where they stood. */
function withTexts(
  fields: readonly (FormField | FormRowField)[],
  answers: FormAnswers,
  texts: Record<string, string>,
  path = '',
): FormAnswers {
  const changed = fields.map((field): [string, unknown] => {
    const value = answers[field.key];
    const at = `${path}${field.key}`;
    if (field.kind === 'rows')
      return [
        field.key,
        (value as FormAnswers[]).map((row, i) =>
          withTexts(('fields' in field ? field.fields : undefined) ?? [], row, texts, `${at}[${i}].`),
        ),
      ];
    const text = texts[at];
    if (text === undefined) return [field.key, value];
    return [field.key, isEither(value) ? { ...value, text } : text];
  });
  return { ...answers, ...Object.fromEntries(changed) };
}

/**
 * Reads what is about to be handed in for what the platform does not stand for, before any transaction. Keys that the
 * form does not know stay, to be refused.
 * @returns the answers as they may be kept
 * @throws HttpProblem 404 not the user's order, 409 another version of the form, 422 at the fields, each with a wording that is fine
 */
export async function watchAnswers(
  core: Core,
  userId: number,
  orderId: number,
  { answers: given, schema_version }: Pick<BodyOf<'POST /orderform/:id'>, 'answers' | 'schema_version'>,
): Promise<FormAnswers> {
  const order = await ownFormOrder(core.db, userId, orderId);
  const state = { row: await formRow(core.db, orderId), newest: await versionOf(core.db, orderId) };
  const schema = await schemaToWrite(core.db, order, state, schema_version);
  const fields = fieldsOf(schema);
  const clean = cleanAnswers(schema, given);
  const texts = Object.fromEntries(textsOf(fields, clean));
  const kept = await watchTexts(
    core,
    { userId, place: 'form', object: { type: 'order', id: orderId } },
    texts,
  );
  return kept === texts ? given : { ...given, ...withTexts(fields, clean, kept) };
}
