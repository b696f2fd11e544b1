import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Channel } from '../../../gateways/gateway';

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
  outbox: OutboxTable;
  reconciliations: ReconciliationsTable;
}

declare module '../../../db/schema' {
  interface DB extends PaymentTables {}
}

export type PaymentRow = Selectable<PaymentsTable>;
export type OutboxRow = Selectable<OutboxTable>;
