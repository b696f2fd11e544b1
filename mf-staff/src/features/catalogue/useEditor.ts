import type { CatalogueService } from '@harbor/contract';
import { ApiError, call, navigate, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { type Problems, problemsOf } from './check';
import { bodyOf, emptyForm, formOf, rebased, type ServiceForm } from './form';
import { useCreateService, useSaveService } from './queries';

/** Two forms that are typed alike say the same, whatever their rows are called. */
const asTyped = (form: ServiceForm) =>
  JSON.stringify(form, (name, value) => (name === 'key' ? undefined : value));

export interface Editor {
  form: ServiceForm;
  /** What the server has; nothing for one that was never saved. */
  saved: CatalogueService | undefined;
  unsaved: boolean;
  busy: boolean;
  problems: Problems;
  /** Raised by each save that failed at fields. */
  attempt: number;
  /** What is wrong with the whole. */
  problem: string;
  /** Somebody else saved the service meanwhile. */
  conflict: boolean;
  change: (part: Partial<ServiceForm>) => void;
  /** @returns whether it is on the server */
  save: () => Promise<boolean>;
  /** Saves what is on the page over what somebody else saved. */
  saveAnyway: () => Promise<boolean>;
  /** Gives up what is on the page for what the server has. */
  takeLatest: () => Promise<void>;
  /** The server has this now; what is typed stays. */
  tell: (service: CatalogueService) => void;
}

/** A service that is written: what is typed, what the server has, and what stands between the two. */
export function useEditor(service: CatalogueService | undefined, category: string): Editor {
  const [saved, setSaved] = useState(service);
  const [form, setForm] = useState(() => (service ? formOf(service) : emptyForm(category)));
  const [clean, setClean] = useState(() => asTyped(form));
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState(false);
  const create = useCreateService();
  const write = useSaveService();
  const { keyFor } = useIntention();
  const unsaved = asTyped(form) !== clean;

  function adopt(latest: CatalogueService) {
    const next = formOf(latest);
    setSaved(latest);
    setForm(next);
    setClean(asTyped(next));
    setProblems({});
    setProblem('');
    setConflict(false);
  }
  // Somebody else changed it, and nothing is typed here that could be lost.
  if (service && saved && service.revision > saved.revision && !unsaved) adopt(service);

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.errors ?? {}).map(([field, [text = '']]) => [field, text] as const);
    setProblems(Object.fromEntries(fields));
    if (fields.length > 0) setAttempt((n) => n + 1);
    setConflict(error.code === 409 && hasRevision(error.data));
    setProblem(fields.length > 0 ? '' : errorText(error));
  }
  async function send(typed: ServiceForm, known: CatalogueService | undefined): Promise<boolean> {
    const wrong = problemsOf(typed);
    setProblems(wrong);
    setProblem('');
    if (Object.keys(wrong).length > 0) {
      setAttempt((n) => n + 1);
      return false;
    }
    const body = bodyOf(typed);
    try {
      if (known) {
        const input = { params: { id: known.id }, body: { ...body, revision: known.revision } };
        adopt(await write.mutateAsync(input));
      } else {
        const made = await create.mutateAsync({ body, idempotencyKey: keyFor(body) });
        adopt(made);
        // After this render the page is no longer held for what was typed.
        setTimeout(() => navigate(`/staff/catalogue/${made.id}`, { replace: true }));
      }
      notify.success('已保存');
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  const latest = () =>
    call('GET /staff/catalogue/services/:id', { params: { id: saved?.id ?? 0 }, silent: true });

  return {
    ...{ form, saved, unsaved, problems, attempt, problem, conflict },
    busy: create.isPending || write.isPending,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    save: () => send(form, saved),
    async saveAnyway() {
      try {
        const now = await latest();
        const typed = rebased(form, now);
        setSaved(now);
        setForm(typed);
        setConflict(false);
        return await send(typed, now);
      } catch (error) {
        fail(error);
        return false;
      }
    },
    async takeLatest() {
      try {
        adopt(await latest());
      } catch (error) {
        fail(error);
      }
    },
    tell: setSaved,
  };
}

const hasRevision = (data: unknown) => typeof data === 'object' && data !== null && 'revision' in data;
