import { viewTime } from '@harbor/runtime';

/** 上午好 by the hour in China. */
export function greeting(now: number = viewTime()): string {
  const hour = new Date(now + 8 * 3600_000).getUTCHours();
  if (hour < 5) return '夜深了';
  if (hour < 12) return '上午好';
  if (hour < 14) return '中午好';
  if (hour < 18) return '下午好';
  return '晚上好';
}
