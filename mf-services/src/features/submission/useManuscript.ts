import type { ManuscriptDraft, StoredFile, SubmissionDraft } from '@harbor/contract';
import { ApiError, call, useSession } from '@harbor/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetText, keepText } from './keptText';
import type { DraftVersion, InitialDraft } from './useInitialDraft';

/** After so many ms without a key the draft is saved; a failed saving is tried again after the longer one. */
const pause = 1500;
const again = 10_000;

export type SavingState = 'clean' | 'waiting' | 'saving' | 'saved' | 'local' | 'conflict';

/**
 * A manuscript being written. Each change is kept on this device at once; for members it is saved at the server a moment
 * later. What was changed elsewhere is not overwritten: the author chooses.
 */
export function useManuscript(initial: InitialDraft) {
  const { loggedIn } = useSession();
  const [content, setContent] = useState(initial.content);
  const [files, setFiles] = useState(initial.files);
  const [other, setOther] = useState<DraftVersion | null>(initial.other);
  const [state, setState] = useState<SavingState>(initial.savedAt ? 'saved' : 'clean');
  const [savedAt, setSavedAt] = useState(initial.savedAt);
  const now = useRef({
    content,
    files,
    revision: initial.revision,
    dirty: initial.unsaved,
    busy: false,
    held: initial.other !== null,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    const { current } = now;
    if (current.busy || current.held || !current.dirty) return;
    current.busy = true;
    current.dirty = false;
    setState('saving');
    const sent = current.content;
    try {
      const { revision, saved_at } = await call('POST /submission/draft', {
        body: { revision: current.revision, content: sent, files: current.files.map(({ id }) => id) },
        silent: true,
      });
      current.revision = revision;
      setSavedAt(saved_at);
      setState('saved');
      if (!current.dirty) forgetText();
      else keepText({ content: current.content, revision });
    } catch (error) {
      current.dirty = true;
      const newer = newerDraft(error);
      if (newer) {
        current.held = true;
        setOther(newer);
        setState('conflict');
      } else {
        setState('local');
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void save(), again);
      }
    } finally {
      current.busy = false;
      if (current.dirty && !current.held) schedule(timer, save, pause);
    }
  }, []);

  useEffect(() => {
    if (loggedIn && now.current.dirty) schedule(timer, save, pause);
    return () => clearTimeout(timer.current);
  }, [loggedIn, save]);

  const touched = useCallback(() => {
    const { current } = now;
    current.dirty = true;
    keepText({ content: current.content, revision: current.revision });
    if (!loggedIn) setState('local');
    else if (!current.held) {
      setState('waiting');
      schedule(timer, save, pause);
    }
  }, [loggedIn, save]);

  return {
    content,
    files,
    state,
    savedAt,
    /** Another version of the text; null when there is nothing to choose. */
    other,
    change: useCallback(
      (patch: ManuscriptDraft) => {
        now.current.content = { ...now.current.content, ...patch };
        setContent(now.current.content);
        touched();
      },
      [touched],
    ),
    changeFiles: useCallback(
      (next: StoredFile[]) => {
        now.current.files = next;
        setFiles(next);
        touched();
      },
      [touched],
    ),
    /** Ends the choice between two versions. */
    choose(takeOther: boolean) {
      const { current } = now;
      if (!other) return;
      if (takeOther) {
        current.content = other.content;
        current.files = other.files;
        setContent(other.content);
        setFiles(other.files);
      }
      current.revision = other.revision;
      current.held = false;
      setOther(null);
      touched();
    },
    /** The manuscript was handed in: nothing is left to save. */
    done() {
      clearTimeout(timer.current);
      now.current.held = true;
      forgetText();
    },
    /** Stops the saving while the manuscript is being handed in. */
    hold(held: boolean) {
      now.current.held = held;
      if (!held) touched();
    },
  };
}

export type ManuscriptForm = ReturnType<typeof useManuscript>;

function schedule(
  timer: { current: ReturnType<typeof setTimeout> | undefined },
  save: () => Promise<void>,
  ms: number,
): void {
  clearTimeout(timer.current);
  timer.current = setTimeout(() => void save(), ms);
}

function newerDraft(error: unknown): DraftVersion | undefined {
  if (!(error instanceof ApiError) || error.code !== 409) return undefined;
  const { draft } = (error.data ?? {}) as { draft?: SubmissionDraft };
  return draft;
}
