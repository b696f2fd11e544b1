import type { ManuscriptDraft, StoredFile, SubmissionDraft } from '@harbor/contract';
import { ApiError, call, useSession } from '@harbor/runtime';
import { type SaveState, useAutosave } from '@harbor/ui/autosave';
import { useCallback, useRef, useState } from 'react';
import { forgetText, keepText } from './keptText';
import type { DraftVersion, InitialDraft } from './useInitialDraft';

/** After so many ms without a key the draft is saved; a failed saving is tried again after the longer one. */
const pause = 1500;
const again = 10_000;

/** What of a manuscript is written: its text and its files. */
type Written = Pick<DraftVersion, 'content' | 'files'>;

export type SavingState = SaveState<DraftVersion>;

/**
 * A manuscript being written. Each change is kept on this device at once; for members it is saved at the server a moment
 * later. What was changed elsewhere is not overwritten: the author chooses.
 */
export function useManuscript(initial: InitialDraft) {
  const { loggedIn } = useSession();
  const [written, setWritten] = useState<Written>({ content: initial.content, files: initial.files });
  const [other, setOther] = useState<DraftVersion | null>(initial.other);
  const [held, setHeld] = useState(false);
  const revision = useRef(initial.revision);
  const { state, unsaved, settle } = useAutosave<Written, DraftVersion>({
    value: written,
    begin: initial.unsaved ? undefined : written,
    savedAt: initial.savedAt,
    enabled: loggedIn && !other && !held,
    delay: pause,
    retryAfter: () => again,
    keep: (value) => {
      if (value) keepText({ content: value.content, revision: revision.current });
      else forgetText();
    },
    textOf: ({ content, files }) => JSON.stringify([content, files.map(({ id }) => id)]),
    async write({ content, files }, { keepalive }) {
      try {
        const body = { revision: revision.current, content, files: files.map(({ id }) => id) };
        const saved = await call('POST /submission/draft', { body, silent: true, keepalive });
        revision.current = saved.revision;
        return { at: saved.saved_at };
      } catch (error) {
        const newer = newerDraft(error);
        if (!newer) throw error;
        return { conflict: newer, theirs: newer };
      }
    },
    onConflict: setOther,
  });

  return {
    ...written,
    state,
    /** Another version of the text; null when there is nothing to choose. */
    other,
    change: useCallback(
      (patch: ManuscriptDraft) => setWritten((old) => ({ ...old, content: { ...old.content, ...patch } })),
      [],
    ),
    changeFiles: useCallback((files: StoredFile[]) => setWritten((old) => ({ ...old, files })), []),
    /** Ends the choice between two versions. */
    choose(takeOther: boolean) {
      if (!other) return;
      revision.current = other.revision;
      if (takeOther) setWritten({ content: other.content, files: other.files });
      // What the server has already needs no copy here.
      else if (!unsaved) forgetText();
      setOther(null);
    },
    /** The manuscript was handed in: nothing is left to save. */
    done() {
      settle(written);
      forgetText();
    },
    /** Stops the saving while the manuscript is being handed in. */
    hold: setHeld,
  };
}

export type ManuscriptForm = ReturnType<typeof useManuscript>;

function newerDraft(error: unknown): DraftVersion | undefined {
  if (!(error instanceof ApiError) || error.code !== 409) return undefined;
  const { draft } = (error.data ?? {}) as { draft?: SubmissionDraft };
  return draft;
}
