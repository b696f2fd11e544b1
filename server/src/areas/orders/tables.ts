import type { OrderStatus } from '@harbor/contract/order-status';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { PriceMode } from './price/order-price';
import type { Actor } from './transitions';

/** The service as it was when it was bought; later changes of the catalogue do not reach an order. */
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
  on_time_rate: number;
}

/** `orders`. Amounts in 分. */
export interface OrdersTable {
  /** Random, 12 digits: cannot be guessed or counted. */
  id: number;
  order_no: string;
  user_id: number;
  /** 1 服务 · 2 课程 */
  kind: number;
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
  files: JSONColumnType<{ name: string; size: number; sha256: string }[]>;
  at: Date;
}

/** The tables this area owns. */
export interface OrderTables {
  orders: OrdersTable;
  order_history: OrderHistoryTable;
  deliverables: DeliverablesTable;
}

export type OrderRow = Selectable<OrdersTable>;
export type HistoryRow = Selectable<OrderHistoryTable>;
export type DeliverableRow = Selectable<DeliverablesTable>;
