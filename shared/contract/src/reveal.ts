import type { StaffRight } from './staff-rights';

/** Things with fields that are masked for the team, and which right has each shown. */
export const revealFields = {
  user: { phone: 'reveal.contact', email: 'reveal.contact' },
  account_review: { phone: 'users.return' },
} as const satisfies Record<string, Record<string, StaffRight>>;

export type RevealObject = keyof typeof revealFields;

/** So long a value that was shown stays on the screen, in seconds, and so often somebody may ask in a day. */
export const revealLimits = { seconds: 60, aDay: 50 };

/** Why somebody has a masked field shown. */
export const revealReasons = {
  contact: '联系买家',
  identity: '核对身份',
  refund: '处理退款或投诉',
  law: '配合依法查询',
  other: '其他',
} as const;

export type RevealReason = keyof typeof revealReasons;
