import type { KeepDays } from '@harbor/contract';

/** `file_terms`: how long the owner of an order wants its files kept. */
export interface FileTermsTable {
  order_id: number;
  days: KeepDays;
  chosen_at: Date;
}

/** The tables this area owns. */
export interface VaultTables {
  file_terms: FileTermsTable;
}

declare module '../../../db/schema' {
  interface DB extends VaultTables {}
}
