import type { OrderKind } from '@harbor/contract/order-kind';
import type { OrderStatus } from '@harbor/contract/order-status';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { PriceMode } from '../price/order-price';
import type { Actor } from './transitions';

/** The service or course as it was when it was bought; later changes of the catalogue do not reach an order. */
export interface GoodsSnapshot {
  title: string;
  cover: string;
  category_id: number;
  category_title: string;
  price_mode: PriceMode;
  /** 次、千字、份… */
  unit: string;
  form_no: number;
  need_trial: boolean;
}

/** The chosen specification as it was when it was bought. Amounts in 分. */
export interface SpecSnapshot {
  id: number;
  name: string;
  price_fen: number;
  days: number;
  revisions: number;
}

/** The assigned teacher as the buyer sees them. */
export interface TeacherCard {
  id: number;
  name: string;
  avatar_img: string;
  title: string;
  /** 0 to 1; null before the first delivery. */
  on_time_rate: number | null;
}

/** A file as an order keeps it. Without an id it is only named. */
export interface FileSnapshot {
  id?: string | undefined;
  name: string;
  size: number;
  sha256: string;
  /** What in it could not be looked into. */
  unchecked?: string[] | undefined;
}

/** `orders`. Amounts in 分. */
export interface OrdersTable {
  /** Random, 12 digits: cannot be guessed or counted. */
  id: number;
  order_no: string;
  user_id: number;
  kind: OrderKind;
  /** Of the service or the course. */
  goods_id: number;
  spec_id: number | null;
  goods: JSONColumnType<GoodsSnapshot>;
  spec: JSONColumnType<SpecSnapshot>;
  /** Pieces or 千字, whichever the price is counted in. */
  quantity: number;
  words: number | null;
  /** Pieces of the specification's stock that the order holds until it is cancelled or refunded; 0 = none. */
  stock_held: Generated<number>;
  unit_fen: number;
  total_fen: number;
  coupon_fen: Generated<number>;
  adjust_fen: Generated<number>;
  pay_fen: number;
  coupon_user_id: number | null;
  coupon_title: Generated<string>;
  /** 0 未付 · 1 微信 · 2 支付宝 · 3 零元 */
  pay_type: Generated<number>;
  trade_no: Generated<string>;
  status: OrderStatus;
  /** Mirror of the newest refund's status; 0 = none. */
  refund_status: Generated<number>;
  /** 0 未填 · 1 草稿 · 2 已交 · 3 退回 */
  form_status: Generated<number>;
  teacher_id: number | null;
  teacher: JSONColumnType<TeacherCard> | null;
  due_at: Date | null;
  extended: Generated<boolean>;
  rounds_used: Generated<number>;
  overdue: Generated<boolean>;
  reviewed: Generated<boolean>;
  /** Since when it waits for staff: for a quote, or for somebody who takes it. */
  waiting_since: Generated<Date | null>;
  /** When staff were told that it waits too long. */
  alerted_at: Generated<Date | null>;
  /** When the buyer was told that nobody took it in time. */
  untaken_told_at: Generated<Date | null>;
  /** When the timer looks next whether its missing form is to be spoken of; null where nothing is to be said. */
  form_look_at: Generated<Date | null>;
  /** Its trace report is written down. */
  traced: Generated<boolean>;
  /** The member of staff who serves it themselves. */
  staff_id: Generated<number | null>;
  staff_name: Generated<string>;
  /** End of the quote that can be accepted; null without one. */
  quote_until: Generated<Date | null>;
  /** How often the buyer asked for another quote. */
  counters_used: Generated<number>;
  /** When the delivery counts as accepted, unless `accept_paused_at` stops the clock. */
  accept_at: Generated<Date | null>;
  accept_paused_at: Generated<Date | null>;
  accept_reminded_at: Generated<Date | null>;
  /** Rounds of changes that staff granted beyond the free ones. */
  extra_rounds: Generated<number>;
  /** A round beyond the free ones is asked for and not answered. */
  asking_changes: Generated<boolean>;
  /** Days by which the delivery is to come later, if the buyer agrees. */
  proposed_days: Generated<number>;
  user_hidden: Generated<boolean>;
  user_note: Generated<string>;
  staff_note: Generated<string>;
  /** Hash of what was asked for: the natural key against double orders. */
  purchase_hash: string;
  expire_at: Date | null;
  paid_at: Date | null;
  taken_at: Date | null;
  delivered_at: Date | null;
  finished_at: Date | null;
  closed_at: Date | null;
  close_reason: Generated<string>;
  created_at: Date;
  updated_at: Date;
}

/** Facts of a history row that its sentence needs; the sentence itself is made when it is read. */
export interface HistoryFacts {
  amount_fen?: number;
  version?: number;
  round?: number;
  name?: string;
  days?: number;
}

/** `order_history`: append-only, one row for every change. */
export interface OrderHistoryTable {
  id: Generated<number>;
  order_id: number;
  from_status: number | null;
  to_status: number;
  event: string;
  actor_type: Actor;
  actor_id: number | null;
  facts: JSONColumnType<HistoryFacts>;
  note: Generated<string>;
  at: Date;
}

/** `deliverables`: every version that a teacher handed in; old ones stay. */
export interface DeliverablesTable {
  order_id: number;
  version: number;
  by_name: string;
  title: string;
  text: string;
  files: JSONColumnType<FileSnapshot[]>;
  change_list: ColumnType<string[], string | undefined, string>;
  ai_statement: Generated<string>;
  by_id: Generated<number | null>;
  at: Date;
}

/** The tables this area owns. */
export interface OrderTables {
  orders: OrdersTable;
  order_history: OrderHistoryTable;
  deliverables: DeliverablesTable;
}

declare module '../../../db/schema' {
  interface DB extends OrderTables {}
}

export type OrderRow = Selectable<OrdersTable>;
export type HistoryRow = Selectable<OrderHistoryTable>;
export type DeliverableRow = Selectable<DeliverablesTable>;
