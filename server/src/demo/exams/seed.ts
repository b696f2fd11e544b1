import { sql } from 'kysely';
import { insertExam } from '../../areas/school/exam-desk/exams/write';
import { moveExam } from '../../areas/school/exam-desk/move';
import { insertQuestion } from '../../areas/school/exam-desk/questions/write';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { getRow } from '../../db/rows';
import { dataFiles, readData } from '../data';
import { seedAttempts } from './attempts';
import { type BankFile, bankFile } from './shapes';

const day = 86_400_000;

/** Lessons of a course by their numbers. */
async function lessonsOf(trx: Db, courseId: number) {
  const { rows } = await sql<{ id: number; seconds: number; number: number }>`
    select l.id, l.seconds, row_number() over (order by ch.sort, ch.id, l.sort, l.id)::int as number
    from lessons l join course_chapters ch on ch.id = l.chapter_id where l.course_id = ${courseId}`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.number, row]));
}

type Lessons = Awaited<ReturnType<typeof lessonsOf>>;

async function seedBank(trx: Db, file: BankFile, lessons: Lessons, at: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const { lesson, at: seconds, picture, picture_text = '', ...question } of file.questions) {
    const there = lessons.get(lesson);
    const id = await insertQuestion(
      trx,
      {
        ...question,
        course_id: file.course,
        picture: picture ? `/media/demo/questions/${picture}.svg` : '',
        picture_text,
        lesson_ref: there ? { lesson_id: there.id, at_seconds: Math.min(seconds, there.seconds) } : null,
        is_demo: true,
      },
      { actor: 'system', at },
    );
    if (id === undefined) throw new Error(`the bank of course ${file.course} has a question twice`);
    ids.push(id);
  }
  return ids;
}

/** The banks of the demo courses, their exams, and what the demo buyer answered. */
export async function seedExams(trx: Db, core: Core): Promise<void> {
  const at = new Date(core.settings.clock.now() - 40 * day);
  for (const name of dataFiles('questions')) {
    const file = readData(name, bankFile);
    const lessons = await lessonsOf(trx, file.course);
    const ids = await seedBank(trx, file, lessons, at);
    for (const { lesson, list, draws, ...exam } of file.exams) {
      const there = lesson === null ? null : lessons.get(lesson);
      // A quiz of a lesson that there is not is none.
      if (there === undefined) continue;
      const id = await insertExam(
        trx,
        {
          ...exam,
          course_id: file.course,
          lesson_id: there?.id ?? null,
          source: list ? 'list' : 'draw',
          questions: (list ?? []).map(([place, points]) => ({ question_id: ids[place - 1] ?? 0, points })),
          draws: (draws ?? []).map(([kind, count, points]) => ({ kind, count, points })),
          is_demo: true,
        },
        { actor: 'system', at },
      );
      await moveExam(trx, await getRow(trx, 'exams', { id }), 'open', { actor: 'system', at });
    }
  }
  await seedAttempts(trx, core);
}
