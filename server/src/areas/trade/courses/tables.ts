import type { CourseStatus } from '@harbor/contract/course-status';
import type { EnrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { EnrolmentActor, EnrolmentEvent } from './transitions';

/** `courses`. Amounts in 分. */
export interface CoursesTable {
  id: Generated<number>;
  title: string;
  cover: string;
  /** Who teaches it, as buyers read it. */
  teacher: string;
  intro: string;
  price_fen: number;
  /** How many bought it. */
  students: Generated<number>;
  /** Mean of its stars, 0 to 5; 0 = none yet. */
  score: Generated<number>;
  status: CourseStatus;
  created_at: Date;
  updated_at: Date;
}

/** `enrolments`: who may learn in which course, through which order; moved by `move` alone. */
export interface EnrolmentsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  course_id: number;
  order_id: number;
  status: EnrolmentStatus;
  /** How much of the course was seen, in whole percent. */
  percent: Generated<number>;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
}

/** `enrolment_history`: every step of an enrolment. */
export interface EnrolmentHistoryTable {
  id: GeneratedAlways<number>;
  enrolment_id: number;
  from_status: number | null;
  to_status: number;
  event: EnrolmentEvent;
  actor: EnrolmentActor;
  at: Date;
}

/** The tables this area owns. */
export interface CourseTables {
  courses: CoursesTable;
  enrolments: EnrolmentsTable;
  enrolment_history: EnrolmentHistoryTable;
}

declare module '../../../db/schema' {
  interface DB extends CourseTables {}
}

export type EnrolmentRow = Selectable<EnrolmentsTable>;
