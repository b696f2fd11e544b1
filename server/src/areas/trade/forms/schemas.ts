import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderFormSchema } from '@harbor/contract';
import { composeForm } from '@harbor/contract/order-form/compose';
import { formPart, orderFormSource } from '@harbor/contract/order-form/document';
import { sql } from 'kysely';
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

/** The form of a number as it comes with the site: it stands until staff publish a version. @throws HttpProblem 404 */
export function shippedSchema(form: number): OrderFormSchema {
  loaded ??= load();
  const schema = loaded.get(form);
  if (!schema) throw notFound('没有这张信息表');
  return schema;
}

/** The form of a number in its current version, as the transaction sees it. @throws HttpProblem 404 */
export async function currentSchema(db: Db, form: number): Promise<OrderFormSchema> {
  const published = await db
    .selectFrom('order_form_schemas')
    .select('document')
    .where('form', '=', form)
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return published?.document ?? shippedSchema(form);
}

/** The form in a version that was published, or in which something was written. @throws HttpProblem 404 */
export async function schemaOf(db: Db, form: number, version: number): Promise<OrderFormSchema> {
  const kept = await findRow(db, 'order_form_schemas', { form, version }, ['document']);
  if (kept) return kept.document;
  const shipped = shippedSchema(form);
  if (shipped.version !== version) throw notFound('没有这张信息表');
  return shipped;
}

/** Every regular expression that some version of a form has, the one that stands among them. */
export async function patternsOf(db: Db, current: OrderFormSchema): Promise<string[]> {
  const { rows } = await sql<{ regex: string }>`
    select distinct regex #>> '{}' as regex from (
      select document::jsonb as document from order_form_schemas where form = ${current.form}
      union all select ${JSON.stringify(current)}::jsonb
    ) as versions, jsonb_path_query(document, '$.**.pattern.regex') as regex
    order by 1`.execute(db);
  return rows.map(({ regex }) => regex);
}

/** Keeps the version in which somebody writes, for as long as the answers. */
export async function keepSchema(trx: Db, schema: OrderFormSchema): Promise<void> {
  await trx
    .insertInto('order_form_schemas')
    .values({ form: schema.form, version: schema.version, document: JSON.stringify(schema) })
    .onConflict((on) => on.doNothing())
    .execute();
}
