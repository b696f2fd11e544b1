import type { DeskQuestion } from '@harbor/contract';
import { call, navigate, useQueryClient } from '@harbor/runtime';
import { type RowEditing, useRowEditor } from '../useRowEditor';
import { documentOf, emptyForm, formOf, problemsOf, type QuestionForm } from './form';
import { questionQuery, useCreateQuestion, useSaveQuestion } from './queries';

export type QuestionEditing = RowEditing<DeskQuestion, QuestionForm>;

/** A question being written; each save of one that is in the bank makes a version. */
export function useQuestion(question: DeskQuestion | undefined, course: number): QuestionEditing {
  const create = useCreateQuestion();
  const save = useSaveQuestion();
  const client = useQueryClient();
  return useRowEditor<DeskQuestion, QuestionForm>({
    row: question,
    begin: () => emptyForm(course),
    formOf: ({ document }) => formOf(document),
    problemsOf,
    create: (form, idempotencyKey) => create.mutateAsync({ body: documentOf(form), idempotencyKey }),
    save: (form, { id, revision }) =>
      save.mutateAsync({
        params: { id },
        body: { revision, ...documentOf(form), ...(form.note.trim() && { note: form.note.trim() }) },
      }),
    latest: (id) => call('GET /staff/exams/question/:id', { params: { id }, silent: true }),
    onTold(row, made) {
      client.setQueryData(questionQuery(row.id).queryKey, row);
      // After this render the page is no longer held for what was typed.
      if (made) setTimeout(() => navigate(`/staff/exams/bank/${row.id}`, { replace: true }));
    },
  });
}
