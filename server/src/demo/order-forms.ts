import type { StoredFile } from '@harbor/contract';
import { checkForm } from '@harbor/contract/order-form/check';
import { askedAnswers, cleanAnswers } from '@harbor/contract/order-form/clean';
import { z } from 'zod';
import { formClock } from '../areas/trade/forms/clock';
import { keepSchema, shippedSchema } from '../areas/trade/forms/schemas';
import type { OrderRow } from '../areas/trade/orders/rows';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { getRow, insertRow } from '../db/rows';
import { readData } from './data';
import { keepDocument } from './orders/files';

const answers = z.record(z.string(), z.unknown());

const file = z.strictObject({
  contact: answers,
  manuscript: answers,
  forms: z.array(
    z.strictObject({
      order: z.int(),
      manuscript: z.boolean().default(false),
      answers,
      /** Names of documents, by the field that takes them. */
      files: z.record(z.string(), z.array(z.string())).default({}),
    }),
  ),
});

const day = 24 * 3600_000;

/**
 * What the buyer filled in and handed over for the orders that went on from there.
 * @throws Error for answers that the form would not have taken
 */
export async function seedOrderForms(trx: Db, core: Core): Promise<void> {
  const { contact, manuscript, forms } = readData('order-forms.json', file);
  for (const one of forms) {
    const order = await getRow(trx, 'orders', { id: one.order });
    const { at } = await getRow(trx, 'order_history', { order_id: one.order, event: 'submit_form' }, ['at']);
    const schema = shippedSchema(order.goods.form_no);
    const wish = new Date(at.getTime() + (order.spec.days + 3) * day).toISOString().slice(0, 10);
    const clean = cleanAnswers(schema, {
      ...contact,
      expected_date: wish,
      ...(one.manuscript && manuscript),
      ...one.answers,
      ...(await handOver(trx, core, order, one.files, at)),
    });
    const wrong = Object.keys(checkForm(schema, clean, formClock(order, at)));
    if (wrong.length > 0) throw new Error(`Demo form of order ${one.order}: ${wrong.join(', ')}`);
    const asked = askedAnswers(schema, clean);
    await keepSchema(trx, schema);
    await insertRow(trx, 'order_forms', {
      order_id: order.id,
      user_id: order.user_id,
      goods_id: order.goods_id,
      form: schema.form,
      draft: null,
      revision: 1,
      saved_at: at,
      submitted_version: 1,
      created_at: at,
    });
    await insertRow(trx, 'order_form_versions', {
      order_id: order.id,
      version: 1,
      form: schema.form,
      schema_version: schema.version,
      answers: JSON.stringify(asked),
      submitted_at: at,
    });
  }
}

/** The buyer's own documents, by the field that takes them. */
async function handOver(
  trx: Db,
  core: Core,
  order: OrderRow,
  fields: Record<string, string[]>,
  at: Date,
): Promise<Record<string, StoredFile[]>> {
  const given: Record<string, StoredFile[]> = {};
  let place = 0;
  for (const [key, names] of Object.entries(fields)) {
    given[key] = [];
    for (const name of names) {
      const own = { kind: 'order_form', userId: order.user_id, orderId: order.id, name, place } as const;
      given[key].push(await keepDocument(trx, core, own, { title: order.goods.title, text: '', at }));
      place += 1;
    }
  }
  return given;
}
