import type { TeacherCard } from '@harbor/contract';
import { tooFew } from '@harbor/contract/teacher-levels';

/** 98%, or 样本不足. */
export const rateWords = (rate: number | null): string =>
  rate === null ? tooFew : `${Math.round(rate * 100)}%`;

/** 4.9, or 暂无. */
export const scoreWords = (mean: number | null): string => (mean === null ? '暂无' : mean.toFixed(1));

/** 18 分, 1 小时, 2 天; — where nobody asked. */
export function replyWords(minutes: number | null): string {
  if (minutes === null) return '暂无';
  if (minutes < 60) return `${minutes} 分`;
  return minutes < 1440 ? `${Math.round(minutes / 60)} 小时` : `${Math.round(minutes / 1440)} 天`;
}

/** n=142, or 2 单 where there are too few. */
export const countWords = (rate: number | null, count: number): string =>
  rate === null ? `${count} 单` : `n=${count}`;

/** Whether an order can be offered now. */
export const canInvite = ({ presence }: Pick<TeacherCard, 'presence'>): boolean => presence.kind === 'open';
