import type { StaffAnnouncement } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

export const draft = 1;
export const published = 2;
export const withdrawn = 3;

/** Whom an announcement is for. */
export const audiences = [
  ['all', '所有人（含访客）'],
  ['user', '普通用户'],
  ['teacher', '认证教师'],
] as const;

export const audienceWords = (audience: string): string =>
  audiences.find(([key]) => key === audience)?.[1] ?? '';

/** What an announcement is at this moment: one that was published with a later start still waits. */
export function stateOf(one: StaffAnnouncement, now: number): { text: string; tone: TagTone } {
  if (one.status === draft) return { text: '草稿', tone: 'plain' };
  if (one.status === withdrawn) return { text: '已撤下', tone: 'over' };
  if (new Date(one.starts_at).getTime() > now) return { text: '定时发布', tone: 'gold' };
  if (one.ends_at && new Date(one.ends_at).getTime() <= now) return { text: '已结束', tone: 'plain' };
  return { text: '展示中', tone: 'accent' };
}

/** From when until when it is shown above the pages. */
export const timesOf = ({ starts_at, ends_at }: StaffAnnouncement): string =>
  ends_at ? `${formatTime(starts_at)} 至 ${formatTime(ends_at)}` : `${formatTime(starts_at)} 起`;
