import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface FriendlyLinksTable {
  id: Generated<number>;
  title: string;
  links: string;
  sort: ColumnType<number, number | undefined, number>;
}

export interface VisitsTable {
  id: GeneratedAlways<number>;
  url: string;
  referrer: string;
  event: string;
  mobile: boolean;
  ip: string;
  at: Date;
}

/** The tables this area owns. */
export interface VisitTables {
  friendly_links: FriendlyLinksTable;
  visits: VisitsTable;
}

declare module '../../../db/schema' {
  interface DB extends VisitTables {}
}
