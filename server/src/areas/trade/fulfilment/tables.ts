import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { FileSnapshot } from '../orders/tables';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What became of a change request. */
export type ChangeState = 'working' | 'done' | 'asked' | 'refused' | 'withdrawn';

/** `change_requests`: what buyers want changed, round by round. */
export interface ChangeRequestsTable {
  id: Generated<number>;
  order_id: number;
  round: number;
  /** Of the delivery that it speaks of. */
  version: number;
  items: JSONColumnType<string[]>;
  state: ChangeState;
  /** Beyond the free rounds. */
  extra: Generated<boolean>;
  /** Of staff, to a request beyond the free rounds. */
  answer: Generated<string>;
  ticket_id: Nullable<number>;
  decided_by: Nullable<number>;
  at: Date;
}

/** `order_notes`: words and material that somebody added to an order. */
export interface OrderNotesTable {
  id: Generated<number>;
  order_id: number;
  author: 'user' | 'teacher' | 'operator';
  author_id: number | null;
  /** Staff only. */
  internal: Generated<boolean>;
  content: string;
  files: JSONColumnType<FileSnapshot[]>;
  at: Date;
}

export interface FulfilmentTables {
  change_requests: ChangeRequestsTable;
  order_notes: OrderNotesTable;
}

declare module '../../../db/schema' {
  interface DB extends FulfilmentTables {}
}

export type ChangeRequestRow = Selectable<ChangeRequestsTable>;
export type OrderNoteRow = Selectable<OrderNotesTable>;
