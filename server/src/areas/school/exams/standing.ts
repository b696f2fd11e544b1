import type { ExamCard } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { examStatus } from '@harbor/contract/exam-status';
import { toMomentOrNull } from '../../../time';
import { type AttemptHead, counts } from './queries';
import type { ExamRow } from './rows';

/** Where somebody stands with an exam. */
export interface Standing {
  state: ExamCard['state'];
  /** Attempts that count. */
  used: number;
  /** Null for no limit. */
  left: number | null;
  /** When the cool-down ends; null where it is over. */
  nextAt: Date | null;
  open: AttemptHead | undefined;
  /** The graded attempt with the most marks; of equals the first. */
  best: AttemptHead | undefined;
  /** Why none can be begun now; empty when one can. */
  why: string;
}

export const stateText: Record<ExamCard['state'], string> = {
  ready: '未作答',
  running: '作答中',
  marking: '阅卷中',
  passed: '已通过',
  failed: '未通过',
  used_up: '次数已用完',
  closed: '已停用',
};

type Terms = Pick<ExamRow, 'status' | 'max_attempts' | 'cool_down_minutes'>;

/** Where somebody stands, of all their attempts at an exam; it depends on nothing but what it is given. */
export function standingOf(exam: Terms, attempts: readonly AttemptHead[], now: Date): Standing {
  const counted = attempts.filter(counts);
  const used = counted.length;
  const left = exam.max_attempts === 0 ? null : Math.max(0, exam.max_attempts - used);
  const last = Math.max(0, ...counted.map(({ handed_in_at }) => handed_in_at?.getTime() ?? 0));
  const next = last + exam.cool_down_minutes * 60_000;
  const nextAt = last > 0 && left !== 0 && next > now.getTime() ? new Date(next) : null;
  const open = counted.find(({ status }) => status === s.running);
  const best = counted
    .filter(({ status }) => status === s.graded)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.number - b.number)[0];
  const closed = exam.status !== examStatus.open;
  return {
    ...{ used, left, nextAt, open, best },
    state: stateOf(counted, { open, best, left, closed }),
    why: whyNot({ open, closed, left, nextAt, max: exam.max_attempts }),
  };
}

interface Facts {
  open: AttemptHead | undefined;
  best: AttemptHead | undefined;
  left: number | null;
  closed: boolean;
}

function stateOf(counted: readonly AttemptHead[], { open, best, left, closed }: Facts): ExamCard['state'] {
  if (open) return 'running';
  if (best?.passed) return 'passed';
  if (counted.some(({ status }) => status === s.marking)) return 'marking';
  if (left === 0) return 'used_up';
  if (closed) return 'closed';
  return best ? 'failed' : 'ready';
}

function whyNot(
  given: Pick<Facts, 'open' | 'closed' | 'left'> & { nextAt: Date | null; max: number },
): string {
  const { open, closed, left, nextAt, max } = given;
  if (open) return '';
  if (closed) return '这场考试已停用';
  if (left === 0) return `${max} 次作答机会已用完`;
  return nextAt
    ? `两次作答之间需要间隔，${toMomentOrNull(nextAt)?.slice(5, 16).replace('T', ' ')} 后可以再考`
    : '';
}

/** Whether everything of an exam may be seen that its rule keeps back: it is passed, or cannot be taken any more. */
export const isDone = ({ best, left, open }: Standing): boolean =>
  open === undefined && (best?.passed === true || left === 0);
