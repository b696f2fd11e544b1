import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { promises } from '@harbor/contract/promises';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { shortTime } from '../../../labels/beijing';
import { orderLimits } from '../orders/limits';
import { noteOnOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import { openRefundStatuses } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { tellOrder, tellStaff } from '../orders/tell';
import { acceptForThem, tellWorkers } from './accept';
import { deliveryLimits } from './limits';

const batch = 50;
const notRefunding = [...openRefundStatuses];

type Condition = (eb: ExpressionBuilder<DB, 'orders'>) => ExpressionWrapper<DB, 'orders', SqlBool>;

/**
 * Does something once with every order that a condition finds: each is locked and looked at again, so that of two
 * processes, or of a person and the clock, one wins.
 * @returns how many were found
 */
async function withDue(
  core: Core,
  condition: Condition,
  work: (trx: Db, order: OrderRow) => Promise<void>,
): Promise<number> {
  const found = await core.db.selectFrom('orders').select('id').where(condition).limit(batch).execute();
  for (const { id } of found)
    await core.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, id);
      const due = await trx
        .selectFrom('orders')
        .select('id')
        .where('id', '=', id)
        .where(condition)
        .executeTakeFirst();
      if (order && due) await work(trx, order);
    });
  return found.length;
}

const clockOf = (core: Core) => new Date(core.settings.clock.now());

/** Deliveries that nobody spoke to within their time count as accepted. */
export const autoAccept = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    (eb) =>
      eb.and([
        eb('status', '=', s.delivered),
        eb('accept_at', '<=', now),
        eb('accept_paused_at', 'is', null),
        eb('refund_status', 'not in', notRefunding),
      ]),
    async (trx, order) => {
      if (!(await acceptForThem(trx, order, now))) return;
      await tellOrder(
        trx,
        order,
        {
          title: '订单已自动验收',
          body: `的验收期已满，订单自动完成。如有问题，${promises.afterSaleDays}天内可以申请售后；期待您的评价。`,
        },
        now,
      );
      await tellWorkers(trx, order, { title: '订单已自动验收', body: '验收期满，订单自动完成。' }, now);
    },
  );

/** The buyer is reminded once, two days before a delivery counts as accepted. */
export const remindOfAcceptance = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    (eb) =>
      eb.and([
        eb('status', '=', s.delivered),
        eb('accept_at', '>', now),
        eb('accept_at', '<=', new Date(now.getTime() + deliveryLimits.remindBefore)),
        eb('accept_reminded_at', 'is', null),
        eb('accept_paused_at', 'is', null),
        eb('refund_status', 'not in', notRefunding),
      ]),
    async (trx, order) => {
      await updateRows(trx, 'orders', { id: order.id }, { accept_reminded_at: now });
      const until = order.accept_at ? shortTime(order.accept_at) : '';
      const more = order.extended ? '' : '，需要更多时间可以延长验收';
      await tellOrder(
        trx,
        order,
        { title: '请尽快验收', body: `将在 ${until} 自动验收。请查看交付内容，确认或提出修改${more}。` },
        now,
      );
    },
  );

const owedWork: OrderStatus[] = [s.waiting, s.trial, s.serving, s.revising];

/** What was not delivered by the promised time is marked as late, and both sides are told. */
export const flagOverdue = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    (eb) =>
      eb.and([
        eb('status', 'in', owedWork),
        eb('due_at', '<=', now),
        eb('overdue', '=', false),
        eb('refund_status', 'not in', notRefunding),
      ]),
    async (trx, order) => {
      await updateRows(trx, 'orders', { id: order.id }, { overdue: true, updated_at: now });
      await noteOnOrder(trx, order, 'overdue', { actor: 'system', at: now });
      await tellOrder(
        trx,
        order,
        {
          title: '订单已超过交付时间',
          body: '没有按约定时间交付，非常抱歉。我们已通知客服跟进，您也可以申请退款，逾期会作为退款依据。',
        },
        now,
      );
      const words = { title: '订单已逾期', body: '已超过承诺的交付时间，请尽快处理。' };
      await tellStaff(trx, order, words, now);
      if (order.teacher_id !== null) await tellWorkers(trx, order, words, now);
    },
  );

const untaken: OrderStatus[] = [s.waiting, s.trial];

/** What waits for a price or for somebody to take it for a day is pointed out to staff, once. */
export const alertStaff = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    (eb) =>
      eb.and([
        eb('status', 'in', [s.quoting, ...untaken]),
        eb('waiting_since', '<=', new Date(now.getTime() - orderLimits.alertStaffAfter)),
        eb('alerted_at', 'is', null),
        eb('refund_status', 'not in', notRefunding),
      ]),
    async (trx, order) => {
      await updateRows(trx, 'orders', { id: order.id }, { alerted_at: now });
      await noteOnOrder(trx, order, 'alert_staff', { actor: 'system', at: now });
      const what = order.status === s.quoting ? '报价' : '安排服务人员';
      await tellStaff(
        trx,
        order,
        {
          title: `订单超过${promises.alertStaffHours}小时未${what}`,
          body: `已等待超过${promises.alertStaffHours}小时，请尽快${what}。`,
        },
        now,
      );
    },
  );

/** Three days without anybody: the buyer is told that the whole goes back in one press. */
export const offerUntakenRefund = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    (eb) =>
      eb.and([
        eb('status', 'in', untaken),
        eb('waiting_since', '<=', new Date(now.getTime() - orderLimits.untakenRefundAfter)),
        eb('untaken_told_at', 'is', null),
        eb('refund_status', 'not in', notRefunding),
      ]),
    async (trx, order) => {
      await updateRows(trx, 'orders', { id: order.id }, { untaken_told_at: now });
      await tellOrder(
        trx,
        order,
        {
          title: `订单超过${promises.untakenHours}小时未安排`,
          body: '还没有安排老师，非常抱歉。您可以继续等待，也可以在订单里一键全额退款。',
        },
        now,
      );
    },
  );

const tick = (name: string, everySeconds: number, work: (core: Core) => Promise<number>): Tick => ({
  name,
  everySeconds,
  run: (core) => untilNone(() => work(core), batch),
});

/** What recurs between dispatch and acceptance. */
export const deliveryTicks: Tick[] = [
  tick('delivery.accept', 15, autoAccept),
  tick('delivery.remind', 60, remindOfAcceptance),
  tick('delivery.overdue', 30, flagOverdue),
  tick('delivery.alert', 60, alertStaff),
  tick('delivery.untaken', 60, offerUntakenRefund),
];
