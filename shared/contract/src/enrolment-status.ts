/** Codes of `enrolments.status`; the table of transitions lives in the server. */
export const enrolmentStatus = { valid: 1, expired: 2, refunded: 3 } as const;

export type EnrolmentStatus = (typeof enrolmentStatus)[keyof typeof enrolmentStatus];

/** What people read for each code. */
export const enrolmentStatusLabel: Record<EnrolmentStatus, string> = {
  1: '有效',
  2: '已过期',
  3: '已退款',
};
