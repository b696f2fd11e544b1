import type { FormAnswers, FormFile, OrderFormSchema } from '@harbor/contract';
import { mostFileBytes } from '@harbor/contract/file-types';
import { fieldsOf } from '@harbor/contract/order-form/answers';
import { mostFiles, usualTypes } from '@harbor/contract/order-form/check-field';
import type { Db } from '../../../db/connect';
import { holdFiles, releaseFiles } from '../../base/files/hold';
import { versionsOf } from './queries';

const holderOf = (orderId: number) => ({ kind: 'order_form', id: orderId }) as const;

/** Files in a value: of a field of files, or of one that takes words or files. */
function filesIn(value: unknown): FormFile[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one?.id === 'string' && 'size' in one);
  if (value && typeof value === 'object' && 'files' in value) return filesIn(value.files);
  return [];
}

/** Ids of all files in answers. */
export const fileIds = (answers: FormAnswers): string[] =>
  Object.values(answers).flatMap((value) => filesIn(value).map(({ id }) => id));

/**
 * Ties the files of answers to the order, and gives the answers with what is known of the files instead of what was sent.
 * @throws HttpProblem 422 at the field for a file that is not the user's or not of a kind that the field takes
 */
export async function withHeldFiles(
  trx: Db,
  schema: OrderFormSchema,
  answers: FormAnswers,
  holder: { orderId: number; userId: number; now: Date },
): Promise<FormAnswers> {
  const held: FormAnswers = { ...answers };
  for (const field of fieldsOf(schema)) {
    const value = answers[field.key];
    const ids = field.kind === 'files' || field.kind === 'either' ? filesIn(value).map(({ id }) => id) : [];
    if (ids.length === 0) continue;
    const files = await holdFiles(trx, {
      userId: holder.userId,
      ids,
      holder: holderOf(holder.orderId),
      field: field.key,
      rule: {
        max: field.kind === 'either' ? mostFiles : (field.max ?? mostFiles),
        types: [...(field.types ?? usualTypes)],
        max_bytes: mostFileBytes,
      },
      now: holder.now,
    });
    held[field.key] = field.kind === 'either' ? { ...(value as object), files } : files;
  }
  return held;
}

/** Lets go of files that neither the draft nor any version that was handed in names. */
export async function releaseOthers(
  trx: Db,
  orderId: number,
  draft: FormAnswers | null,
  now: Date,
): Promise<void> {
  const versions = await versionsOf(trx, orderId);
  const kept = [...versions.map(({ answers }) => answers), draft ?? {}].flatMap(fileIds);
  await releaseFiles(trx, holderOf(orderId), kept, now);
}

/** Answers without their files, which stay with the order that they were given for. */
export function withoutFiles(schema: OrderFormSchema, answers: FormAnswers): FormAnswers {
  const fields = new Map(fieldsOf(schema).map((field) => [field.key, field.kind]));
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => {
      if (fields.get(key) === 'files') return [key, []];
      if (fields.get(key) === 'either') return [key, { ...(value as object), files: [] }];
      return [key, value];
    }),
  );
}
