import type { OrderFormSchema } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import type { OrderRow } from '../orders/rows';
import type { FormRow, FormVersionRow } from './rows';
import { currentSchema, schemaOf } from './schemas';

type Newest = Pick<FormVersionRow, 'schema_version'> | undefined;

/** What is said to whoever writes in a version that is not theirs. */
const changedForm = '信息表已更新，请刷新后核对再提交';

/**
 * The version in which an order's form is written or read: that of its draft, which stays answerable whatever is
 * published; else that in which it was handed in; a form that nobody began is filled in by the current one.
 */
export async function versionToWrite(
  db: Db,
  order: Pick<OrderRow, 'goods'>,
  row: Pick<FormRow, 'schema_version'> | undefined,
  newest: Newest,
): Promise<number> {
  const own = row?.schema_version ?? newest?.schema_version;
  return own ?? (await currentSchema(db, order.goods.form_no)).version;
}

/** Whether a version stood at some time since the order was made: its page may have been open when it was succeeded. */
async function stoodSince(db: Db, form: number, version: number, since: Date): Promise<boolean> {
  if (!(await findRow(db, 'order_form_schemas', { form, version }, ['version']))) return false;
  const next = await db
    .selectFrom('order_form_schemas')
    .select('published_at')
    .where('form', '=', form)
    .where('version', '>', version)
    .where('published_at', 'is not', null)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return next?.published_at != null && next.published_at >= since;
}

/**
 * The form by which somebody's answers are kept and judged.
 * @param begun the version that their page shows
 * @throws HttpProblem 409 with the version that is theirs, when it is another one
 */
export async function schemaToWrite(
  db: Db,
  order: Pick<OrderRow, 'goods' | 'created_at'>,
  state: { row: Pick<FormRow, 'schema_version'> | undefined; newest: Newest },
  begun: number,
): Promise<OrderFormSchema> {
  const form = order.goods.form_no;
  const version = await versionToWrite(db, order, state.row, state.newest);
  if (version === begun) return schemaOf(db, form, version);
  const untouched = !state.row?.schema_version && !state.newest;
  if (untouched && (await stoodSince(db, form, begun, order.created_at))) return schemaOf(db, form, begun);
  throw conflict(changedForm, { schema_version: version });
}
