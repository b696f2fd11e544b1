import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface UploadsTable {
  id: string;
  user_id: number;
  path: string;
  type: string;
  /** Bytes. */
  size: number;
  width: number;
  height: number;
  created_at: Date;
}

export interface SupportContactsTable {
  id: Generated<number>;
  name: string;
  wechat: string;
  image: string;
  hours: string;
  variant: ColumnType<'default' | 'report', 'default' | 'report' | undefined, 'default' | 'report'>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  uses: ColumnType<number, number | undefined, number>;
}

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

/** Uploads, support, links and visits. */
export interface SiteTables {
  uploads: UploadsTable;
  support_contacts: SupportContactsTable;
  friendly_links: FriendlyLinksTable;
  visits: VisitsTable;
}
