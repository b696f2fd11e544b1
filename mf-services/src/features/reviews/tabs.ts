import { promises } from '@harbor/contract/promises';
/** The two lists of `/evaluation/`. */
export const evaluationTabs = [
  { key: 'to_review', label: '待评价' },
  { key: 'reviewed', label: '已评价' },
] as const;

export type EvaluationTab = (typeof evaluationTabs)[number]['key'];

/** The list of an address; the first for what is none. */
export function evaluationTab(key: string | null): EvaluationTab {
  return key === 'reviewed' ? 'reviewed' : 'to_review';
}

/** What an empty list says, and the next step. */
export const emptyWords: Record<EvaluationTab, { title: string; description: string }> = {
  to_review: {
    title: '没有待评价的订单',
    description: `服务完成后 ${promises.reviewDays} 天内可以评价，您的评价会帮助其他同学选择`,
  },
  reviewed: { title: '还没有写过评价', description: '完成的订单可以在“待评价”里评价' },
};
