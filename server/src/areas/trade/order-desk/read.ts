import type { BodyOf, DataOf, DeskOrder, DeskOrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { type OrderStatus, orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { maskPhone } from '../../base/accounts/phone-key';
import { mayNote } from '../fulfilment/notes';
import { presentChange, presentDeliverable, presentNote } from '../fulfilment/present';
import { changesOf, notesOf } from '../fulfilment/queries';
import { historyText } from '../orders/labels/history-text';
import { specText } from '../orders/labels/spec-text';
import { deliverablesOf, historyOf } from '../orders/queries';
import { openRefund, refundText } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { findTransition, type OrderEvent } from '../orders/transitions';
import { presentQuote } from '../quotes/present';
import { quotesOf } from '../quotes/queries';
import { avoidedFor } from './avoid/avoided';
import { type DeskRow, deskOrder, deskOrders } from './queries';

type DeskAct = DeskOrderDetail['acts'][number];

const perPage = 20;
const over: readonly OrderStatus[] = [s.cancelled, s.closed];

/** Who serves an order, in a word; empty for nobody. */
export const servedBy = (order: Pick<OrderRow, 'teacher' | 'staff_name'>): string =>
  order.teacher?.name ?? order.staff_name;

const present = (row: DeskRow): DeskOrder => ({
  id: row.id,
  order_no: row.order_no,
  title: row.goods.title,
  spec_text: specText(row),
  status: row.status,
  status_text: orderStatusLabel[row.status],
  refund_text: openRefund(row.refund_status) ? refundText(row.refund_status) : '',
  user: { id: row.user_id, nickname: row.nickname, phone: maskPhone(row.phone) },
  served_by: servedBy(row),
  pay_fen: row.pay_fen,
  waiting_since: toMomentOrNull(row.waiting_since),
  due_at: toMomentOrNull(row.due_at),
  overdue: row.overdue,
  created_at: toMoment(row.created_at),
});

/** A page of orders for staff. */
export async function deskList(
  db: Db,
  { tab = 'todo', keyword = '', page = 1 }: BodyOf<'POST /staff/order/list'>,
): Promise<DataOf<'POST /staff/order/list'>> {
  const found = await deskOrders(db, { tab, keyword, page, perPage });
  return { ...found, data: found.data.map(present) };
}

/** What staff may do with an order now; every call checks it again. */
export function deskActs(order: OrderRow): DeskAct[] {
  // A course is paid and open: what is left to do, its refund and its invoice, have desks of their own.
  if (order.kind === orderKind.course) return [];
  const may = (event: OrderEvent) => findTransition(order.status, event, 'operator') !== undefined;
  const refunding = openRefund(order.refund_status);
  const acts: [DeskAct, boolean][] = [
    ['quote', order.status === s.quoting],
    ['adjust', order.status === s.unpaid],
    ['dispatch', may('assign') && !refunding],
    ['deliver', may('deliver')],
    ['remove', may('give_up')],
    ['extra_changes', order.asking_changes],
    ['reply', mayNote(order)],
    ['note', !over.includes(order.status)],
  ];
  return acts.filter(([, yes]) => yes).map(([act]) => act);
}

/** An order for staff, with notes of staff to themselves. @throws HttpProblem 404 */
export async function deskDetail(db: Db, id: number, now: Date): Promise<DeskOrderDetail> {
  const row = await deskOrder(db, id);
  if (!row) throw notFound('订单不存在');
  const [avoided, quotes, deliverables, changes, notes, history] = await Promise.all([
    avoidedFor(db, id),
    quotesOf(db, id),
    deliverablesOf(db, id),
    changesOf(db, id),
    notesOf(db, id, true),
    historyOf(db, id),
  ]);
  return {
    ...present(row),
    goods_id: row.goods_id,
    form_no: row.goods.form_no,
    form_status: row.form_status,
    total_fen: row.total_fen,
    coupon_fen: row.coupon_fen,
    adjust_fen: row.adjust_fen,
    free_revisions: row.spec.revisions + row.extra_rounds,
    rounds_used: row.rounds_used,
    user_note: row.user_note,
    avoided,
    accept_at: row.accept_paused_at ? null : toMomentOrNull(row.accept_at),
    expire_at: row.status === s.unpaid ? toMomentOrNull(row.expire_at) : null,
    quotes: quotes.map((quote) => presentQuote(quote, now)),
    deliverables: deliverables.map(presentDeliverable),
    changes: changes.map(presentChange),
    notes: notes.map(presentNote),
    history: history.toReversed().map((line) => ({
      title: historyText(line),
      actor: line.actor_type,
      note: line.note,
      at: toMoment(line.at),
    })),
    acts: deskActs(row),
  };
}
