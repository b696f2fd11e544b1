/** Codes of `appraises.status` and of its addition; the table of transitions lives in the server. */
export const appraiseStatus = { waiting: 1, shown: 2, hidden: 3 } as const;

export type AppraiseStatus = (typeof appraiseStatus)[keyof typeof appraiseStatus];

/** What the author reads for each code. */
export const appraiseStatusLabel: Record<AppraiseStatus, string> = {
  1: '审核中',
  2: '已展示',
  3: '未展示',
};

/** The five rubrics of a review in their order: the key in calls, what people read, and what is meant. */
export const rubrics = [
  { key: 'stars', label: '综合评分', hint: '总的来说满意吗' },
  { key: 'professional', label: '专业程度', hint: '懂不懂您的领域，意见准不准' },
  { key: 'punctual', label: '准时交付', hint: '是否按约定的时间交付' },
  { key: 'communication', label: '沟通清楚', hint: '回复是否及时、解释是否明白' },
  { key: 'norm', label: '符合规范', hint: '是否守学术规范，不越界' },
] as const;

export type RubricKey = (typeof rubrics)[number]['key'];

/** What staff may hide a true review for, and nothing else (E-commerce Law art. 39). */
export const hidingBases = { law: '违反法律法规', privacy: '泄露他人隐私' } as const;

export type HidingBasis = keyof typeof hidingBases;
