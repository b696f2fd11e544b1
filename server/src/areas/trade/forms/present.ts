import type { DataOf, FormAnswers, FormOrder, OwnForm } from '@harbor/contract';
import { orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { specText } from '../orders/labels/spec-text';
import type { OrderRow } from '../orders/rows';
import { formClock } from './clock';
import { formPrefilling } from './events';
import { withoutFiles } from './held-files';
import {
  checkNumber,
  endedForm,
  formRow,
  lastVersionOf,
  ownFormOrder,
  versionOf,
  versionsOf,
  waitingOrders,
} from './queries';
import type { FormRow, FormVersionRow } from './rows';
import { schemaOf } from './schemas';
import { findFormStep, formStatus, mayFill } from './transitions';
import { versionToWrite } from './written';

/** The order that a form belongs to, in short. */
export const presentOrder = (order: OrderRow): FormOrder => ({
  id: order.id,
  order_no: order.order_no,
  goods_id: order.goods_id,
  title: order.goods.title,
  cover: order.goods.cover,
  spec_text: specText(order),
  status: order.status,
  status_text: orderStatusLabel[order.status],
});

/** A version that was handed in, without its answers. */
export const presentVersion = ({ version, schema_version, submitted_at }: FormVersionRow) => ({
  version,
  schema_version,
  submitted_at: toMoment(submitted_at),
});

/** The draft with the moment at which it was kept. */
export const presentDraft = (row: FormRow | undefined): OwnForm['draft'] =>
  row?.draft ? { answers: row.draft, revision: row.revision, saved_at: toMoment(row.saved_at) } : null;

/**
 * The owner's form of an order.
 * @param form number in the address, if it has one
 * @throws HttpProblem 404 not the user's order, 409 another form belongs to it
 */
export async function ownForm(
  db: Db,
  user: { id: number; phone: string | null },
  orderId: number,
  form: number | undefined,
  now: Date,
): Promise<OwnForm> {
  const order = await ownFormOrder(db, user.id, orderId);
  if (form !== undefined) checkNumber(order, form);
  const [row, versions] = await Promise.all([formRow(db, orderId), versionsOf(db, orderId)]);
  const [newest] = versions;
  const clock = formClock(order, now);
  const untouched = !row?.draft && !newest;
  const state = { status: order.form_status, changing: Boolean(row?.draft) };
  const open = mayFill(order);
  return {
    order: presentOrder(order),
    form: order.goods.form_no,
    schema_version: await versionToWrite(db, order, row, newest),
    form_status: order.form_status,
    min_days: clock.minDays,
    today: clock.today,
    actions: {
      fill: open && findFormStep('submit', state, order.status) !== undefined,
      revise: open && findFormStep('revise', state, order.status) !== undefined,
      drop: open && findFormStep('drop', state, order.status) !== undefined,
      pay: order.status === s.unpaid && order.expire_at !== null && order.expire_at > now,
    },
    return_reason: order.form_status === formStatus.returned ? (row?.return_reason ?? '') : '',
    revision: row?.revision ?? 0,
    draft: presentDraft(row),
    submitted: newest ? { ...presentVersion(newest), answers: newest.answers } : null,
    versions: versions.map(presentVersion),
    prefill: untouched ? await prefill(db, user) : {},
    earlier: untouched ? await earlierOf(db, order) : null,
  };
}

const remembered = ['contact_name', 'wechat', 'email', 'identity', 'subject', 'direction'];

/** Contact data of the last form, the phone number of the account, and what other areas keep for forms. */
async function prefill(db: Db, user: { id: number; phone: string | null }): Promise<FormAnswers> {
  const last = (await lastVersionOf(db, user.id))?.answers ?? {};
  const known = remembered.filter((key) => last[key]).map((key) => [key, last[key]]);
  const kept = await formPrefilling.emit(db, { userId: user.id });
  return {
    ...Object.fromEntries(known),
    ...(user.phone && { phone: user.phone }),
    ...Object.assign({}, ...kept),
  };
}

async function earlierOf(db: Db, order: OrderRow): Promise<OwnForm['earlier']> {
  const row = await endedForm(db, order);
  const answers = row?.draft ?? row?.answers;
  if (!row || !answers) return null;
  return {
    order_id: row.order_id,
    saved_at: toMoment(row.saved_at),
    answers: withoutFiles(await schemaOf(db, row.form, row.schema_version ?? row.handed_in ?? 1), answers),
  };
}

/** The user's orders that wait for a form. */
export async function waitingFor(
  db: Db,
  userId: number,
  form: number,
): Promise<DataOf<'GET /orderform/waiting/:form'>> {
  const orders = await waitingOrders(db, userId, form);
  return { data: orders.map((order) => ({ ...presentOrder(order), form_status: order.form_status })) };
}

/** A version as it was handed in, with the form of its time. @throws HttpProblem 404 */
export async function filledVersion(
  db: Db,
  orderId: number,
  version?: number,
): Promise<DataOf<'GET /teacher/orderform/:id'> & { row: FormVersionRow }> {
  const row = await versionOf(db, orderId, version);
  if (!row) throw notFound('资料还没有提交');
  return {
    row,
    schema: await schemaOf(db, row.form, row.schema_version),
    answers: row.answers,
    version: row.version,
    submitted_at: toMoment(row.submitted_at),
  };
}
