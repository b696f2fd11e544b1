import type { Draft } from '@harbor/contract';
import { ApiError, call, invalidateCalls } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bodyOf, type Fields, isEmpty } from './fields';

/** How long after the last change a draft is saved, in ms (editor.md). */
export const autosaveDelay = 10_000;

export type SaveState =
  | { kind: 'untouched' | 'changed' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; problem: string }
  /** Somebody saved it elsewhere meanwhile. */
  | { kind: 'conflict'; theirs: Draft | null };

interface Known {
  id: number;
  version: number;
}

/** The other version, as far as the answer carries it. */
function theirsIn(error: ApiError): Draft | null {
  const { data } = error;
  if (typeof data !== 'object' || data === null) return null;
  const found = 'current' in data ? data.current : null;
  return typeof found === 'object' && found !== null && 'version' in found ? (found as Draft) : null;
}

/**
 * Saves a draft some seconds after the last change, or at once when asked. One save at a time: what changes meanwhile is
 * saved after it.
 * @param begin what is on the server already, or nothing
 * @param enabled false for what has no drafts: feedback, visitors, published posts
 */
export function useAutosave(fields: Fields, begin: Fields, first: Draft | null, enabled: boolean) {
  const known = useRef<Known | null>(first && { id: first.id, version: first.version });
  const latest = useRef(fields);
  const saved = useRef(JSON.stringify(bodyOf(begin)));
  const running = useRef<Promise<boolean> | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'untouched' });
  const [id, setId] = useState(first?.id ?? null);
  latest.current = fields;
  const text = JSON.stringify(bodyOf(fields));

  const write = useCallback(async (overwrite: boolean): Promise<boolean> => {
    const body = bodyOf(latest.current);
    const sent = JSON.stringify(body);
    setState({ kind: 'saving' });
    try {
      const at = known.current;
      const draft = at
        ? await call('PUT /draft/edit/:id', {
            params: { id: at.id },
            body: overwrite ? body : { ...body, version: at.version },
            silent: true,
          })
        : await call('POST /draft/add_draft', { body, silent: true });
      known.current = { id: draft.id, version: draft.version };
      saved.current = sent;
      setId(draft.id);
      setState({ kind: 'saved', at: draft.saved_at });
      void invalidateCalls(['GET /draft/list', 'GET /draft/get_info/:id', 'GET /member/mine']);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 409 && known.current)
        setState({ kind: 'conflict', theirs: theirsIn(error) });
      else setState({ kind: 'failed', problem: errorText(error) });
      return false;
    }
  }, []);

  const save = useCallback(
    async (overwrite = false): Promise<boolean> => {
      await running.current;
      if (!overwrite && JSON.stringify(bodyOf(latest.current)) === saved.current && known.current)
        return true;
      running.current = write(overwrite);
      const done = await running.current;
      running.current = null;
      return done;
    },
    [write],
  );

  useEffect(() => {
    if (!enabled || text === saved.current || (isEmpty(latest.current) && !known.current)) return;
    setState((before) => (before.kind === 'conflict' ? before : { kind: 'changed' }));
    const clock = setTimeout(() => void save(), autosaveDelay);
    return () => clearTimeout(clock);
  }, [text, enabled, save]);

  return {
    state,
    /** The draft on the server; null before its first save. */
    id,
    save,
    /** Whether there is anything that is not on the server. */
    unsaved: text !== saved.current && !(isEmpty(fields) && id === null),
    /** Goes on from the version that was saved elsewhere. */
    take: (theirs: Draft) => {
      known.current = { id: theirs.id, version: theirs.version };
      saved.current = JSON.stringify(bodyOf(latest.current));
      setState({ kind: 'saved', at: theirs.saved_at });
    },
    /** These count as saved: they are what the server has, in other words. */
    settle: (as: Fields) => {
      saved.current = JSON.stringify(bodyOf(as));
    },
  };
}
