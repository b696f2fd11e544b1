import type { FileType } from '@harbor/contract/file-types';
import type { Generated, Selectable } from 'kysely';
import type { FileStatus } from './transitions';

/** `files`: private files of people. */
export interface FilesTable {
  id: string;
  /** Who uploaded it. */
  user_id: number;
  purpose: string;
  name: string;
  type: FileType;
  /** Bytes of the whole. */
  size: number;
  /** Bytes that are there. */
  received: Generated<number>;
  /** What the client said the content would be; null where it cannot tell. */
  declared_sha256: string | null;
  /** Of the content that was checked. */
  sha256: string | null;
  words: number | null;
  /** What could not be looked into, in words for people. */
  unchecked: Generated<string[]>;
  status: FileStatus;
  /** What it belongs to, e.g. `order_form` and the order's id; null while nothing. */
  holder_kind: string | null;
  holder_id: string | null;
  /** Its place among the files of its holder. */
  place: Generated<number>;
  created_at: Date;
  updated_at: Date;
  held_at: Date | null;
  /** When the vault looks next whether its time is over. */
  look_at: Generated<Date>;
  deleted_at: Date | null;
}

/** Who somebody is to a file. */
export type FileRole = 'owner' | 'teacher' | 'staff' | 'system';

/** `file_events`: append-only but for the count of a ticket's uses. */
export interface FileEventsTable {
  id: Generated<number>;
  file_id: string;
  what: 'upload' | 'hold' | 'release' | 'view' | 'download' | 'delete';
  role: FileRole;
  user_id: number | null;
  /** Nonce of the ticket that opened it. */
  ticket: string | null;
  uses: Generated<number>;
  at: Date;
}

/** The tables this area owns. */
export interface FileTables {
  files: FilesTable;
  file_events: FileEventsTable;
}

declare module '../../../db/schema' {
  interface DB extends FileTables {}
}

export type FileRow = Selectable<FilesTable>;
