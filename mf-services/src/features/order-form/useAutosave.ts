import type { FormAnswers, OrderFormSchema, OwnForm } from '@harbor/contract';
import { cleanAnswers } from '@harbor/contract/order-form/clean';
import { mergeDrafts } from '@harbor/contract/order-form/merge';
import { ApiError, invalidateCalls, notify, useApiMutation } from '@harbor/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetLocal, keepLocal } from './localDraft';
import { type Clash, clashOf, type Start } from './startWith';

/** After the last key. */
const pause = 3_000;
/** Until another try, when the server could not be reached. */
const again = 15_000;

/** How the draft stands; `saved` has the time of the server. */
export type SaveState =
  | { kind: 'clean' | 'waiting' | 'saving' | 'offline' | 'refused' }
  | { kind: 'saved'; at: string };

interface Options {
  form: OwnForm;
  schema: OrderFormSchema;
  start: Start;
  /** Puts what was merged on screen. */
  onMerged: (answers: FormAnswers) => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps a draft by itself: in this browser at once, on the server three seconds after the last key. What was written
 * elsewhere meanwhile is merged field by field; where both wrote, somebody has to choose.
 */
export function useAutosave({ form, schema, start, onMerged }: Options) {
  const orderId = form.order.id;
  const [state, setState] = useState<SaveState>(
    start.unsaved
      ? { kind: 'waiting' }
      : form.draft
        ? { kind: 'saved', at: form.draft.saved_at }
        : { kind: 'clean' },
  );
  const [clash, setClash] = useState<Clash | undefined>(start.clash);
  const send = useApiMutation('POST /orderform/:id/draft', { silent: true });
  const { mutateAsync } = send;
  const kept = useRef({ revision: form.revision, base: start.base, answers: start.answers });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | undefined>(undefined);
  const stopped = useRef(false);
  const saveRef = useRef<() => Promise<boolean>>(async () => true);

  const later = useCallback((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveRef.current(), ms);
  }, []);

  const meet = useCallback(
    (draft: NonNullable<OwnForm['draft']>) => {
      const theirs = cleanAnswers(schema, draft.answers);
      const mine = cleanAnswers(schema, kept.current.answers);
      const merged = mergeDrafts(cleanAnswers(schema, kept.current.base), mine, theirs);
      kept.current = { revision: draft.revision, base: theirs, answers: merged.answers };
      if (merged.clashes.length > 0) {
        setClash(clashOf(schema, merged, theirs));
        return;
      }
      onMerged(merged.answers);
      notify.info('已合并另一处的修改');
      later(0);
    },
    [schema, onMerged, later],
  );

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (stopped.current) return true;
    if (running.current) await running.current;
    const sent = cleanAnswers(schema, kept.current.answers);
    if (same(sent, kept.current.base)) {
      setState((old) => (old.kind === 'waiting' || old.kind === 'offline' ? { kind: 'clean' } : old));
      return true;
    }
    setState({ kind: 'saving' });
    running.current = (async () => {
      try {
        const { revision, saved_at } = await mutateAsync({
          params: { id: orderId },
          body: {
            form: form.form,
            schema_version: schema.version,
            revision: kept.current.revision,
            answers: sent,
          },
        });
        kept.current = { ...kept.current, revision, base: sent };
        if (same(cleanAnswers(schema, kept.current.answers), sent)) {
          forgetLocal(orderId);
          setState({ kind: 'saved', at: saved_at });
        } else later(pause);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const data = error.data as { draft?: OwnForm['draft'] } | undefined;
        if (error.code === 409 && data?.draft) meet(data.draft);
        else if (error.code === 409) {
          notify.warning(error.msg);
          void invalidateCalls(['GET /orderform/:id']);
          setState({ kind: 'refused' });
        } else if (error.code === 422) setState({ kind: 'refused' });
        else {
          setState({ kind: 'offline' });
          later(again);
        }
        return false;
      } finally {
        running.current = undefined;
      }
    })();
    return running.current;
  }, [orderId, form.form, schema, mutateAsync, later, meet]);
  saveRef.current = save;

  const changed = useCallback(
    (answers: FormAnswers) => {
      kept.current = { ...kept.current, answers };
      keepLocal(orderId, kept.current);
      setState({ kind: 'waiting' });
      later(pause);
    },
    [orderId, later],
  );

  useEffect(() => {
    if (start.unsaved) later(0);
    const online = () => void saveRef.current();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(timer.current);
      // Whoever leaves the page takes nothing along: the rest goes to the server now.
      void saveRef.current();
    };
  }, [start.unsaved, later]);

  return {
    state,
    clash,
    /** Revision that handing in names. */
    revision: () => kept.current.revision,
    changed,
    /** Saves what is not saved yet. Resolves to whether the server has it. */
    saveNow: save,
    /** Nothing is saved any more: it was handed in. */
    stop() {
      stopped.current = true;
      clearTimeout(timer.current);
      forgetLocal(orderId);
    },
    /** Goes on with one of the two. */
    resolve(answers: FormAnswers) {
      setClash(undefined);
      kept.current = { ...kept.current, answers };
      onMerged(answers);
      later(0);
    },
    /** What the server has now; handing in found it. */
    meet,
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
