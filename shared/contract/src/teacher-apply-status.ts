/** Codes of an application as `teacher_applications.status` keeps them; the table of transitions lives in the server. */
export const teacherApplyStatus = {
  draft: 0,
  waiting: 1,
  reviewing: 2,
  supplement: 3,
  approved: 4,
  rejected: 5,
} as const;

export type TeacherApplyStatus = (typeof teacherApplyStatus)[keyof typeof teacherApplyStatus];

/** Codes of `teachers.status`: what a certified person is. */
export const teacherStatus = { approved: 4, changing: 6, suspended: 7, left: 8 } as const;

export type TeacherStatus = (typeof teacherStatus)[keyof typeof teacherStatus];

/** What people read for each code of both. */
export const teacherStatusLabel: Record<TeacherApplyStatus | TeacherStatus, string> = {
  0: '草稿',
  1: '待审核',
  2: '审核中',
  3: '需补充',
  4: '已通过',
  5: '已驳回',
  6: '变更待审',
  7: '已暂停',
  8: '已退出',
};

/** What an application is for. */
export const teacherApplyKind = { first: 1, change: 2 } as const;

export type TeacherApplyKind = (typeof teacherApplyKind)[keyof typeof teacherApplyKind];

/** Which form it was written with: the old one (form, teacherid, result) or the new one (form, teacherid, examine). */
export const teacherFlow = { old: 2, new: 3 } as const;

export type TeacherFlow = (typeof teacherFlow)[keyof typeof teacherFlow];

/** Why a teacher's call or page is refused with a 403, as its `data.reason`. */
export const teacherGates = [
  /** No certification was ever approved, or the person left. */
  'NOT_CERTIFIED',
  /** Approved, but the rules and the pledge that are in force are not signed. */
  'RULES_UNSIGNED',
  /** Suspended until a moment. */
  'SUSPENDED',
] as const;

export type TeacherGate = (typeof teacherGates)[number];

/** What somebody reads at each gate. */
export const teacherGateText: Record<TeacherGate, string> = {
  NOT_CERTIFIED: '认证成功后才能进入接单平台',
  RULES_UNSIGNED: '请先阅读并签署接单规范与学术诚信承诺书',
  SUSPENDED: '接单已暂停，恢复后可继续进入接单平台',
};

/** 1 待处理 2 已收录 3 已合并 4 不收录: a word for the dictionary that an applicant wrote. */
export const candidateStatus = { waiting: 1, added: 2, merged: 3, refused: 4 } as const;

export type CandidateStatus = (typeof candidateStatus)[keyof typeof candidateStatus];

export const candidateStatusLabel: Record<CandidateStatus, string> = {
  1: '待处理',
  2: '已收录',
  3: '已合并',
  4: '不收录',
};

/** What a candidate is for. */
export const candidateKind = { university: 1, major: 2 } as const;

export type CandidateKind = (typeof candidateKind)[keyof typeof candidateKind];

export const candidateKindLabel: Record<CandidateKind, string> = { 1: '院校', 2: '专业' };
