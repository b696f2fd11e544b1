/** Where uploaded pictures are kept: the local disk, or an object storage when several machines serve. */
export interface ImageStore {
  /** Stores a file and answers the address under which browsers get it. */
  put(name: string, content: Buffer): Promise<string>;
  remove(name: string): Promise<void>;
}
