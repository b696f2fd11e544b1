import type { Readable } from 'node:stream';

/** What came of receiving a part. */
export interface Received {
  /** Bytes that are on the disk. */
  written: number;
  /** The connection was cut before the part's end. */
  cut: boolean;
}

/** A received file that nobody can write any more. */
export interface Sealed {
  path: string;
  size: number;
  /** 64 hex digits. */
  sha256: string;
}

/**
 * Where private files are kept: the local disk, or one that several machines share. Nothing serves it. Uploads are
 * received beside the files, so that a checked one appears whole, by a rename, or not at all.
 */
export interface FileStore {
  /** Writes a part at its place as it comes. @throws TooLong for more than `most` bytes */
  receive(id: string, offset: number, bytes: Readable, most: number): Promise<Received>;
  /** Copies what was received to a file of its own: a part that comes late cannot change what is checked. */
  seal(id: string): Promise<Sealed>;
  /** Makes a sealed file the kept one, and forgets what was received. */
  keep(id: string, sealed: Sealed): Promise<void>;
  /** Removes a sealed file that was not kept. */
  breakSeal(sealed: Sealed): Promise<void>;
  /** The kept file's place on this machine. @throws Error when it is gone */
  place(id: string): Promise<string>;
  /** The kept file as a stream. @throws Error when it is gone */
  read(id: string): Promise<Readable>;
  /** Removes whatever there is of a file. */
  remove(id: string): Promise<void>;
  /** Everything that lies about, by the names it has there: ids, and ids with an ending for sealed ones. */
  list(): Promise<{ name: string; since: Date }[]>;
  /** Removes one of these. */
  removeNamed(name: string): Promise<void>;
}

/** More bytes came than a part may have. */
export class TooLong extends Error {}

declare module '../../../../core' {
  interface Core {
    /** Private files of people; nothing serves them but the calls of their area. */
    files: FileStore;
  }
}
