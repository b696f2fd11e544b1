import {
  type DiaryKind,
  type DiaryMeasure,
  type DiaryStatus,
  diaryMoves,
  diaryStatus,
} from '@harbor/contract/diary';
import { daysBetween } from '../days';

/** A step of one submission to one journal, in the order in which they were written down. */
export interface MeasuredStep {
  kind: DiaryKind;
  day: string;
}

/** What one submission to one journal took, in days, and the day on which each span ended; `share` is 1 or 0. */
export type Measured = Partial<Record<DiaryMeasure | 'share', { value: number; endedOn: string }>>;

/** Nothing that takes longer is the journal's doing. */
const mostDays = 3 * 365;

const decisions: readonly DiaryKind[] = ['revise', 'accept', 'reject'];

/** Whether the steps are such as can follow each other, none before the one before it. */
function possible(steps: readonly MeasuredStep[]): boolean {
  let status: DiaryStatus = diaryStatus.preparing;
  let last = '';
  for (const { kind, day } of steps) {
    if (day < last) return false;
    last = day;
    if (kind === 'prepare') continue;
    if (kind === 'note') return false;
    const move = diaryMoves[kind];
    if (!move.from.includes(status)) return false;
    status = move.to;
  }
  return true;
}

/**
 * Spans of one submission to one journal. Steps in an order that cannot be give nothing; a span below 0 or of more than
 * three years is left out.
 * @param steps those that moved the manuscript, in the order in which they were written down
 */
export function measure(steps: readonly MeasuredStep[]): Measured {
  if (!possible(steps)) return {};
  const first = (...kinds: readonly DiaryKind[]) => steps.findIndex(({ kind }) => kinds.includes(kind));
  const submit = first('submit');
  if (submit < 0) return {};
  const decision = first(...decisions);
  const review = first('review');
  const back = first('return');
  const answer = back < 0 ? -1 : steps.findIndex(({ kind }, at) => at > back && decisions.includes(kind));
  const accepted = first('accept');
  const spans: [DiaryMeasure, number, number][] = [
    ['screen', submit, decision >= 0 && review > decision ? -1 : review],
    ['first', submit, decision],
    ['after', back, answer],
    ['accept', submit, accepted],
    ['publish', accepted, first('publish')],
  ];
  const measured: Measured = {};
  for (const [key, from, to] of spans) {
    const [begin, end] = [steps[from], steps[to]];
    if (!begin || !end) continue;
    const value = daysBetween(begin.day, end.day);
    if (value >= 0 && value <= mostDays) measured[key] = { value, endedOn: end.day };
  }
  const end = steps[first('accept', 'reject')];
  if (end) measured.share = { value: end.kind === 'accept' ? 1 : 0, endedOn: end.day };
  return measured;
}

/** The middle of some numbers; between two of them, their mean. Of none it is NaN. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
