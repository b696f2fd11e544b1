import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { DeskActor, ExamEvent, QuestionEvent } from './transitions';

export type QuestionRow = Selectable<DB['questions']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    exam_history: { event: ExamEvent; actor: DeskActor };
    question_history: { event: QuestionEvent; actor: DeskActor };
  }
}
