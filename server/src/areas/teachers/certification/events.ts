import type { Db } from '../../../db/connect';
import { defineEvent } from '../../../events';

interface OfTeacher {
  teacherId: number;
  at: Date;
}

/** Their data are in force: for the first time, or changed. */
export const teacherApproved = defineEvent<OfTeacher & { change: boolean }>();

/** They take no orders until a moment: what is open is handed over, under the teacher's lock. */
export const teacherSuspended = defineEvent<
  OfTeacher & { until: Date; reason: string; staffId: number | null }
>();

/** They may take orders again. */
export const teacherResumed = defineEvent<OfTeacher>();

/** They are no teacher any more, with nothing open. */
export const teacherLeft = defineEvent<OfTeacher>();

/** They signed the rules and the pledge that are in force. */
export const rulesSigned = defineEvent<OfTeacher & { rules: string; pledge: string }>();

/** What of an area above keeps somebody from leaving: open orders, income that is not settled. Sentences for people. */
export type LeaveBlockers = (db: Db, teacherId: number) => Promise<string[]>;

declare module '../../../manifest' {
  interface AreaManifest {
    /** What keeps a teacher from leaving. */
    leaveBlockers?: readonly LeaveBlockers[];
  }
}
