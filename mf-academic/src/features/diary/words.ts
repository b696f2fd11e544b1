import type { DiaryCard, DiaryDeadline } from '@harbor/contract';
import { diaryStatus } from '@harbor/contract/diary';
import { viewTime } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

export const diaryPath = '/querytool/diary/';
export const manuscriptPath = (id: number): string => `${diaryPath}${id}`;

/** Today in China, `2026-11-27`. */
export const today = (): string => formatDate(viewTime());

/** A day so many days later. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `10月13日`, of another year `2025年10月13日`. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const words = `${month}月${date}日`;
  return day.slice(0, 4) === today().slice(0, 4) ? words : `${year}年${words}`;
}

/** How far off a deadline is. */
export function leftWords({ days_left: left }: Pick<DiaryDeadline, 'days_left'>): string {
  if (left < 0) return `已过 ${-left} 天`;
  return left === 0 ? '就是今天' : `还有 ${left} 天`;
}

const soon = 7;

/** How pressing it is. */
export const leftTone = ({ days_left: left }: Pick<DiaryDeadline, 'days_left'>): TagTone =>
  left <= soon ? 'alert' : 'plain';

const settled: readonly number[] = [
  diaryStatus.accepted,
  diaryStatus.rejected,
  diaryStatus.withdrawn,
  diaryStatus.published,
];

/** Since when a manuscript stands as it does: 第 41 天, or 9 天前 once it is decided. */
export function sinceWords({ status, days_in: days }: Pick<DiaryCard, 'status' | 'days_in'>): string {
  if (days === 0) return '今天';
  return settled.includes(status) ? `${days} 天前` : `第 ${days} 天`;
}

const tones: Record<number, TagTone> = { 7: 'accent', 8: 'plain', 9: 'plain', 10: 'accent' };

/** The look of a status. */
export const statusTone = (status: number): TagTone => tones[status] ?? 'primary';

/** What a journal is called that nobody has chosen yet. */
export const journalWords = (name: string): string => name || '期刊未定';
