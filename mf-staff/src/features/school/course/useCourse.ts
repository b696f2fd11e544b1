import type { DeskCourse } from '@harbor/contract';
import { call } from '@harbor/runtime';
import { useSaveCourse, useTellCourse } from '../queries';
import { type RowEditing, useRowEditor } from '../useRowEditor';
import { type CourseForm, documentOf, formOf, problemsOf } from './form';

export type CourseEditing = RowEditing<DeskCourse, CourseForm>;

/** A course being written; `course` is read again and again while recordings are packaged. */
export function useCourse(course: DeskCourse): CourseEditing {
  const write = useSaveCourse();
  const tell = useTellCourse(course.id);
  return useRowEditor<DeskCourse, CourseForm>({
    row: course,
    begin: () => formOf(course.document),
    formOf: ({ document }) => formOf(document),
    problemsOf,
    save: (form, { id, revision }) =>
      write.mutateAsync({ params: { id }, body: { revision, ...documentOf(form) } }),
    latest: (id) => call('GET /staff/course/detail/:id', { params: { id }, silent: true }),
    onTold: tell,
  });
}
