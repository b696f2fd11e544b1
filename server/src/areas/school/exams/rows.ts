import type { AttemptStatus } from '@harbor/contract/attempt-status';
import type { ExamStatus, ShowAnswer } from '@harbor/contract/exam-status';
import type { QuestionKind, QuestionStatus } from '@harbor/contract/question-kind';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { AttemptActor, AttemptEvent } from './transitions';

/** What a question of the bank says, as its version keeps it. */
export interface QuestionDocument {
  stem: string;
  picture: string;
  picture_text: string;
  /** Of 单选 and 多选, in the order of the bank. */
  options: string[];
  /** See `questionDocument` of the contract. */
  right: string[][];
  explanation: string;
  lesson_ref: LessonPoint | null;
}

/** A second of a lesson. */
export interface LessonPoint {
  lesson_id: number;
  at_seconds: number;
}

/** How many questions of a type are drawn, with the points of each. */
export interface Draw {
  kind: QuestionKind;
  count: number;
  points: number;
}

/** A question of an attempt as it was at the start; letters follow the order in which it is shown. */
export interface PaperItem {
  question_id: number;
  version: number;
  kind: QuestionKind;
  points: number;
  stem: string;
  picture: string;
  picture_text: string;
  options: { key: string; text: string }[];
  right: string[][];
  explanation: string;
  lesson_ref: LessonPoint | null;
}

/** What an answer came to. */
export type Verdict = 'right' | 'partial' | 'wrong' | 'waiting';

export type ExamRow = Selectable<DB['exams']>;
export type AttemptRow = Selectable<DB['exam_attempts']>;
export type AnswerRow = Selectable<DB['exam_answers']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    questions: { kind: QuestionKind; status: QuestionStatus };
    question_versions: { document: QuestionDocument };
    exams: { status: ExamStatus; show_answer: ShowAnswer; source: 'list' | 'draw'; draws: Draw[] };
    exam_attempts: { status: AttemptStatus; show_answer: ShowAnswer; paper: PaperItem[] };
    exam_answers: { answer: string[]; verdict: Verdict | null };
    exam_attempt_history: { event: AttemptEvent; actor: AttemptActor };
  }
}
