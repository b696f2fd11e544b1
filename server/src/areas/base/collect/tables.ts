import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** Favourites that were taken out at once; see `collect/removals`. */
export interface CollectRemovalsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  items: JSONColumnType<{ id: number; at: string }[]>;
  at: Date;
}

/** The tables this area owns. */
export interface CollectTables {
  collect_removals: CollectRemovalsTable;
}

declare module '../../../db/schema' {
  interface DB extends CollectTables {}
}
