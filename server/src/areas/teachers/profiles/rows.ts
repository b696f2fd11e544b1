import type { CreditReason, TeacherLevel } from '@harbor/contract/teacher-levels';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type LevelRow = Selectable<DB['teacher_levels']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    teacher_levels: { level: TeacherLevel };
    credit_events: { reason: CreditReason };
  }
}
