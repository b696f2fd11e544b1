import { questionKind as k } from '@harbor/contract/question-kind';
import { insertCertificate } from '../../areas/school/certificates/move';
import { grade } from '../../areas/school/exams/grade-attempt';
import { moveAttempt } from '../../areas/school/exams/move';
import type { ExamRow, PaperItem } from '../../areas/school/exams/rows';
import { writeAnswers } from '../../areas/school/exams/save';
import { insertAttempt } from '../../areas/school/exams/start';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { findRow, getRow } from '../../db/rows';

const buyer = 1;
const hour = 3_600_000;

const essay =
  '研究问题：自我调节学习策略与大一新生线上课程成绩有什么关系？对象、变量与范围都写明了，可以用一学期的平台记录与期末成绩作为证据来回答。';

/** What the buyer answers: mostly right, some of it wrong or half. */
function answerOf(item: PaperItem, place: number): string[] {
  const right = item.right[0] ?? [];
  if (item.kind === k.essay) return [essay];
  if (item.kind === k.blank) return item.right.map(([first = '']) => first);
  if (item.kind === k.multiple) return place % 2 === 0 ? right.slice(0, -1) : right;
  if (place % 4 !== 2) return right;
  return item.options
    .map(({ key }) => key)
    .filter((key) => !right.includes(key))
    .slice(0, 1);
}

/** An attempt as somebody would have made it: begun, answered, handed in and graded. */
async function taken(
  trx: Db,
  exam: ExamRow,
  { number, at, minutes }: { number: number; at: Date; minutes: number },
): Promise<void> {
  const id = await insertAttempt(trx, exam, { userId: buyer, number, now: at });
  const row = await getRow(trx, 'exam_attempts', { id });
  const end = new Date(at.getTime() + minutes * 60_000);
  await writeAnswers(
    trx,
    id,
    row.paper.map((item, n) => ({ place: n + 1, answer: answerOf(item, n + 1), version: 1 })),
    end,
  );
  const moved = await moveAttempt(trx, row, 'hand_in', { actor: 'user', actorId: buyer, at: end });
  await grade(trx, moved, end);
}

/** What the demo buyer has answered of late: a passed exam with its certificate, a quiz, and one that waits for its marks. */
export async function seedAttempts(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const ago = (hours: number) => new Date(now - hours * hour);
  const examOf = (course_id: number, title: string) => findRow(trx, 'exams', { course_id, title });
  const english = await examOf(4, '结课测验');
  if (english) {
    await taken(trx, english, { number: 1, at: ago(50), minutes: 18 });
    await certify(trx, 4, ago(49));
  }
  const quiz = await examOf(1, '第 1 讲小测');
  if (quiz) await taken(trx, quiz, { number: 1, at: ago(30), minutes: 4 });
  const writing = await examOf(1, '结课测验');
  if (writing) await taken(trx, writing, { number: 1, at: ago(5), minutes: 27 });
}

/** The certificate of a course that was learnt long ago, before its lessons were counted. */
async function certify(trx: Db, courseId: number, at: Date): Promise<void> {
  const best = await trx
    .selectFrom('exam_attempts')
    .select(['score', 'full_points'])
    .where('user_id', '=', buyer)
    .where('course_id', '=', courseId)
    .where('passed', '=', true)
    .executeTakeFirst();
  if (!best || (await findRow(trx, 'certificates', { user_id: buyer, course_id: courseId }, ['id']))) return;
  const { title } = await getRow(trx, 'courses', { id: courseId }, ['title']);
  const { nickname } = await getRow(trx, 'users', { id: buyer }, ['nickname']);
  await insertCertificate(
    trx,
    {
      ...{ userId: buyer, courseId, courseTitle: title, name: nickname, is_demo: true },
      score: Math.round(((best.score ?? 0) * 10_000) / best.full_points) / 100,
    },
    at,
  );
}
