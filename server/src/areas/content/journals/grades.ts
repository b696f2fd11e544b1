import type { Core } from '../../../core';
import { areaManifests } from '../../../manifest';
import type { Bits } from './index/bits';
import type { JournalIndex } from './index/build';

/** What somebody's recognised list says of journals, as it is laid over a search. */
export interface JournalGrades {
  list: { id: number; title: string };
  /** Says which list it is and in which state: answers that were filtered by it are kept under it. */
  key: string;
  /** The grade of a journal; undefined for one that is not on the list. */
  gradeOf(journalId: number): string | undefined;
  /** The documents that are on the list. */
  documents: Bits;
}

declare module '../../../manifest' {
  interface AreaManifest {
    /** The list of recognised journals by which somebody reads; null for whoever chose none. */
    journalGrades?: (core: Core, userId: number, index: JournalIndex) => Promise<JournalGrades | null>;
  }
}

/** The list by which somebody reads, if they chose one. */
export async function gradesFor(
  core: Core,
  userId: number | undefined,
  index: JournalIndex,
): Promise<JournalGrades | null> {
  const read = areaManifests().find(({ journalGrades }) => journalGrades)?.journalGrades;
  return userId === undefined || !read ? null : read(core, userId, index);
}
