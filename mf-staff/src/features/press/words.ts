import { type PressStatus, pressStatus } from '@harbor/contract/press-status';
import { formatTime } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

/** The ground of a state's word. */
export const toneOf: Record<PressStatus, TagTone> = {
  [pressStatus.draft]: 'plain',
  [pressStatus.scheduled]: 'gold',
  [pressStatus.published]: 'accent',
  [pressStatus.offline]: 'over',
};

/** The tone of a state as a call names it. */
export const toneOfStatus = (status: number): TagTone => toneOf[status as PressStatus] ?? 'plain';

/** `11-22 08:00`; with the year where it is another one. */
export function shortTime(moment: string, now: number = Date.now()): string {
  const whole = formatTime(moment);
  return whole.slice(0, 4) === formatTime(now).slice(0, 4) ? whole.slice(5) : whole;
}

/** `定时发布 · 11-22 08:00`, or the state alone. */
export const statusWords = (press: {
  status: number;
  status_text: string;
  publish_at: string | null;
}): string =>
  press.status === pressStatus.scheduled && press.publish_at
    ? `${press.status_text} · ${shortTime(press.publish_at)}`
    : press.status_text;

/** `3,482`. */
export const countWords = (count: number): string => count.toLocaleString('en');

/** How a tag or a special is used: articles that readers see, and those that only the team sees. */
export function usedWords({ press_count, used }: { press_count: number; used: number }): string {
  const others = used - press_count;
  const shown = press_count > 0 ? `${press_count} 篇已发布` : '还没有已发布的头条';
  return others > 0 ? `${shown}，另有 ${others} 篇未发布` : shown;
}
