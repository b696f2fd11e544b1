/**
 * The words of all journals as one process holds them. It never changes: a new state of the library is another one. A
 * posting is one number: the document in its upper 20 bits, then a bit for each place where the word stands, then in eight
 * bits how much the word says of the document.
 */
export interface MatchIndex {
  version: number;
  size: number;
  /** Journals by document, in the order of their numbers. */
  ids: Uint32Array;
  /** Words by their number. */
  words: ReadonlyMap<string, number>;
  /** Where the postings of each word begin; one more for the end. */
  starts: Uint32Array;
  /** In the order of documents, word by word. */
  postings: Uint32Array;
  /** Bytes that it holds, about. */
  bytes: number;
}

/** Documents that a posting has room for. */
export const mostDocuments = 2 ** 20;

export const documentOf = (posting: number): number => posting >>> 12;

/** A bit for each place, in the order of `places`. */
export const placesOf = (posting: number): number => (posting >>> 8) & 15;

/** Between 0 and 1. */
export const strengthOf = (posting: number): number => (posting & 255) / 255;

/** @param strength between 0 and 1; what is not 0 stays more than 0 */
export const postingOf = (document: number, inPlaces: number, strength: number): number =>
  ((document << 12) | (inPlaces << 8) | Math.max(1, Math.round(strength * 255))) >>> 0;

/** Gives the other work of the process its turn once this much time has gone by; asked in loops. */
export type Breathe = () => Promise<void> | undefined;

/** Milliseconds of the process's time that are taken at once. */
const turn = 8;

/** Makes a {@link Breathe} that lets others go first every few milliseconds. */
export function breathing(): Breathe {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turn) return undefined;
    return new Promise<void>((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
