import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { showAnswer } from '@harbor/contract/exam-status';
import type { AttemptHead } from './queries';
import { isDone, type Standing } from './standing';

/**
 * Why what is right in an attempt may not be told now; empty when it may. The one place that says so: results, the review
 * list and everything else that tells answers ask here.
 * @param askedNow questions of attempts that the person has open
 * @param kept whether the course was not given back
 */
export function whyHidden(
  attempt: Pick<AttemptHead, 'status' | 'show_answer' | 'question_ids'>,
  standing: Standing,
  { askedNow, kept }: { askedNow: ReadonlySet<number>; kept: boolean },
): string {
  if (attempt.status === s.running) return '交卷后才能查看';
  if (attempt.status === s.voided) return '这次作答已作废';
  if (!kept) return '课程已退款，不再显示答案与讲解';
  if (attempt.show_answer === showAnswer.never) return '本场考试不公布答案与讲解';
  if (attempt.show_answer === showAnswer.onceDone && !isDone(standing))
    return '通过或次数用尽后可看答案与讲解';
  if (attempt.question_ids.some((id) => askedNow.has(id)))
    return '您正在作答同样的题目，交卷后可看答案与讲解';
  return '';
}
