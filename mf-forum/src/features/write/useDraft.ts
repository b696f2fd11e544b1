import type { Draft } from '@harbor/contract';
import { ApiError, call, invalidateCalls } from '@harbor/runtime';
import { type SaveState, useAutosave } from '@harbor/ui/autosave';
import { useRef, useState } from 'react';
import { bodyOf, type Fields, fieldsOf, isEmpty } from './fields';

/** How long after the last change a draft is saved, in ms. */
export const autosaveDelay = 10_000;

/** A version that was saved elsewhere, as far as the answer carries it. */
export interface Elsewhere {
  theirs: Draft | null;
}

export type DraftState = SaveState<Elsewhere>;

function elsewhere(error: unknown): Elsewhere | undefined {
  if (!(error instanceof ApiError) || error.code !== 409) return undefined;
  const { data } = error;
  const found = typeof data === 'object' && data !== null && 'current' in data ? data.current : null;
  const known = typeof found === 'object' && found !== null && 'version' in found;
  return { theirs: known ? (found as Draft) : null };
}

/**
 * The draft of a post being written.
 * @param begin what is on the server already, or nothing
 * @param enabled false for what has no drafts: feedback, visitors, published posts
 */
export function useDraft(fields: Fields, begin: Fields, first: Draft | null, enabled: boolean) {
  /** The draft on the server; without a version, a save takes the place of whatever is there. */
  const known = useRef<{ id: number; version: number | undefined } | null>(first);
  const [id, setId] = useState(first?.id ?? null);
  const empty = id === null && isEmpty(fields);
  const { state, unsaved, save, settle } = useAutosave<Fields, Elsewhere>({
    value: fields,
    begin,
    enabled: enabled && !empty,
    delay: autosaveDelay,
    textOf: (value) => JSON.stringify(bodyOf(value)),
    async write(value, { keepalive }) {
      const at = known.current;
      const body = bodyOf(value);
      try {
        const draft = at
          ? await call('PUT /draft/edit/:id', {
              params: { id: at.id },
              body: { ...body, version: at.version },
              silent: true,
              keepalive,
            })
          : await call('POST /draft/add_draft', { body, silent: true, keepalive });
        known.current = { id: draft.id, version: draft.version };
        setId(draft.id);
        void invalidateCalls(['GET /draft/list', 'GET /draft/get_info/:id', 'GET /member/mine']);
        return { at: draft.saved_at };
      } catch (error) {
        const conflict = at ? elsewhere(error) : undefined;
        if (!conflict) throw error;
        return { conflict, theirs: conflict.theirs ? fieldsOf(conflict.theirs) : undefined };
      }
    },
  });

  return {
    state,
    /** The draft on the server; null before its first save. */
    id,
    save,
    settle,
    /** Whether there is anything that is not on the server. */
    unsaved: unsaved && !empty,
    /** Saves what stands here over the version that was saved elsewhere. */
    overwrite: () => {
      if (known.current && state.kind === 'conflict')
        known.current = { id: known.current.id, version: state.conflict.theirs?.version };
      return save();
    },
    /** Goes on from the version that was saved elsewhere. */
    take: (theirs: Draft) => {
      known.current = { id: theirs.id, version: theirs.version };
      settle(fieldsOf(theirs), theirs.saved_at);
    },
  };
}
