import type { DataOf } from '@harbor/contract';

/** How much is new in the forum, from the day or else the week; nothing on quiet ones. */
export function freshWords({ today, week }: DataOf<'GET /hot_post/index'>['stats']): string {
  if (today > 0) return `今日 ${today.toLocaleString()} 篇新帖`;
  return week > 0 ? `近 7 天 ${week.toLocaleString()} 篇新帖` : '';
}
