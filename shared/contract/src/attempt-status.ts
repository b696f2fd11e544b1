/** Codes of `exam_attempts.status`; the table of transitions lives in the server. */
export const attemptStatus = {
  running: 1,
  handedIn: 2,
  timedOut: 3,
  marking: 4,
  graded: 5,
  voided: 6,
} as const;

export type AttemptStatus = (typeof attemptStatus)[keyof typeof attemptStatus];

/** What people read for each code. */
export const attemptStatusLabel: Record<AttemptStatus, string> = {
  1: '进行中',
  2: '已交卷',
  3: '超时自动交卷',
  4: '待人工阅卷',
  5: '已出分',
  6: '作废',
};
