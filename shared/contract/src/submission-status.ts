/** Codes of `submissions.status`; the table of steps lives in the server. 0 is a draft of its author. */
export const submissionStatus = {
  draft: 0,
  waiting: 1,
  accepted: 2,
  needsAuthor: 3,
  recommended: 4,
  sent: 5,
  answered: 6,
  closed: 7,
} as const;

export type SubmissionStatus = (typeof submissionStatus)[keyof typeof submissionStatus];

/** What authors read for each code. */
export const submissionStatusLabel: Record<SubmissionStatus, string> = {
  0: '草稿',
  1: '待受理',
  2: '已受理',
  3: '需补充',
  4: '已推荐期刊',
  5: '已投出',
  6: '已反馈',
  7: '已关闭',
};

/** Kinds of manuscripts. */
export const manuscriptKinds = {
  article: '研究论文',
  review: '综述',
  case: '病例报告',
  short: '简报与快报',
  other: '其他',
} as const;

/** Languages of manuscripts. */
export const manuscriptLanguages = { zh: '中文', en: '英文' } as const;

/** Levels that an author aims at. */
export const targetLevels = {
  sci: 'SCI / SSCI',
  ei: 'EI 期刊',
  cssci: 'CSSCI',
  core: '北大核心',
  tech: '科技核心',
  general: '普通期刊',
  open: '听编辑建议',
} as const;

/** Use of AI in a manuscript. */
export const aiUses = {
  none: '未使用',
  language: '仅用于语言润色',
  more: '还用于其他环节',
} as const;

/** What a journal answered. */
export const feedbackResults = { accepted: '录用', revise: '修回', rejected: '退稿' } as const;

/** What authors declare before handing in; each has to be ticked by themselves. */
export const submissionDeclarations = {
  original: '稿件由署名作者完成，数据真实，没有抄袭、代写或编造',
  exclusive: '稿件没有发表过，也没有同时投给其他期刊',
  authors: '署名与排序由全体作者确认，没有挂名，也没有遗漏',
  own_hand: '我知道平台只提供评估与推荐，是否投稿、投给谁由作者决定并亲自投出',
} as const;

export type ManuscriptKind = keyof typeof manuscriptKinds;
export type ManuscriptLanguage = keyof typeof manuscriptLanguages;
export type TargetLevel = keyof typeof targetLevels;
export type AiUse = keyof typeof aiUses;
export type FeedbackResult = keyof typeof feedbackResults;
export type SubmissionDeclaration = keyof typeof submissionDeclarations;
