/** How somebody proved again who they are. */
export type StepUpMethod = 'sms' | 'password';

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
  is_staff: boolean;
}
