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

/** The tables this area owns. */
export interface MediaTables {
  uploads: UploadsTable;
}

declare module '../../../db/schema' {
  interface DB extends MediaTables {}
}
