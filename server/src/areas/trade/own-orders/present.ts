import type { OrderCard, OrderDetail, OrderFile } from '@harbor/contract';
import { fileTypeOf } from '@harbor/contract/file-types';
import { orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import { fullTime } from '../../../labels/beijing';
import { toMoment, toMomentOrNull } from '../../../time';
import { textTypes } from '../../base/files/text/paragraphs';
import { presentChange, presentDeliverable, presentNote } from '../fulfilment/present';
import { roundsLeft } from '../fulfilment/rounds';
import type { ChangeRequestRow, OrderNoteRow } from '../fulfilment/rows';
import { historyText } from '../orders/labels/history-text';
import { milestones } from '../orders/labels/milestones';
import { specText } from '../orders/labels/spec-text';
import { refundText } from '../orders/refund-status';
import type { DeliverableRow, HistoryRow, OrderRow } from '../orders/rows';
import { quoteLimits } from '../quotes/limits';
import { presentQuote } from '../quotes/present';
import type { QuoteRow } from '../quotes/rows';
import { mayAppeal } from '../refunds/own-acts';
import type { RefundRow } from '../refunds/rows';
import type { RefundPast } from '../refunds/terms';
import { orderActions } from './actions';
import { hint } from './hint';

type ShownRefund = Pick<
  RefundRow,
  | 'refund_no'
  | 'status'
  | 'apply_fen'
  | 'approved_fen'
  | 'reason_text'
  | 'created_at'
  | 'done_at'
  | 'due_at'
  | 'final'
>;

const unpaid = 10;

/** What a card in the list is made of. */
export interface CardParts {
  order: OrderRow;
  /** The newest one. */
  refund: ShownRefund | undefined;
  past: RefundPast | undefined;
  /** The newest delivered one, 0 = none. */
  version: number;
  now: Date;
}

/** What a card in the list shows. */
export function presentCard({ order, refund, past, version, now }: CardParts): OrderCard {
  return {
    id: order.id,
    order_no: order.order_no,
    kind: order.kind,
    goods_id: order.goods_id,
    title: order.goods.title,
    cover: order.goods.cover,
    category_title: order.goods.category_title,
    spec_name: order.spec.name,
    spec_text: specText(order),
    pay_fen: order.pay_fen,
    status: order.status,
    status_text: orderStatusLabel[order.status],
    refund_status: order.refund_status,
    refund_text: refundText(order.refund_status),
    form_no: order.goods.form_no,
    form_status: order.form_status,
    hint: hint(order, {
      now,
      version,
      refund: refund
        ? {
            fen: refund.approved_fen ?? refund.apply_fen,
            dueAt: refund.due_at,
            appealable: mayAppeal(refund, now),
          }
        : null,
    }),
    expire_at: order.status === unpaid ? toMomentOrNull(order.expire_at) : null,
    created_at: toMoment(order.created_at),
    actions: orderActions(order, now, past),
  };
}

/** Everything that belongs to one order's page. `history` oldest first, `deliverables` newest first. */
export interface OrderParts {
  order: OrderRow;
  history: HistoryRow[];
  deliverables: DeliverableRow[];
  quotes: QuoteRow[];
  changes: ChangeRequestRow[];
  notes: OrderNoteRow[];
  /** Ids of files whose content is still there. */
  readable: Set<string>;
  refund: ShownRefund | undefined;
  past: RefundPast | undefined;
  now: Date;
}

/** A file whose content was deleted stays named, with its checksum. */
const withReadable = <T extends { files: OrderFile[] }>(shown: T, readable: Set<string>): T => ({
  ...shown,
  files: shown.files.map((file) =>
    file.id !== undefined && !readable.has(file.id) ? { ...file, id: undefined } : file,
  ),
});

const payNames = ['', '微信支付', '支付宝', '优惠抵扣'];

/** Whether something was delivered whose text can be read. */
const comparable = (deliverables: readonly DeliverableRow[], readable: ReadonlySet<string>): boolean =>
  deliverables.some(({ files }) =>
    files.some(({ id, name }) => {
      const type = fileTypeOf(name);
      return id !== undefined && readable.has(id) && type !== undefined && textTypes.includes(type);
    }),
  );

/** The order's page. */
export function presentDetail(parts: OrderParts): OrderDetail {
  const { order, history, deliverables, refund, past, now, readable } = parts;
  const version = deliverables[0]?.version ?? 0;
  const card = presentCard({ order, refund, past, version, now });
  return {
    ...card,
    actions: { ...card.actions, compare: card.actions.compare && comparable(deliverables, readable) },
    unit_fen: order.unit_fen,
    unit: order.goods.unit,
    quantity: order.quantity,
    words: order.words,
    total_fen: order.total_fen,
    coupon_fen: order.coupon_fen,
    coupon_title: order.coupon_title,
    pay_type: order.pay_type,
    pay_text: order.paid_at ? `${payNames[order.pay_type] ?? ''} · ${fullTime(order.paid_at)}` : '',
    trade_no: order.trade_no,
    user_note: order.user_note,
    deliver_days: order.spec.days,
    free_revisions: order.spec.revisions + order.extra_rounds,
    rounds_used: order.rounds_used,
    due_at: toMomentOrNull(order.due_at),
    overdue: order.overdue,
    reviewed: order.reviewed,
    paid_at: toMomentOrNull(order.paid_at),
    finished_at: toMomentOrNull(order.finished_at),
    closed_at: toMomentOrNull(order.closed_at),
    close_reason: order.close_reason,
    teacher: order.teacher,
    milestones: milestones(order, history, version),
    served_by: order.teacher ? '' : order.staff_name,
    deliverables: deliverables.map((row) => withReadable(presentDeliverable(row), readable)),
    quotes: parts.quotes.map((row) => presentQuote(row, now)),
    counters_left: Math.max(0, quoteLimits.counters - order.counters_used),
    changes: parts.changes.map(presentChange),
    rounds_left: roundsLeft(order),
    accept_at:
      order.status === s.delivered && !order.accept_paused_at ? toMomentOrNull(order.accept_at) : null,
    accept_paused: order.status === s.delivered && order.accept_paused_at !== null,
    extended: order.extended,
    proposed_days: order.proposed_days,
    notes: parts.notes.map((row) => withReadable(presentNote(row), readable)),
    history: history.toReversed().map((row) => ({
      title: historyText(row),
      actor: row.actor_type,
      note: row.note,
      at: toMoment(row.at),
    })),
    refund: refund
      ? {
          refund_no: refund.refund_no,
          status: refund.status,
          status_text: refundText(refund.status),
          apply_fen: refund.apply_fen,
          reason: refund.reason_text,
          created_at: toMoment(refund.created_at),
          done_at: toMomentOrNull(refund.done_at),
        }
      : null,
    server_time: toMoment(now),
  };
}
