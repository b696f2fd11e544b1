import type { FormAnswers, OrderFormSchema, OwnForm } from '@harbor/contract';
import { cleanAnswers } from '@harbor/contract/order-form/clean';
import { mergeDrafts } from '@harbor/contract/order-form/merge';
import { ApiError, call, invalidateCalls, notify } from '@harbor/runtime';
import { type SaveState, useAutosave } from '@harbor/ui/autosave';
import { useRef, useState } from 'react';
import { forgetLocal, keepLocal } from './localDraft';
import { type Clash, clashOf, type Start } from './startWith';

/** After the last key. */
const pause = 3_000;
/** Until another try, when the server could not be reached. */
const again = 15_000;

/** What the server has of a draft. */
type ServerDraft = NonNullable<OwnForm['draft']>;

export type DraftState = SaveState<ServerDraft>;

interface Options {
  form: OwnForm;
  schema: OrderFormSchema;
  start: Start;
  /** What stands on screen. */
  answers: FormAnswers;
  /** Puts what was merged on screen. */
  onMerged: (answers: FormAnswers) => void;
}

/** The draft that a refused call found on the server instead. */
export function foundDraft(error: ApiError): ServerDraft | undefined {
  const data = error.data as { draft?: OwnForm['draft'] } | undefined;
  return error.code === 409 ? (data?.draft ?? undefined) : undefined;
}

/**
 * The draft of a form: in this browser at once, on the server three seconds after the last key. What was written elsewhere
 * meanwhile is merged field by field; where both wrote, somebody has to choose.
 */
export function useDraft({ form, schema, start, answers, onMerged }: Options) {
  const orderId = form.order.id;
  const [clash, setClash] = useState<Clash | undefined>(start.clash);
  const [stopped, setStopped] = useState(false);
  const server = useRef({ revision: form.revision, base: start.base });
  const { state, save, settle } = useAutosave<FormAnswers, ServerDraft>({
    value: answers,
    begin: start.base,
    savedAt: form.draft?.saved_at,
    enabled: !clash && !stopped,
    delay: pause,
    retryAfter: (error) => (error instanceof ApiError && error.transient ? again : undefined),
    keep: (value) =>
      value ? keepLocal(orderId, { ...server.current, answers: value }) : forgetLocal(orderId),
    textOf: (value) => JSON.stringify(cleanAnswers(schema, value)),
    async write(value, { keepalive }) {
      const sent = cleanAnswers(schema, value);
      try {
        const { revision, saved_at } = await call('POST /orderform/:id/draft', {
          params: { id: orderId },
          body: {
            form: form.form,
            schema_version: schema.version,
            revision: server.current.revision,
            answers: sent,
          },
          silent: true,
          keepalive,
        });
        server.current = { revision, base: sent };
        return { at: saved_at };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 409) throw error;
        const theirs = foundDraft(error);
        if (theirs) return { conflict: theirs, theirs: theirs.answers };
        notify.warning(error.msg);
        void invalidateCalls(['GET /orderform/:id']);
        throw error;
      }
    },
    onConflict: (theirs) => merge(theirs),
  });
  const latest = useRef(answers);
  latest.current = answers;

  function merge(draft: ServerDraft): void {
    const theirs = cleanAnswers(schema, draft.answers);
    const mine = cleanAnswers(schema, latest.current);
    const merged = mergeDrafts(cleanAnswers(schema, server.current.base), mine, theirs);
    server.current = { revision: draft.revision, base: theirs };
    if (merged.clashes.length > 0) {
      setClash(clashOf(schema, merged, theirs));
      return;
    }
    onMerged(merged.answers);
    notify.info('已合并另一处的修改');
    void save(merged.answers);
  }

  return {
    state,
    clash,
    /** Revision that handing in names. */
    revision: () => server.current.revision,
    /** Saves what is not saved yet. Resolves to whether the server has it. */
    save: () => save(),
    /** Nothing is saved any more: it was handed in. */
    stop() {
      setStopped(true);
      settle(latest.current);
      forgetLocal(orderId);
    },
    /** Goes on with one of the two. */
    resolve(chosen: FormAnswers) {
      setClash(undefined);
      onMerged(chosen);
      void save(chosen);
    },
    /** What the server has now; handing in found it. */
    meet(draft: ServerDraft) {
      settle(draft.answers, draft.saved_at);
      merge(draft);
    },
  };
}
