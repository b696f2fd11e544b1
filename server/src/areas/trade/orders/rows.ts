import type { OrderKind } from '@harbor/contract/order-kind';
import type { OrderStatus } from '@harbor/contract/order-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
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

/** Facts of a history row that its sentence needs; the sentence itself is made when it is read. */
export interface HistoryFacts {
  amount_fen?: number;
  version?: number;
  round?: number;
  name?: string;
  days?: number;
  percent?: number;
  /** Of a trial: A, B or C. */
  letter?: string;
}

export type OrderRow = Selectable<DB['orders']>;
export type HistoryRow = Selectable<DB['order_history']>;
export type DeliverableRow = Selectable<DB['deliverables']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    orders: {
      kind: OrderKind;
      goods: GoodsSnapshot;
      spec: SpecSnapshot;
      status: OrderStatus;
      teacher: TeacherCard;
    };
    order_history: { actor_type: Actor; facts: HistoryFacts };
    deliverables: { files: FileSnapshot[]; change_list: string[]; checklist: string[] };
  }
}
