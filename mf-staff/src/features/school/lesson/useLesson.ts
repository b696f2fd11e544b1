import type { DeskLesson } from '@harbor/contract';
import { ApiError, call } from '@harbor/runtime';
import { useSaveLesson, useTellLesson } from '../queries';
import { useRowEditor } from '../useRowEditor';
import { bodyOf, formOf, type LessonForm, problemsOf } from './form';

/** A lesson being written; `lesson` is read again and again while its recording is packaged. */
export function useLesson(course: number, lesson: DeskLesson) {
  const write = useSaveLesson();
  const tell = useTellLesson(course);
  return useRowEditor<DeskLesson, LessonForm>({
    row: lesson,
    begin: () => formOf(lesson),
    formOf,
    problemsOf: (form) => problemsOf(form, lesson.seconds),
    save: (form, { id, revision }) =>
      write.mutateAsync({ body: { id, chapter_id: lesson.chapter_id, revision, ...bodyOf(form) } }),
    async latest(id) {
      const { chapters } = await call('GET /staff/course/detail/:id', {
        params: { id: course },
        silent: true,
      });
      const found = chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
      if (!found) throw new ApiError({ kind: 'answer', code: 404, msg: '这一讲已被删除' });
      return found;
    },
    onTold: tell,
  });
}
