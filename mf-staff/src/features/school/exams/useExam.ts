import type { DeskExam } from '@harbor/contract';
import type { QuestionKind } from '@harbor/contract/question-kind';
import { call, navigate, useQueryClient } from '@harbor/runtime';
import { type RowEditing, useRowEditor } from '../useRowEditor';
import { documentOf, type ExamForm, emptyExam, formOf, problemsOf } from './form';
import { examQuery, useCreateExam, useSaveExam } from './queries';

export type ExamEditing = RowEditing<DeskExam, ExamForm>;

/**
 * An exam being written; attempts that were begun do not change.
 * @param available active questions of the course's bank, by type, as far as they are known
 */
export function useExam(
  exam: DeskExam | undefined,
  course: number,
  available: (course: number) => Partial<Record<QuestionKind, number>> | undefined,
): ExamEditing {
  const create = useCreateExam();
  const save = useSaveExam();
  const client = useQueryClient();
  return useRowEditor<DeskExam, ExamForm>({
    row: exam,
    begin: () => emptyExam(course),
    formOf,
    problemsOf: (form) => problemsOf(form, available(form.course)),
    create: (form, idempotencyKey) => create.mutateAsync({ body: documentOf(form), idempotencyKey }),
    save: (form, { id, revision }) =>
      save.mutateAsync({ params: { id }, body: { revision, ...documentOf(form) } }),
    latest: (id) => call('GET /staff/exams/detail/:id', { params: { id }, silent: true }),
    onTold(row, made) {
      client.setQueryData(examQuery(row.id).queryKey, row);
      // After this render the page is no longer held for what was typed.
      if (made) setTimeout(() => navigate(`/staff/exams/${row.id}`, { replace: true }));
    },
  });
}
