import type { ManuscriptDraft, Recommendation } from '@harbor/contract';
import type { FeedbackResult, SubmissionStatus } from '@harbor/contract/submission-status';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { SubmissionActor, SubmissionEvent } from './transitions';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON: an object when read, text when written. */
type Json<T> = ColumnType<T, string | undefined, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

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

export interface SubmissionsTable {
  id: GeneratedAlways<number>;
  /** Null for drafts. */
  submission_no: Nullable<string>;
  user_id: number;
  status: SubmissionStatus;
  /** Of a draft: counts its savings. */
  revision: Defaulted<number>;
  manuscript: Json<ManuscriptDraft>;
  editor_id: Nullable<number>;
  /** What the editor asks for; empty when nothing is open. */
  question: Defaulted<string>;
  /** Until when the author has to act, before the submission closes by itself. */
  due_at: Nullable<Date>;
  reminded_at: Nullable<Date>;
  recommendations: Json<Recommendation[]>;
  recommendation_note: Defaulted<string>;
  sent: NullableJson<SentOut>;
  feedback: NullableJson<JournalAnswer>;
  /** The event that closed it. */
  close_event: Defaulted<SubmissionEvent | ''>;
  close_reason: Defaulted<string>;
  closed_at: Nullable<Date>;
  /** Its files are still there. */
  files_kept: Defaulted<boolean>;
  submitted_at: Nullable<Date>;
  created_at: Date;
  updated_at: Date;
}

export interface SubmissionLinesTable {
  id: GeneratedAlways<number>;
  submission_id: number;
  event: SubmissionEvent;
  from_status: SubmissionStatus | null;
  to_status: SubmissionStatus;
  actor: SubmissionActor;
  actor_id: Nullable<number>;
  content: Defaulted<string>;
  at: Date;
}

/** Direct submission. */
export interface SubmissionTables {
  submissions: SubmissionsTable;
  submission_lines: SubmissionLinesTable;
}

declare module '../../../db/schema' {
  interface DB extends SubmissionTables {}
}

export type SubmissionRow = Selectable<SubmissionsTable>;
export type SubmissionLineRow = Selectable<SubmissionLinesTable>;
