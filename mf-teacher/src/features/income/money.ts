import { moneyStatus as m, withdrawalStatus as w } from '@harbor/contract/money-status';
import { formatFen } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

/** `3,214.00` */
export const yuan = (fen: number): string => formatFen(fen);

/** `¥3,214.00` */
export const withSign = (fen: number): string => `¥${formatFen(fen)}`;

/** `11-20 18:02` */
export const shortMoment = (moment: string): string => moment.slice(5, 16).replace('T', ' ');

/** `11-20` */
export const shortDay = (moment: string): string => moment.slice(5, 10);

/** What somebody typed as an amount, in 分; null for no amount. */
export function fenOf(text: string): number | null {
  const plain = text.replaceAll(/[,，\s]/g, '');
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const incomeTones: Record<number, TagTone> = {
  [m.frozen]: 'gold',
  [m.available]: 'accent',
  [m.reviewing]: 'primary',
  [m.paid]: 'plain',
  [m.failed]: 'alert',
  [m.deducting]: 'alert',
  [m.returned]: 'over',
};

/** How the state of an income looks. */
export const incomeTone = (status: number): TagTone => incomeTones[status] ?? 'plain';

const withdrawalTones: Record<number, TagTone> = {
  [w.asked]: 'primary',
  [w.checked]: 'primary',
  [w.approved]: 'primary',
  [w.paid]: 'accent',
  [w.failed]: 'alert',
};

/** How the state of a withdrawal looks. */
export const withdrawalTone = (status: number): TagTone => withdrawalTones[status] ?? 'over';

const hour = 3_600_000;

/** `1 天 19 小时`; empty once the time is over. */
export function timeLeft(until: string, now: number): string {
  const left = Date.parse(until) - now;
  if (left <= 0) return '';
  const hours = Math.floor(left / hour);
  if (hours >= 24) return `${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
  return hours > 0 ? `${hours} 小时` : `${Math.max(1, Math.floor(left / 60_000))} 分钟`;
}
