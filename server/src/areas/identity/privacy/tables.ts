import type { ClosingStatus, ExportStatus } from '@harbor/contract/privacy-states';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface PrivacySettingsTable {
  user_id: number;
  recommend: Generated<boolean>;
  history: Generated<boolean>;
  updated_at: Date;
}

export interface DataExportsTable {
  id: string;
  user_id: number;
  status: ExportStatus;
  /** 0 to 100. */
  progress: Generated<number>;
  /** Bytes of the ZIP. */
  size: Generated<number>;
  /** Encrypted; null when there is no file. */
  file_key: ColumnType<string | null, string | null | undefined, string | null>;
  downloads: Generated<number>;
  created_at: Date;
  /** Last step of the job: one that stands still for long is given up. */
  updated_at: Date;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface AccountClosingsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  status: ClosingStatus;
  requested_at: Date;
  closes_at: Date;
  /** What becomes of posts and comments. */
  posts: Generated<'keep' | 'delete'>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Privacy settings, exports, closings. */
export interface PrivacyTables {
  privacy_settings: PrivacySettingsTable;
  data_exports: DataExportsTable;
  account_closings: AccountClosingsTable;
}

declare module '../../../db/schema' {
  interface DB extends PrivacyTables {}
}
