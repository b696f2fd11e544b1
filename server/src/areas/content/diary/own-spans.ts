import type { DiaryDetail } from '@harbor/contract';
import type { DiaryKind, DiaryMeasure } from '@harbor/contract/diary';
import { daysBetween } from './days';
import { measure } from './figures/measure';
import type { StepRow } from './rows';

/** What ends each span that runs once its beginning is written down. */
const running: { key: DiaryMeasure; from: DiaryKind; until: readonly DiaryKind[] }[] = [
  { key: 'screen', from: 'submit', until: ['review', 'revise', 'accept', 'reject', 'withdraw'] },
  { key: 'first', from: 'submit', until: ['revise', 'accept', 'reject', 'withdraw'] },
  { key: 'after', from: 'return', until: ['revise', 'accept', 'reject', 'withdraw'] },
  { key: 'accept', from: 'submit', until: ['accept', 'reject', 'withdraw'] },
  { key: 'publish', from: 'accept', until: ['publish', 'withdraw'] },
];

/**
 * How long this manuscript took, or has taken so far, span by span, to hold against others.
 * @param steps of the current round that moved it, the newest first
 */
export function ownSpans(steps: readonly StepRow[], today: string): DiaryDetail['own'] {
  const inOrder = [...steps].reverse();
  const done = measure(inOrder);
  return running.flatMap(({ key, from, until }): DiaryDetail['own'] => {
    const span = done[key];
    if (span) return [{ key, days: span.value, running: false }];
    const at = inOrder.findIndex(({ kind }) => kind === from);
    const begin = inOrder[at];
    if (!begin || inOrder.some(({ kind }, n) => n > at && until.includes(kind))) return [];
    return [{ key, days: Math.max(0, daysBetween(begin.day, today)), running: true }];
  });
}
