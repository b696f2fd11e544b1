import type { RefundStatus } from '@harbor/contract/refund-status';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Channel } from '../../../gateways/gateway';
import type { Actor } from '../orders/transitions';
import type { RefundEvent } from '../refunds/transitions';

/** `none`: nothing to pay, yet it passes the same settlement. */
export type PaymentChannel = Channel | 'none';

/** Codes of `payments.status`. */
export const paymentStatus = { pending: 0, success: 1, closed: 2, failed: 3 } as const;

/** `payments`: one row for every attempt, that is for every number at a gateway. Amounts in 分, fixed when it is made. */
export interface PaymentsTable {
  id: Generated<number>;
  /** out_trade_no: random, so that it tells nothing and cannot be guessed. */
  pay_no: string;
  order_id: number;
  channel: PaymentChannel;
  scene: string;
  amount_fen: number;
  status: Generated<number>;
  /** The payment that paid the order; any other success is refunded. At most one for an order. */
  credited: Generated<boolean>;
  /** Sum of refunds begun and not refused or withdrawn; the database keeps it within the amount. */
  refund_fen: Generated<number>;
  transaction_id: Generated<string>;
  trade_state: Generated<string>;
  trade_state_desc: Generated<string>;
  expire_at: Date;
  /** Until then a payment may still arrive, even if the gateway does not know the number yet. */
  watch_until: Date;
  /** When the poller asks next; null = never again. */
  next_poll_at: Date | null;
  /** When a waiting page last made us ask the gateway. */
  asked_at: Date | null;
  paid_at: Date | null;
  closed_at: Date | null;
  /**
   * Since when another way, another amount or the order's end took its place: it is offered no more, but money may still
   * come. Null = offered; one of an order and channel is, while it is open.
   */
  replaced_at: Date | null;
  /** Since when its gateway is asked to close it: never offered again. Before, a replaced number can be taken up again. */
  closing_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** `notify_inbox`: every event that was worked on, once. */
export interface NotifyInboxTable {
  channel: string;
  event_id: string;
  pay_no: string;
  received_at: Date;
}

/** `refunds`. Amounts in 分. `order`: of the payment that paid the order; `extra`: of a late or second payment. */
export interface RefundsTable {
  refund_no: string;
  order_id: number;
  payment_id: number;
  kind: 'order' | 'extra';
  /** Numbers refunds for staff. */
  id: Generated<number>;
  reason_code: string;
  reason_text: Generated<string>;
  images: Generated<string[]>;
  /** What the delivery lacked, in the buyer's eyes. */
  misses: Generated<string[]>;
  /** Status of the order when it was asked for. */
  stage: Generated<number>;
  /** What fitted the stage; null where only the evidence could tell. */
  suggested_fen: Generated<number | null>;
  apply_fen: number;
  approved_fen: number | null;
  status: RefundStatus;
  /** Until when the status lets somebody act, or an answer is owed; null = no clock runs. */
  due_at: Generated<Date | null>;
  /** It was refused on appeal: nothing comes after that. */
  final: Generated<boolean>;
  /** Who decided first; somebody else decides an appeal. */
  decided_by: Generated<number | null>;
  escalated_at: Generated<Date | null>;
  /** How often staff had the channel try anew. */
  retries: Generated<number>;
  channel_no: Generated<string>;
  tries: Generated<number>;
  /** When the gateway is asked next; null = nothing to do. */
  next_try_at: Date | null;
  /** The gateway took the refund on: from then on it is asked, not told. */
  accepted: Generated<boolean>;
  last_error: Generated<string>;
  created_at: Date;
  updated_at: Date;
  done_at: Date | null;
}

/** `refund_lines`: append-only, everything that happened to a refund and was said about it. */
export interface RefundLinesTable {
  id: Generated<number>;
  refund_no: string;
  event: RefundEvent | 'escalate' | 'answer';
  from_status: number | null;
  to_status: number;
  actor: Actor;
  actor_id: number | null;
  amount_fen: number | null;
  content: Generated<string>;
  images: Generated<string[]>;
  at: Date;
}

/** What an outbox row tells the user. */
export interface OutboxPayload {
  order_id: number;
  order_no: string;
  title: string;
  amount_fen: number;
}

/** `outbox`: what must follow from a committed change, exactly once for (kind, ref). */
export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  ref: string;
  user_id: number | null;
  payload: JSONColumnType<OutboxPayload>;
  created_at: Date;
  tries: Generated<number>;
  next_try_at: Date | null;
  done_at: Date | null;
}

/** `reconciliations`: our successes of a day against the gateway's. Amounts in 分. */
export interface ReconciliationsTable {
  /** Beijing day, `YYYY-MM-DD`. */
  day: string;
  channel: string;
  ours_count: number;
  ours_fen: number;
  theirs_count: number;
  theirs_fen: number;
  differences: JSONColumnType<Difference[]>;
  at: Date;
}

/** One payment on which we and the gateway disagree. */
export interface Difference {
  pay_no: string;
  what: 'only_ours' | 'only_theirs' | 'amount' | 'unanswered';
  ours_fen: number;
  theirs_fen: number;
}

/** The tables this area owns. */
export interface PaymentTables {
  payments: PaymentsTable;
  notify_inbox: NotifyInboxTable;
  refunds: RefundsTable;
  refund_lines: RefundLinesTable;
  outbox: OutboxTable;
  reconciliations: ReconciliationsTable;
}

export type PaymentRow = Selectable<PaymentsTable>;
export type RefundRow = Selectable<RefundsTable>;
export type RefundLineRow = Selectable<RefundLinesTable>;
export type OutboxRow = Selectable<OutboxTable>;
