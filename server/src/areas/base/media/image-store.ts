/** Address under which browsers get the uploads of this site, before their names. */
export const uploadsPrefix = '/media/uploads/';

/** Where uploaded pictures are kept: the local disk, or an object storage when several machines serve. */
export interface ImageStore {
  /** Stores a file and answers the address under which browsers get it. */
  put(name: string, content: Buffer): Promise<string>;
  /** The file, or null when it is gone. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

declare module '../../../core' {
  interface Core {
    images: ImageStore;
  }
}
