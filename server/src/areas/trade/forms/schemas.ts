import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderFormSchema } from '@harbor/contract';
import { composeForm } from '@harbor/contract/order-form/compose';
import { formPart, orderFormSource } from '@harbor/contract/order-form/document';
import type { z } from 'zod';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { serverRoot } from '../../../paths';

/** Folder of the forms: one document each, and the parts that they share. */
const folder = join(serverRoot, 'content', 'order-forms');

/** How many forms there are, numbered from 1. */
export const formCount = 26;

const read = <T extends z.ZodType>(file: string, shape: T): z.output<T> =>
  shape.parse(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')));

function load(): ReadonlyMap<number, OrderFormSchema> {
  const parts = {
    contact: read('parts/contact', formPart),
    manuscript: read('parts/manuscript', formPart),
  };
  const numbers = Array.from({ length: formCount }, (_, i) => i + 1);
  return new Map(
    numbers.map((form) => [form, composeForm(read(String(form).padStart(2, '0'), orderFormSource), parts)]),
  );
}

let loaded: ReadonlyMap<number, OrderFormSchema> | undefined;

/** The form of a number, in its current version. @throws HttpProblem 404 */
export function currentSchema(form: number): OrderFormSchema {
  loaded ??= load();
  const schema = loaded.get(form);
  if (!schema) throw notFound('没有这张信息表');
  return schema;
}

/** The form in the version in which something was handed in. @throws HttpProblem 404 */
export async function schemaOf(db: Db, form: number, version: number): Promise<OrderFormSchema> {
  const current = currentSchema(form);
  if (current.version === version) return current;
  const kept = await findRow(db, 'order_form_schemas', { form, version }, ['document']);
  if (!kept) throw notFound('没有这张信息表');
  return kept.document;
}

/** Keeps the version that somebody is handing in, for as long as the answers. */
export async function keepSchema(trx: Db, schema: OrderFormSchema): Promise<void> {
  await trx
    .insertInto('order_form_schemas')
    .values({ form: schema.form, version: schema.version, document: JSON.stringify(schema) })
    .onConflict((on) => on.doNothing())
    .execute();
}
