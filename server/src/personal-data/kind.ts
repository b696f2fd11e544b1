import type { RawBuilder } from 'kysely';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import type { DB } from '../db/schema';

/** A record as the database gives it, by the names of its JSON. */
export type DataRow = Record<string, unknown>;

/** A field of a record: its name in JSON, what people read, and how a value is written for them. */
export interface Field {
  name: string;
  label: string;
  /** Words for a value that is not null; by default moments, yes and no, and text as it is. */
  words?: (value: unknown) => string;
  /** Shown masked on the page; whole in the export. */
  mask?: (value: string) => string;
}

/** A file that belongs to the data. */
export interface DataFile {
  /** Name in the ZIP. */
  name: string;
  read(): Promise<Buffer | null>;
}

/** Files that nothing needs once the erasure is committed. */
export interface FilesLeft {
  /** Names in the store of pictures. */
  images?: string[];
  /** Private files, by their ids. */
  files?: string[];
  /** Exports, by their ids. */
  exports?: string[];
}

/**
 * One kind of personal data: what it is for, how its owner sees, corrects and exports it, and what becomes of it when the
 * account is closed. Every table that holds data of people belongs to a kind.
 */
export interface DataKind {
  /** In addresses and file names: `[a-z_]+`. */
  key: string;
  title: string;
  purpose: string;
  retention: string;
  fate: string;
  /** Where it can be corrected, as a path that both platforms know. */
  correct: { title: string; path: string } | null;
  /** The tables it speaks for. */
  tables: readonly (keyof DB)[];
  fields: readonly Field[];
  /** All records of a person, newest first. */
  query(userId: number): RawBuilder<DataRow>;
  /** Opens what is encrypted. */
  open?(core: Core, userId: number, row: DataRow): DataRow;
  files?(core: Core, userId: number): Promise<DataFile[]>;
  /** Erases or makes anonymous, in the transaction that closes the account; without it everything is kept. */
  erase?(core: Core, trx: Db, userId: number): Promise<FilesLeft | undefined>;
}
