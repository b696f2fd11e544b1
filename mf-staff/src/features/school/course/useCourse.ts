import type { DeskCourse } from '@harbor/contract';
import { ApiError, call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { useSaveCourse, useTellCourse } from '../queries';
import { type CourseForm, documentOf, formOf, type Problems, problemsOf } from './form';

/** A course being written: what is typed, what the server has, and what stands between the two. */
export interface CourseEditing {
  /** What the server has. */
  course: DeskCourse;
  form: CourseForm;
  unsaved: boolean;
  busy: boolean;
  problems: Problems;
  /** Raised by each save that failed at fields. */
  attempt: number;
  /** What is wrong with the whole. */
  problem: string;
  /** Somebody else changed the words meanwhile. */
  conflict: boolean;
  change: (part: Partial<CourseForm>) => void;
  /** @returns whether it is on the server */
  save: () => Promise<boolean>;
  /** Saves what is on the page over what somebody else saved. */
  saveAnyway: () => Promise<boolean>;
  /** Gives up what is on the page for what the server has. */
  takeLatest: () => Promise<void>;
  /** The server has this now; what is typed stays. */
  tell: (course: DeskCourse) => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @param loaded the course as it was read last; read again and again while recordings are packaged */
export function useCourse(loaded: DeskCourse): CourseEditing {
  const { id } = loaded;
  const [base, setBase] = useState({ revision: loaded.revision, document: loaded.document });
  const [form, setForm] = useState(() => formOf(loaded.document));
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState(false);
  const write = useSaveCourse();
  const tell = useTellCourse(id);
  const unsaved = !same(form, formOf(base.document));

  function adopt({ revision, document }: DeskCourse) {
    setBase({ revision, document });
    setForm(formOf(document));
    setProblems({});
    setProblem('');
    setConflict(false);
  }
  if (loaded.revision > base.revision) {
    // Chapters and shelves have a revision with the words in common: these alone are what two people can lose.
    if (same(loaded.document, base.document)) setBase({ ...base, revision: loaded.revision });
    else if (!unsaved) adopt(loaded);
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.errors ?? {}).map(([field, [text = '']]) => [field, text] as const);
    setProblems(Object.fromEntries(fields));
    if (fields.length > 0) setAttempt((n) => n + 1);
    setConflict(error.code === 409);
    setProblem(fields.length > 0 ? '' : errorText(error));
  }

  async function send(revision: number): Promise<boolean> {
    const wrong = problemsOf(form);
    setProblems(wrong);
    setProblem('');
    if (Object.keys(wrong).length > 0) {
      setAttempt((n) => n + 1);
      return false;
    }
    try {
      const saved = await write.mutateAsync({ params: { id }, body: { revision, ...documentOf(form) } });
      adopt(saved);
      tell(saved);
      notify.success('已保存');
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  const latest = () => call('GET /staff/course/detail/:id', { params: { id }, silent: true });

  return {
    ...{ course: loaded, form, unsaved, problems, attempt, problem, conflict, tell },
    busy: write.isPending,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    save: () => send(base.revision),
    async saveAnyway() {
      try {
        return await send((await latest()).revision);
      } catch (error) {
        fail(error);
        return false;
      }
    },
    async takeLatest() {
      try {
        const now = await latest();
        adopt(now);
        tell(now);
      } catch (error) {
        fail(error);
      }
    },
  };
}
