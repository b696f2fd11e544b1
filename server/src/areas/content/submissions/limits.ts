import type { FileRule } from '@harbor/contract';
import { mostManuscriptBytes } from '@harbor/contract/file-types';
import { promises } from '@harbor/contract/promises';

const hour = 3_600_000;
const day = 24 * hour;

/** Rules and clocks of direct submission. Times in ms. */
export const submissionLimits = {
  /** The manuscript and what belongs to it. */
  files: { max: 5, types: ['docx', 'pdf'], max_bytes: mostManuscriptBytes } satisfies FileRule,
  /** The author answers the editor within this, else the submission closes. */
  supplyWithin: promises.submissionSupplyDays * day,
  /** So long before that the author is reminded. */
  remindBefore: 2 * day,
  /** Recommendations that the author does nothing about close after this. */
  decideWithin: promises.submissionDecideDays * day,
  /** So long after closing the author may open it again. */
  reopenFor: promises.submissionReopenDays * day,
  /** So long after closing the files are kept. */
  keepFilesFor: promises.submissionFilesDays * day,
  /** Submissions of one author that are not closed. */
  openPerAuthor: 10,
  perPage: 10,
  deskPerPage: 20,
};
