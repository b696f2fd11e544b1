import type { DiaryDetail, DiaryFigures } from '@harbor/contract';
import { diaryStatus as s } from '@harbor/contract/diary';
import { daysBetween, plusDays } from './days';
import type { DeadlineRow, ManuscriptRow, StepRow } from './rows';

/** What a deadline is called that this advice becomes. */
export const askTitle = '问一次进度';

/** How long to wait where nobody knows the journal: quarterly after sending, sooner after a revision. */
const rule = { first: 90, after: 45 };

/**
 * The day on which asking the journal once is neither early nor late: at the median of the journal where it is known.
 * @param steps of the current round that moved the manuscript, the newest first
 */
export function adviceOf(
  { status }: Pick<ManuscriptRow, 'status'>,
  steps: readonly StepRow[],
  deadlines: readonly DeadlineRow[],
  figures: DiaryFigures | null,
  today: string,
): DiaryDetail['advice'] {
  const waits: readonly number[] = [s.submitted, s.screening, s.reviewing, s.returned];
  if (!waits.includes(status)) return null;
  if (deadlines.some(({ title, done_at }) => title === askTitle && done_at === null)) return null;
  const back = steps.find(({ kind }) => kind === 'return');
  const begin = back ?? steps.find(({ kind }) => kind === 'submit');
  if (!begin) return null;
  const key = back ? 'after' : 'first';
  const known = figures?.figures.find((figure) => figure.key === key)?.median ?? null;
  const wait = known ?? rule[key];
  const since = back ? '修回' : '投出';
  const wanted = plusDays(begin.day, wait);
  const late = wanted <= today;
  const day = late ? plusDays(today, 1) : wanted;
  const about = known === null ? '一般等到这时仍无结果' : '正好到同刊作者的中位数';
  return {
    day,
    days_left: daysBetween(today, day),
    reason: late
      ? `${since}已 ${daysBetween(begin.day, today)} 天，可以礼貌地问一次`
      : `${since}满 ${wait} 天，${about}，可以礼貌地问一次`,
  };
}
