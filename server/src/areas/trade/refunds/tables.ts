import type { RefundStatus } from '@harbor/contract/refund-status';
import type { Generated, Selectable } from 'kysely';
import type { Actor } from '../orders/transitions';
import type { RefundEvent } from './transitions';

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

/** The tables this area owns. */
export interface RefundTables {
  refunds: RefundsTable;
  refund_lines: RefundLinesTable;
}

declare module '../../../db/schema' {
  interface DB extends RefundTables {}
}

export type RefundRow = Selectable<RefundsTable>;
export type RefundLineRow = Selectable<RefundLinesTable>;
