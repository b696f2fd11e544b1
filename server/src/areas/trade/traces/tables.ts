import type { Generated, Selectable } from 'kysely';

/** `traces`: the report on the help that an order brought, one for each finished order. */
export interface TracesTable {
  order_id: number;
  user_id: number;
  /** 16 characters, the last one proves the others. */
  code: string;
  /** JSON exactly as it was frozen: text, so that its hash stays what it was. */
  content: string;
  /** SHA-256 of `content`, hexadecimal. */
  hash: string;
  finished_at: Date;
  made_at: Date;
  revoked_at: Generated<Date | null>;
  revoked_reason: Generated<string>;
}

/** The tables this area owns. */
export interface TraceTables {
  traces: TracesTable;
}

declare module '../../../db/schema' {
  interface DB extends TraceTables {}
}

export type TraceRow = Selectable<TracesTable>;
