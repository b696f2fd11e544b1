import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import type { Tick } from '../../jobs/define';
import { messageKind, notify, systemSub } from '../messages/notify';
import { lockOrder } from '../orders/queries';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/tables';
import { openTicket } from '../support/tickets/open-ticket';
import { formSettings } from './settings';

const batch = 50;

/** What is done about a missing form, and after how long. */
const stages = [...formSettings.remindAfter, formSettings.ticketAfter];
const ticketStage = stages.length;

interface Missing {
  orderId: number;
  /** From when the time runs: the payment, or the return. */
  since: Date;
}

/** Paid orders whose form has been missing for a stage's time without anything being done about it. */
async function missingSince(db: Db, stage: number, before: Date): Promise<Missing[]> {
  const since = sql<Date>`greatest(o.paid_at, coalesce(f.returned_at, o.paid_at))`;
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('order_forms as f', 'f.order_id', 'o.id')
    .select(['o.id', since.as('since')])
    .where('o.status', '=', s.incomplete)
    .where('o.paid_at', 'is not', null)
    .where(since, '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_form_reminders as r')
            .select('r.order_id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.stage', '=', stage)
            .where('r.since', '=', since),
        ),
      ),
    )
    .orderBy('o.paid_at')
    .limit(batch)
    .execute();
  return rows.map(({ id, since: from }) => ({ orderId: id, since: from }));
}

/** Writes that a stage was reached, with those before it. False when somebody else was first. */
async function claim(trx: Db, { orderId, since }: Missing, stage: number, at: Date): Promise<boolean> {
  const rows = Array.from({ length: stage }, (_, i) => ({ order_id: orderId, stage: i + 1, since, at }));
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
      : `「${order.goods.title}」还没有填写资料，提交后24小时内安排老师。`,
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

/** Does what a stage asks for, once for each order, however many processes look. @returns how many were looked at */
export async function workOnStage(core: Core, stage: number): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const missing = await missingSince(core.db, stage, new Date(now.getTime() - (stages[stage - 1] ?? 0)));
  for (const one of missing)
    await core.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, one.orderId);
      if (order?.status !== s.incomplete) return;
      if (!(await claim(trx, one, stage, now))) return;
      // Whoever wants the money back is not asked to fill in anything.
      if (openRefund(order.refund_status)) return;
      if (stage === ticketStage) await askOperators(core, trx, order);
      else await remind(trx, order, now);
    });
  return missing.length;
}

/** What recurs for forms. The last stage goes first, so that a server that was down does not say everything at once. */
export const formTicks: Tick[] = [
  {
    name: 'forms.remind',
    everySeconds: 60,
    async run(core) {
      for (let stage = ticketStage; stage >= 1; stage -= 1)
        for (let round = 0; round < 20 && (await workOnStage(core, stage)) === batch; round += 1);
    },
  },
];
