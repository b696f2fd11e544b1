import { courseTextStatus } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import { z } from 'zod';
import { refreshScore } from '../../areas/school/lessons/course/refresh';
import { countReply } from '../../areas/school/lessons/texts/write';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { readData } from '../data';

const textsFile = z.strictObject({
  /** Course, stars, words, what the teacher answered. */
  comments: z.array(z.tuple([z.int(), z.int(), z.string(), z.string()])),
  /** Course, number of the lesson, second, words, an answer, another. */
  discusses: z.array(z.tuple([z.int(), z.int(), z.int(), z.string(), z.string(), z.string()])),
  /** Course, number of the lesson, second, words, public. */
  notes: z.array(z.tuple([z.int(), z.int(), z.int(), z.string(), z.boolean()])),
});

const buyer = 1;
const hour = 3_600_000;

interface Text {
  course: number;
  kind: 'comment' | 'discuss' | 'note';
  user: number;
  words: string;
  at: Date;
  lesson?: number | undefined;
  second?: number;
  stars?: number;
  reply?: string;
  parent?: number;
  open?: boolean;
}

async function add(trx: Db, text: Text): Promise<number> {
  const { id } = await trx
    .insertInto('course_texts')
    .values({
      ...{ course_id: text.course, kind: text.kind, user_id: text.user, content: text.words },
      ...{ status: courseTextStatus.shown, created_at: text.at, updated_at: text.at, reported_at: null },
      ...{ lesson_id: text.lesson ?? null, at_seconds: text.second ?? null, stars: text.stars ?? null },
      ...{ parent_id: text.parent ?? null, is_public: text.open ?? true },
      ...{ reply: text.reply ?? '', reply_at: text.reply ? new Date(text.at.getTime() + 20 * hour) : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What learners wrote in the demo courses, and how far the demo buyer is. */
export async function seedCourseTexts(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const { comments, discusses, notes } = readData('course-texts.json', textsFile);
  const { rows: people } = await sql<{ id: number }>`
    select id from users where id > 20 and not exists (select 1 from staff_members m where m.user_id = users.id)
    order by id limit 40`.execute(trx);
  const somebody = (n: number) => people[(n * 7) % Math.max(1, people.length)]?.id ?? buyer;
  const { rows: lessons } = await sql<{ id: number; course_id: number; number: number }>`
    select l.id, l.course_id, (row_number() over (partition by l.course_id order by ch.sort, l.sort))::int as number
    from lessons l join course_chapters ch on ch.id = l.chapter_id`.execute(trx);
  const lessonOf = (course: number, number: number) =>
    lessons.find((one) => one.course_id === course && one.number === number)?.id;
  for (const [n, [course, stars, words, reply]] of comments.entries())
    await add(trx, {
      course,
      kind: 'comment',
      user: somebody(n),
      words,
      stars,
      reply,
      at: new Date(now - (n * 31 + 5) * hour),
    });
  for (const [n, [course, number, second, words, ...answers]] of discusses.entries()) {
    const at = new Date(now - (n * 47 + 9) * hour);
    const lesson = lessonOf(course, number);
    const parent = await add(trx, {
      course,
      kind: 'discuss',
      user: somebody(n + 11),
      words,
      lesson,
      second,
      at,
    });
    for (const [k, answer] of answers.filter(Boolean).entries())
      await add(trx, {
        course,
        kind: 'discuss',
        user: somebody(n + 17 + k),
        words: answer,
        parent,
        at: new Date(at.getTime() + (k + 2) * hour),
      });
    await countReply(trx, parent, false);
  }
  for (const [n, [course, number, second, words, open]] of notes.entries()) {
    const lesson = lessonOf(course, number);
    // The buyer has the first course: what is written there for oneself is theirs.
    const user = course === 1 ? buyer : somebody(n + 23);
    if (lesson)
      await add(trx, {
        course,
        kind: 'note',
        user,
        words,
        lesson,
        second,
        open,
        at: new Date(now - (n * 5 + 2) * hour),
      });
  }
  for (const course of new Set(comments.map(([id]) => id))) await refreshScore(trx, course);
  await seedProgress(trx, now);
}

/** The buyer saw the first lesson of the first course whole and half of the second. */
async function seedProgress(trx: Db, now: number): Promise<void> {
  const { rows } = await sql<{ id: number; seconds: number }>`
    select l.id, l.seconds from lessons l join course_chapters ch on ch.id = l.chapter_id
    where l.course_id = 1 and l.status = 1 order by ch.sort, l.sort limit 2`.execute(trx);
  for (const [n, { id, seconds }] of rows.entries()) {
    const seen = n === 0 ? seconds : Math.floor(seconds / 2);
    const at = new Date(now - (2 - n) * hour);
    await sql`
      insert into lesson_progress
        (user_id, lesson_id, course_id, seen, granted, seconds, position, position_at, device, reported_at, completed_at)
      values (${buyer}, ${id}, 1, ${`{[0,${seen})}`}::int4multirange, ${`{[0,${seconds})}`}::int4multirange, ${seen},
        ${n === 0 ? 0 : seen}, ${at}, ${n === 0 ? 'desktop' : 'mobile'}, ${at}, ${n === 0 ? at : null})`.execute(
      trx,
    );
  }
  await sql`
    update enrolments e set learnt_at = ${new Date(now - hour)}, done_lessons = least(1, ${rows.length}),
      percent = coalesce((select floor(sum(p.seconds) * 100.0 / nullif((select sum(seconds) from lessons where course_id = 1
        and status = 1), 0)) from lesson_progress p where p.user_id = ${buyer} and p.course_id = 1), 0)
    where e.user_id = ${buyer} and e.course_id = 1 and e.status = 1`.execute(trx);
}
