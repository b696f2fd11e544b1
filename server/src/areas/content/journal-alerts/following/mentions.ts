import type { JournalFollowReason } from '@harbor/contract/journal-changes';
import type { Db } from '../../../../db/connect';

/** Words by which somebody named a journal: its name, with or without a number. */
export interface Mention {
  user_id: number;
  words: string;
}

/**
 * Where people name the journal that something of theirs is for. The area that keeps it enters itself in `namesJournals` of
 * its manifest; every question is answered by an index on the person.
 */
export interface JournalMentions {
  why: JournalFollowReason;
  /** People behind one, in the order of their ids, who may have named some. */
  people(db: Db, after: number, limit: number): Promise<number[]>;
  /** What these people named, in what is not over yet. */
  named(db: Db, people: readonly number[]): Promise<Mention[]>;
}

declare module '../../../../manifest' {
  interface AreaManifest {
    /** Where people name journals; they are told of changes of these. */
    namesJournals?: readonly JournalMentions[];
  }
}
