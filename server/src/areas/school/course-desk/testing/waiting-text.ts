import type { TestApp } from '../../../../testing/app';
import { insertCourse } from '../../../trade/courses/testing/courses';

/** A discussion of a course that waits for the team. @returns its number */
export async function waitingText(site: TestApp, userId: number): Promise<number> {
  const at = new Date(site.clock.now());
  const course = await insertCourse(site.core);
  const { id } = await site.core.db
    .insertInto('course_texts')
    .values({
      ...{
        course_id: course,
        user_id: userId,
        kind: 'discuss',
        content: '这一讲的数据从哪里下载？',
        status: 0,
      },
      ...{ stars: null, lesson_id: null, at_seconds: null, parent_id: null },
      ...{ reported_at: null, reply_at: null, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
