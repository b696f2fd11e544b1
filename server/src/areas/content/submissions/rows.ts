import type { ManuscriptDraft, Recommendation } from '@harbor/contract';
import type { FeedbackResult, SubmissionStatus } from '@harbor/contract/submission-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { SubmissionActor, SubmissionEvent } from './transitions';

/** Where and when the author sent the manuscript. */
export interface SentOut {
  journal: string;
  manuscript_no: string;
  sent_on: string;
}

/** What the journal answered. */
export interface JournalAnswer {
  result: FeedbackResult;
  answered_on: string;
  note: string;
}

export type SubmissionRow = Selectable<DB['submissions']>;
export type SubmissionLineRow = Selectable<DB['submission_lines']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    submissions: {
      status: SubmissionStatus;
      manuscript: ManuscriptDraft;
      recommendations: Recommendation[];
      sent: SentOut;
      feedback: JournalAnswer;
      close_event: SubmissionEvent | '';
    };
    submission_lines: {
      event: SubmissionEvent;
      from_status: SubmissionStatus;
      to_status: SubmissionStatus;
      actor: SubmissionActor;
    };
  }
}
