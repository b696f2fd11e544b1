import type { StaffQueue } from '../../../queues/queue';
import { escalationLimits } from './limits';

/** 1: everybody who works on the queue is told; 2: their leads are. */
export type Level = 1 | 2;

/** Late cases of a queue that are told together. */
export interface Late {
  queue: StaffQueue;
  level: Level;
  count: number;
  /** The first of them, as the desk shows them. */
  named: readonly { id: number; title: string }[];
}

/** What people wrote, as one short line without what nobody sees. */
export function shortLine(text: string): string {
  const letters = [
    ...text
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  const { letters: most } = escalationLimits;
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}

/** 退款：3 件超过 48 小时未处理 */
export function headline({ queue: { title, limitHours }, level, count }: Late): string {
  if (level === 2) return `${title}：${count} 件超时后仍未处理，请督促`;
  return `${title}：${count} 件超过${limitHours === null ? '时限' : ` ${limitHours} 小时`}未处理`;
}

/** The cases that are named, each as a line, and that there are more. */
export function caseLines({ count, named }: Late, titleOf: (title: string) => string): string[] {
  const lines = named.map(({ id, title }) => `${titleOf(shortLine(title))}（编号 ${id}）`);
  return count > named.length ? [...lines, `…共 ${count} 件`] : lines;
}

/** Where the queue is worked on. */
export const pathOf = ({ queue }: Pick<Late, 'queue'>) => `/staff/queue/${queue.key}`;
