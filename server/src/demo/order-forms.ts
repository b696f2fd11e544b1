import { fieldsOf } from '@harbor/contract/order-form/answers';
import { checkForm } from '@harbor/contract/order-form/check';
import { askedAnswers, cleanAnswers } from '@harbor/contract/order-form/clean';
import { z } from 'zod';
import { formClock } from '../areas/forms/clock';
import { currentSchema, keepSchema } from '../areas/forms/schemas';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { readData } from './data';

const answers = z.record(z.string(), z.unknown());

const file = z.strictObject({
  contact: answers,
  manuscript: answers,
  forms: z.array(z.strictObject({ order: z.int(), manuscript: z.boolean().default(false), answers })),
});

const day = 24 * 3600_000;

/**
 * What the buyer filled in for the orders that went on from there. Files are left out: the demo has none to give.
 * @throws Error for answers that the form would not have taken
 */
export async function seedOrderForms(trx: Db, _core: Core): Promise<void> {
  const { contact, manuscript, forms } = readData('order-forms.json', file);
  for (const one of forms) {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', one.order)
      .executeTakeFirstOrThrow();
    const { at } = await trx
      .selectFrom('order_history')
      .select('at')
      .where('order_id', '=', one.order)
      .where('event', '=', 'submit_form')
      .executeTakeFirstOrThrow();
    const schema = currentSchema(order.goods.form_no);
    const wish = new Date(at.getTime() + (order.spec.days + 3) * day).toISOString().slice(0, 10);
    const given = { ...contact, expected_date: wish, ...(one.manuscript && manuscript), ...one.answers };
    const clean = cleanAnswers(schema, given);
    const files = fieldsOf(schema).filter(({ kind }) => kind === 'files');
    const wrong = Object.keys(checkForm(schema, clean, formClock(order, at))).filter(
      (path) => !files.some(({ key }) => key === path),
    );
    if (wrong.length > 0) throw new Error(`Demo form of order ${one.order}: ${wrong.join(', ')}`);
    const asked = askedAnswers(schema, clean);
    for (const { key } of files) delete asked[key];
    await keepSchema(trx, schema);
    await trx
      .insertInto('order_forms')
      .values({
        order_id: order.id,
        user_id: order.user_id,
        goods_id: order.goods_id,
        form: schema.form,
        draft: null,
        revision: 1,
        saved_at: at,
        submitted_version: 1,
        created_at: at,
      })
      .execute();
    await trx
      .insertInto('order_form_versions')
      .values({
        order_id: order.id,
        version: 1,
        form: schema.form,
        schema_version: schema.version,
        answers: JSON.stringify(asked),
        submitted_at: at,
      })
      .execute();
  }
}
