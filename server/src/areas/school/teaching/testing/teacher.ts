import { randomBytes } from 'node:crypto';
import { courseStatus } from '@harbor/contract/course-status';
import { videoStatus } from '@harbor/contract/video-status';
import type { Core } from '../../../../core';
import { ulid } from '../../../../ulid';
import { insertCourse } from '../../../trade/courses/testing/courses';
import { addLessons } from '../../videos/testing/school';

/** A course on the shelf that somebody teaches, with as many lessons as are asked for. @returns its numbers */
export async function taughtCourse(
  core: Core,
  userId: number,
  lessons = 1,
  status: number = courseStatus.onShelf,
): Promise<{ course: number; chapter: number; lessons: number[]; teacher: number }> {
  const at = new Date(core.settings.clock.now());
  const { id: teacher } = await core.db
    .insertInto('course_teachers')
    .values({ name: '许望舒', user_id: userId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await insertCourse(core, { status: status as typeof courseStatus.onShelf });
  await core.db.updateTable('courses').set({ teacher_id: teacher }).where('id', '=', course).execute();
  const made = await addLessons(
    core,
    course,
    Array.from({ length: lessons }, (_, n) => ({ title: `第 ${n + 1} 节` })),
  );
  const chapter = await core.db
    .selectFrom('course_chapters')
    .select('id')
    .where('course_id', '=', course)
    .executeTakeFirstOrThrow();
  return { course, chapter: chapter.id, lessons: made, teacher };
}

/** An upload of a teacher in some state, with a change of the lesson beside it. */
export async function heldUpload(
  core: Core,
  userId: number,
  lessonId: number,
  status: 0 | 4 = videoStatus.uploading,
): Promise<number> {
  const at = new Date(core.settings.clock.now());
  const { id } = await core.db
    .insertInto('videos')
    .values({
      ...{
        lesson_id: lessonId,
        status,
        held: true,
        folder: `${ulid(at.getTime())}${randomBytes(2).toString('hex')}`,
      },
      ...{
        file_name: 'a.mp4',
        bytes: 4,
        received: status === videoStatus.uploading ? 0 : 4,
        created_by: userId,
      },
      ...{ created_at: at, updated_at: at, started_at: null, ready_at: null, key_sealed: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a teacher changed of a lesson. */
export async function changed(core: Core, userId: number, lessonId: number, status: 0 | 1): Promise<number> {
  const at = new Date(core.settings.clock.now());
  const { id } = await core.db
    .insertInto('lesson_versions')
    .values({
      ...{
        lesson_id: lessonId,
        user_id: userId,
        status,
        title: '改过的讲名',
        created_at: at,
        updated_at: at,
      },
      ...{ submitted_at: status === 1 ? at : null, decided_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
