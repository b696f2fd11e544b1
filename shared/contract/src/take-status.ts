/** Codes of `takes.status`: where a teacher stands with an order. The table of transitions lives in the server. */
export const takeStatus = {
  taken: 1,
  trying: 2,
  handedIn: 3,
  chosen: 4,
  notChosen: 5,
  givenUp: 6,
  timedOut: 7,
  removed: 8,
} as const;

export type TakeStatus = (typeof takeStatus)[keyof typeof takeStatus];

/** What users read for each code. */
export const takeStatusLabel: Record<TakeStatus, string> = {
  1: '已接单待试做',
  2: '试做中',
  3: '已交试做',
  4: '已选定',
  5: '未选中',
  6: '已放弃',
  7: '超时失效',
  8: '已移除',
};

/** Those that count towards the most trials of a teacher at a time. */
export const openTrialStatuses: readonly TakeStatus[] = [
  takeStatus.taken,
  takeStatus.trying,
  takeStatus.handedIn,
];

/** Codes of `invitations.status`. */
export const invitationStatus = { open: 1, accepted: 2, declined: 3, expired: 4, withdrawn: 5 } as const;

export type InvitationStatus = (typeof invitationStatus)[keyof typeof invitationStatus];

export const invitationStatusLabel: Record<InvitationStatus, string> = {
  1: '等待老师答复',
  2: '已接受',
  3: '已婉拒',
  4: '已过期',
  5: '已撤回',
};

/** Codes of `material_requests.status`. */
export const materialStatus = { open: 1, supplied: 2, expired: 3, dropped: 4 } as const;

export type MaterialStatus = (typeof materialStatus)[keyof typeof materialStatus];

export const materialStatusLabel: Record<MaterialStatus, string> = {
  1: '等待客户补充',
  2: '客户已补充',
  3: '已满期限，客服跟进',
  4: '已结束',
};
