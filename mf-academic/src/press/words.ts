import { viewTime } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';

const day = 24 * 3600_000;

/** `今天`, `昨天`, `11-19`, `2025-11-19`: a day beside today, in China's time. */
export function dayWords(moment: string, now: number = viewTime()): string {
  const then = formatDate(moment);
  if (then === formatDate(now)) return '今天';
  if (then === formatDate(now - day)) return '昨天';
  return then.slice(0, 4) === formatDate(now).slice(0, 4) ? then.slice(5) : then;
}

/** `11月23日 星期一`, in China's time. */
export function todayWords(now: number = viewTime()): string {
  const [, month, date] = formatDate(now).split('-').map(Number);
  const weekday = new Date(now + 8 * 3600_000).getUTCDay();
  return `${month}月${date}日 星期${'日一二三四五六'[weekday]}`;
}

/** `约 7 分钟`. */
export const readWords = (minutes: number) => `约 ${minutes} 分钟`;

/** `3,482`. */
export const countWords = (count: number) => count.toLocaleString('zh-CN');

/** Who stands for an article in one line: where it comes from, else who wrote it. */
export const fromWhom = ({ source, author }: { source: string; author: string }) => source || author;
