import type { CourseTextKind, CourseTextStatus } from '@harbor/contract/course-text';
import type { LessonStatus } from '@harbor/contract/lesson-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type CourseRow = Selectable<DB['courses']>;
export type LessonTableRow = Selectable<DB['lessons']>;
export type CourseTextRow = Selectable<DB['course_texts']>;

/** A point of a lesson that its bar shows. */
interface Marker {
  /** Second. */
  at: number;
  title: string;
}

declare module '../../../db/schema' {
  interface KnownColumns {
    lessons: { status: LessonStatus; markers: Marker[] };
    course_texts: { kind: CourseTextKind; status: CourseTextStatus };
  }
}
