import type { FormField, OrderFormSchema } from '@harbor/contract';
import { keepSchema, shippedSchema } from '../areas/trade/forms/schemas';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';

const hour = 3_600_000;
const operator = 8;

/** A form with a field more, at the end of its first section. */
function withField({ sections: [first, ...others], ...schema }: OrderFormSchema, field: FormField) {
  if (!first) throw new Error(`form ${schema.form} has no section`);
  return { ...schema, sections: [{ ...first, fields: [...first.fields, field] }, ...others] };
}

/** A form that was published anew, and one on whose next version somebody works. */
export async function seedFormVersions(trx: Db, core: Core): Promise<void> {
  const at = (hours: number) => new Date(core.settings.clock.now() - hours * hour);
  const before = shippedSchema(2);
  const after = withField(before, {
    key: 'deadline_note',
    label: '答辩或提交时间',
    kind: 'text',
    min: 0,
    max: 50,
    hint: '例如：学院要求 6 月初开题答辩，老师据此安排进度',
  });
  await keepSchema(trx, before);
  await insertRow(trx, 'order_form_schemas', {
    form: before.form,
    version: before.version + 1,
    document: JSON.stringify({ ...after, version: before.version + 1 }),
    published_at: at(6 * 24 + 3),
    published_by: operator,
    note: '增加“答辩或提交时间”，便于老师安排进度',
  });

  const next = shippedSchema(13);
  const { title, summary, sections } = withField(next, {
    key: 'target_venue',
    label: '目标期刊',
    kind: 'journals',
    min: 0,
    max: 3,
    hint: '已有意向的期刊，最多 3 本',
  });
  await insertRow(trx, 'order_form_schema_drafts', {
    form: next.form,
    document: JSON.stringify({ title, summary, sections }),
    base_version: next.version,
    revision: 1,
    saved_at: at(5),
    saved_by: operator,
  });
}
