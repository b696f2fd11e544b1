import type { CourseStatus } from '@harbor/contract/course-status';
import type { EnrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { EnrolmentActor, EnrolmentEvent } from './transitions';

export type EnrolmentRow = Selectable<DB['enrolments']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    courses: { status: CourseStatus };
    enrolments: { status: EnrolmentStatus };
    enrolment_history: { event: EnrolmentEvent; actor: EnrolmentActor };
  }
}
