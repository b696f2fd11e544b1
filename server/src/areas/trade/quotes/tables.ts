import type { ColumnType, Generated, Selectable } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What became of a quote. */
export type QuoteState = 'open' | 'accepted' | 'countered' | 'replaced' | 'expired' | 'cancelled';

/** `quotes`: every price that was named for an order, by round. Amounts in 分. */
export interface QuotesTable {
  order_id: number;
  round: number;
  state: QuoteState;
  amount_fen: number;
  days: number;
  revisions: number;
  note: Generated<string>;
  wish: Generated<string>;
  wish_fen: Nullable<number>;
  by_id: number;
  expire_at: Date;
  reminded_at: Nullable<Date>;
  created_at: Date;
}

export interface QuoteTables {
  quotes: QuotesTable;
}

declare module '../../../db/schema' {
  interface DB extends QuoteTables {}
}

export type QuoteRow = Selectable<QuotesTable>;
