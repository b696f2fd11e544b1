import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** Brings a course's numbers in line with its lessons: how many play, how long they are, captions, materials, trials. */
export async function refreshCourse(trx: Db, courseId: number, now: Date): Promise<void> {
  await sql`
    update courses c set updated_at = ${now},
      lessons = (select count(*) from lessons l where l.course_id = c.id and l.status = 1),
      seconds = (select coalesce(sum(l.seconds), 0) from lessons l where l.course_id = c.id and l.status = 1),
      captions = array(select distinct s.lang from lesson_captions s join lessons l on l.id = s.lesson_id
        where l.course_id = c.id and l.status = 1 order by s.lang desc),
      files = (select count(*) from lesson_files f where f.course_id = c.id and f.version_id is null),
      has_try = exists (select 1 from lessons l where l.course_id = c.id and l.status = 1 and (l.free or l.try_seconds > 0))
    where c.id = ${courseId}`.execute(trx);
}

/** The mean of the stars that are shown, and how many gave them. */
export async function refreshScore(trx: Db, courseId: number): Promise<void> {
  await sql`
    update courses c set
      comments = (select count(*) from course_texts t where t.course_id = c.id and t.kind = 'comment' and t.status = 1),
      score = coalesce((select round(avg(t.stars), 1) from course_texts t
        where t.course_id = c.id and t.kind = 'comment' and t.status = 1), 0)
    where c.id = ${courseId}`.execute(trx);
}
