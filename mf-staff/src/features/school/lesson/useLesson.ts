import type { DeskLesson } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { useSaveLesson, useTellLesson } from '../queries';
import { asTyped, bodyOf, formOf, type LessonForm, type Problems, problemsOf } from './form';

/** A lesson being written: what is typed, and what the server has. */
export function useLesson(course: number, lesson: DeskLesson) {
  const [base, setBase] = useState(() => ({ revision: lesson.revision, form: formOf(lesson) }));
  const [form, setForm] = useState(base.form);
  const [problems, setProblems] = useState<Problems>({});
  const saving = useSaving();
  const write = useSaveLesson();
  const tell = useTellLesson(course);
  const unsaved = asTyped(form) !== asTyped(base.form);

  function adopt(latest: DeskLesson) {
    const next = formOf(latest);
    setBase({ revision: latest.revision, form: next });
    setForm(next);
    setProblems({});
    saving.clear();
  }
  if (lesson.revision > base.revision) {
    const next = formOf(lesson);
    // A recording that became ready is no change of the words.
    if (asTyped(next) === asTyped(base.form)) setBase({ revision: lesson.revision, form: base.form });
    else if (!unsaved) adopt(lesson);
  }

  return {
    form,
    unsaved,
    problems,
    saving,
    change: (part: Partial<LessonForm>) => setForm((before) => ({ ...before, ...part })),
    /** Gives up what is typed for what the server has. */
    takeLatest: () => adopt(lesson),
    /** @returns whether it is on the server */
    async save(): Promise<boolean> {
      const wrong = problemsOf(form, lesson.seconds);
      setProblems(wrong);
      if (Object.keys(wrong).length > 0) return false;
      const { id, chapter_id } = lesson;
      const body = { id, chapter_id, revision: base.revision, ...bodyOf(form) };
      const saved = await saving.run(() => write.mutateAsync({ body }));
      if (!saved) return false;
      adopt(saved);
      tell(saved);
      notify.success('已保存');
      return true;
    },
  };
}

export type LessonEditing = ReturnType<typeof useLesson>;
