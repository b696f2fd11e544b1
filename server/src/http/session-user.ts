import type { StaffRole } from '@harbor/contract';

/** How somebody proved again who they are. */
export type StepUpMethod = 'sms' | 'password';

/** Somebody of the operating team, in one session. */
export interface StaffMember {
  roles: readonly StaffRole[];
  lead: boolean;
  /** Whether there is a second factor at all. */
  hasFactor: boolean;
  /** Whether this session passed it and has been in use since. */
  passed: boolean;
  /** Until when steps with money are proven; null when they are not. */
  moneyUntil: Date | null;
  /** When the session was last noted to be in use. */
  usedAt: Date | null;
}

/** The person behind a call, read from the database at that call. */
export interface SessionUser {
  id: number;
  sessionId: number;
  /** Same for a token and its successors. */
  familyId: string;
  /** When this session last proved again who it is, and how; see `requireStepUp`. */
  steppedUpAt: Date | null;
  steppedUpBy: StepUpMethod | null;
  nickname: string;
  /** Full number; never log it, never send it. */
  phone: string | null;
  is_teacher: boolean;
  is_certification: boolean;
  /** Of a teacher who is not admitted, why: `teachers.status`; null for everybody else. */
  teacherStatus?: number | null;
  /** The same as having {@link SessionUser.staff}. */
  is_staff: boolean;
  /** What somebody of the team is; null for everybody else. */
  staff: StaffMember | null;
}
