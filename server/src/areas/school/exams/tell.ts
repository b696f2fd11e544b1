import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { AttemptRow } from './rows';

/** The page of an exam. */
const examPath = ({ course_id, lesson_id }: { course_id: number; lesson_id: number | null }): string =>
  `/exam/${course_id}/${lesson_id ?? 0}`;

const shortened = (title: string) =>
  [...title].length > 30 ? `${[...title].slice(0, 29).join('')}…` : title;

async function tell(
  trx: Db,
  row: Pick<AttemptRow, 'exam_id' | 'user_id'>,
  { title, body, now }: { title: (exam: string) => string; body: string; now: Date },
): Promise<void> {
  const exam = await getRow(trx, 'exams', { id: row.exam_id }, ['id', 'title', 'course_id', 'lesson_id']);
  await notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: systemSub.course,
    title: title(shortened(exam.title)),
    body,
    link: examPath(exam),
    object: { type: 'exam', id: exam.id },
    now,
  });
}

/** Their time was over, and nobody handed in. */
export const tellTimedOut = (trx: Db, row: AttemptRow, now: Date): Promise<void> =>
  tell(trx, row, {
    title: (exam) => `“${exam}”时间已到，已自动交卷`,
    body: '系统按您已保存的答案评分，点开可看结果。',
    now,
  });

/** Somebody of the team marked their short answers. */
export const tellMarked = (
  trx: Db,
  row: Pick<AttemptRow, 'exam_id' | 'user_id' | 'score' | 'full_points' | 'passed'>,
  now: Date,
): Promise<void> =>
  tell(trx, row, {
    title: (exam) => `“${exam}”已出分：${row.score ?? 0} 分，${row.passed ? '通过' : '未通过'}`,
    body: `满分 ${row.full_points} 分。简答题已由老师阅卷，点开可看结果。`,
    now,
  });

/** Somebody of the team corrected their marks. */
export const tellRemarked = (
  trx: Db,
  row: Pick<AttemptRow, 'exam_id' | 'user_id' | 'score' | 'full_points' | 'passed'>,
  { before, reason, now }: { before: number; reason: string; now: Date },
): Promise<void> =>
  tell(trx, row, {
    title: (exam) => `“${exam}”得分已更正：${row.score ?? 0} 分，${row.passed ? '通过' : '未通过'}`,
    body: `原得分 ${before} 分，满分 ${row.full_points} 分。原因：${reason}。点开可看结果；如有疑问请联系客服。`,
    now,
  });

/** Somebody of the team made their attempt void. */
export const tellVoided = (
  trx: Db,
  row: Pick<AttemptRow, 'exam_id' | 'user_id'>,
  reason: string,
  now: Date,
): Promise<void> =>
  tell(trx, row, {
    title: (exam) => `“${exam}”的一次作答已作废`,
    body: `原因：${reason}。这次作答不计入次数；如有疑问请联系客服。`,
    now,
  });
