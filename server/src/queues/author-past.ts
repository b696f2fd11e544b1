import type { AuthorPast } from '@harbor/contract';
import type { Db } from '../db/connect';

type Item = AuthorPast['recent'][number];

/** What one area knows of what somebody did and what became of it. */
export interface PastPart {
  counts: AuthorPast['counts'];
  /** The newest first, as many as the area finds worth showing. */
  recent: (Omit<Item, 'at'> & { at: Date })[];
}

declare module '../manifest' {
  interface AreaManifest {
    /** What it knows of an author, for who decides on their words. */
    authorPast?: readonly ((db: Db, userId: number) => Promise<PastPart>)[];
  }
}
