import type { BodyOf, DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { toMomentOrNull } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { moveOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { formLimits } from './limits';
import { filledVersion, presentOrder, presentVersion } from './present';
import { formRow, versionsOf } from './queries';
import { reopenReturned } from './write';

/** Orders of the desk: with a form that waits to be taken, or paid without one, the oldest first. */
export async function formDesk(
  db: Db,
  { tab = 'submitted', page = 1 }: BodyOf<'POST /staff/orderform/list'>,
): Promise<DataOf<'POST /staff/orderform/list'>> {
  const base = db
    .selectFrom('orders')
    .where('orders.kind', '=', 1)
    .where('orders.status', '=', tab === 'submitted' ? s.waiting : s.incomplete)
    .where(sql<boolean>`(orders.goods->>'form_no')::int > 0`);
  const perPage = formLimits.perPage;
  return paginate(
    base
      .innerJoin('users', 'users.id', 'orders.user_id')
      .leftJoin('order_forms as f', 'f.order_id', 'orders.id')
      .leftJoin('order_form_versions as v', (join) =>
        join.onRef('v.order_id', '=', 'f.order_id').onRef('v.version', '=', 'f.submitted_version'),
      )
      .selectAll('orders')
      .select(['users.nickname', 'v.version', 'v.submitted_at', 'v.word_flags', 'f.returned_at'])
      .orderBy((eb) => eb.fn.coalesce('v.submitted_at', 'orders.paid_at', 'orders.created_at'))
      .orderBy('orders.id'),
    { page, perPage, counted: base },
    (rows) =>
      rows.map((row) => ({
        order: presentOrder(row),
        user: { id: row.user_id, nickname: row.nickname },
        form: row.goods.form_no,
        form_status: row.form_status,
        version: row.version ?? 0,
        submitted_at: toMomentOrNull(row.submitted_at),
        unfilled_since: toMomentOrNull(row.status === s.incomplete ? (row.returned_at ?? row.paid_at) : null),
        word_flags: row.word_flags ?? [],
      })),
  );
}

/** The whole form with contact data; that it was read is written down. @throws HttpProblem 404 */
export async function readAsStaff(
  core: Core,
  staffId: number,
  orderId: number,
): Promise<DataOf<'GET /staff/orderform/detail/:id'>> {
  const { row, ...filled } = await filledVersion(core.db, orderId);
  await audit(core.db, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'order_form.read',
    object: ['order', String(orderId)],
    detail: { version: filled.version },
  });
  const versions = await versionsOf(core.db, orderId);
  return { ...filled, word_flags: row.word_flags, versions: versions.map(presentVersion) };
}

/**
 * Sends a form back to its owner, who is told why. @throws HttpProblem 404, 409 not waiting to be taken
 */
export async function returnForm(
  core: Core,
  trx: Db,
  staffId: number,
  orderId: number,
  reason: string,
): Promise<{ status: number; form_status: number }> {
  const now = new Date(core.settings.clock.now());
  const order = await lockOrder(trx, orderId);
  if (!order) throw notFound('订单不存在');
  const row = await formRow(trx, orderId);
  if (!row) throw conflict(staleMessage);
  const to = await reopenReturned(trx, order, row, reason, now);
  const status = await moveOrder(trx, order, 'return_form', {
    actor: 'operator',
    actorId: staffId,
    at: now,
    note: reason,
  });
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'order_form.return',
    object: ['order', String(orderId)],
    detail: { version: row.submitted_version, reason },
  });
  await tellReturned(trx, order, reason, now);
  return { status, form_status: to };
}

function tellReturned(trx: Db, order: OrderRow, reason: string, now: Date): Promise<void> {
  return notify(trx, {
    userId: order.user_id,
    kind: messageKind.system,
    sub: systemSub.order,
    title: '资料需要修改',
    body: `「${order.goods.title}」的资料需要修改：${reason}。改好后请重新提交，我们随即安排老师。`,
    link: `/orderform/${order.goods.form_no}?order=${order.id}`,
    object: { type: 'order', id: order.id },
    now,
  });
}
