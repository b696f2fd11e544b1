import { ApiError, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';

/** What is wrong with single fields, by the names that the server gives them. */
export type Problems = Record<string, string>;

interface Row {
  id: number;
  revision: number;
}

export interface RowEditorOptions<R extends Row, F> {
  /** As it was read last; nothing for a new one. */
  row: R | undefined;
  /** What is typed of a new one to begin with. */
  begin: () => F;
  formOf: (row: R) => F;
  problemsOf: (form: F) => Problems;
  /** @param key of this intention: a press that was repeated makes one */
  create?: (form: F, key: string) => Promise<R>;
  save: (form: F, at: Row) => Promise<R>;
  /** As it is on the server now. */
  latest: (id: number) => Promise<R>;
  /** Told of what the server has. */
  onTold: (row: R, made: boolean) => void;
}

/** Something being written: what is typed, what the server has, and what stands between the two. */
export interface RowEditing<R extends Row, F> {
  /** What the server has. */
  row: R | undefined;
  form: F;
  unsaved: boolean;
  busy: boolean;
  problems: Problems;
  /** Raised by each save that failed at fields. */
  attempt: number;
  /** What is wrong with the whole. */
  problem: string;
  /** Somebody else changed it meanwhile. */
  conflict: boolean;
  change: (part: Partial<F>) => void;
  /** @returns whether it is on the server */
  save: () => Promise<boolean>;
  /** Saves what is on the page over what somebody else saved. */
  saveAnyway: () => Promise<boolean>;
  /** Gives up what is on the page for what the server has. */
  takeLatest: () => Promise<void>;
}

/** Two forms that are typed alike say the same, whatever their rows are called. */
const asTyped = (form: unknown) =>
  JSON.stringify(form, (name, value: unknown) => (name === 'key' ? undefined : value));

/** A row of the desk that is written as a whole, saved when asked, and never over what somebody else saved unseen. */
export function useRowEditor<R extends Row, F extends object>(
  options: RowEditorOptions<R, F>,
): RowEditing<R, F> {
  const { row, formOf } = options;
  const [form, setForm] = useState(() => (row ? formOf(row) : options.begin()));
  const [base, setBase] = useState(() => ({ revision: row?.revision ?? 0, text: asTyped(form) }));
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState(false);
  const [busy, setBusy] = useState(false);
  const { keyFor } = useIntention();
  const unsaved = asTyped(form) !== base.text;

  function adopt(latest: R) {
    const next = formOf(latest);
    setForm(next);
    setBase({ revision: latest.revision, text: asTyped(next) });
    setProblems({});
    setProblem('');
    setConflict(false);
  }
  if (row && row.revision > base.revision) {
    // Other parts may have a revision with the words in common: the words alone are what two people can lose.
    if (asTyped(formOf(row)) === base.text) setBase({ ...base, revision: row.revision });
    else if (!unsaved) adopt(row);
  }

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.errors ?? {}).map(([field, [text = '']]) => [field, text] as const);
    setProblems(Object.fromEntries(fields));
    if (fields.length > 0) setAttempt((n) => n + 1);
    setConflict(error.code === 409 && row !== undefined);
    setProblem(fields.length > 0 ? '' : errorText(error));
  }

  async function send(revision: number): Promise<boolean> {
    if (busy) return false;
    const wrong = options.problemsOf(form);
    setProblems(wrong);
    setProblem('');
    if (Object.keys(wrong).length > 0) {
      setAttempt((n) => n + 1);
      return false;
    }
    setBusy(true);
    try {
      const saved = row
        ? await options.save(form, { id: row.id, revision })
        : await options.create?.(form, keyFor(form));
      if (!saved) return false;
      adopt(saved);
      options.onTold(saved, row === undefined);
      notify.success('已保存');
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function withLatest<T>(then: (latest: R) => T | Promise<T>): Promise<T | undefined> {
    if (!row) return undefined;
    try {
      return await then(await options.latest(row.id));
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  return {
    ...{ row, form, unsaved, busy, problems, attempt, problem, conflict },
    change: (part) => setForm((before) => ({ ...before, ...part })),
    save: () => send(base.revision),
    saveAnyway: async () => (await withLatest(({ revision }) => send(revision))) ?? false,
    takeLatest: async () => {
      await withLatest((latest) => {
        adopt(latest);
        options.onTold(latest, false);
      });
    },
  };
}
