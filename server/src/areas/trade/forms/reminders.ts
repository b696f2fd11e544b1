import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { openTicket } from '../../content/support/tickets/open-ticket';
import { lockOrder } from '../orders/queries';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { formLimits } from './limits';
import { formRow } from './queries';

const batch = 50;

/** What is done about a missing form, and after how long. */
const stages = [...formLimits.remindAfter, formLimits.ticketAfter];

/** Orders whose missing form is to be looked at by now, the longest due first. */
export async function formsToLookAt(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', s.incomplete)
    .where('form_look_at', '<=', now)
    .orderBy('form_look_at')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

/** From when an order's form is missing: the payment, or the return. */
async function missingSince(trx: Db, order: OrderRow): Promise<Date | null> {
  const returned = (await formRow(trx, order.id))?.returned_at;
  return returned && order.paid_at && returned > order.paid_at ? returned : order.paid_at;
}

/** Writes that a stage was reached, with those before it. False when that was done before. */
async function claim(trx: Db, order_id: number, since: Date, stage: number, at: Date): Promise<boolean> {
  const rows = Array.from({ length: stage }, (_, i) => ({ order_id, stage: i + 1, since, at }));
  const written = await trx
    .insertInto('order_form_reminders')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .returning('stage')
    .execute();
  return written.some((row) => row.stage === stage);
}

function remind(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const returned = order.form_status === 3;
  return notify(trx, {
    userId: order.user_id,
    kind: messageKind.system,
    sub: systemSub.order,
    title: returned ? '资料待修改后重新提交' : '请填写服务资料',
    body: returned
      ? `「${order.goods.title}」的资料还没有重新提交，提交后我们随即安排老师。`
      : `「${order.goods.title}」还没有填写资料，提交后客服为您安排老师。`,
    link: `/orderform/${order.goods.form_no}?order=${order.id}`,
    object: { type: 'order', id: order.id },
    now,
  });
}

async function askOperators(core: Core, trx: Db, order: OrderRow): Promise<void> {
  await openTicket(core, trx, {
    userId: order.user_id,
    kind: 'offline',
    topic: '资料未填写',
    content: `您的订单「${order.goods.title}」付款后30天仍未填写资料。款项没有任何损失，客服会与您联系；您也可以随时填写或申请退款。`,
    orderId: order.id,
    by: 'system',
  });
}

/** Does what the latest stage that was reached asks for: who was not reminded for long does not hear everything at once. */
async function lookAt(core: Core, trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const due = order?.status === s.incomplete && order.form_look_at && order.form_look_at <= now;
  if (!order || !due) return;
  const since = await missingSince(trx, order);
  const waited = since ? now.getTime() - since.getTime() : 0;
  const stage = stages.filter((after) => after <= waited).length;
  const next = stages[stage];
  const form_look_at = since && next !== undefined ? new Date(since.getTime() + next) : null;
  await updateRows(trx, 'orders', { id: orderId }, { form_look_at });
  if (!since || stage === 0 || !(await claim(trx, orderId, since, stage, now))) return;
  // Whoever wants the money back is not asked to fill in anything.
  if (openRefund(order.refund_status)) return;
  if (stage === stages.length) await askOperators(core, trx, order);
  else await remind(trx, order, now);
}

/** Speaks of missing forms whose time has come, once for each order, however many processes look. @returns how many it looked at */
export async function remindOfForms(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const ids = await formsToLookAt(core.db, now);
  for (const id of ids) await core.db.transaction().execute((trx) => lookAt(core, trx, id, now));
  return ids.length;
}

/** What recurs for forms. */
export const formTicks: Tick[] = [
  {
    name: 'forms.remind',
    everySeconds: 60,
    run: (core) => untilNone(() => remindOfForms(core), batch),
  },
];
