import type { ClientPlatform } from '@harbor/contract';
import type { ColumnType, Generated } from 'kysely';

export interface ClientDownloadsTable {
  id: Generated<number>;
  platform: ClientPlatform;
  title: string;
  version: string;
  system: string;
  url: ColumnType<string, string | undefined, string>;
  file_name: ColumnType<string, string | undefined, string>;
  /** Bytes. */
  size: ColumnType<number, number | undefined, number>;
  sha256: ColumnType<string, string | undefined, string>;
  /** Lines, as JSON. */
  notes: ColumnType<string[], string, string>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  released_at: Date;
}

/** Clients to download. */
export interface InfoTables {
  client_downloads: ClientDownloadsTable;
}

declare module '../../../db/schema' {
  interface DB extends InfoTables {}
}
